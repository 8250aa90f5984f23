# games.awk - FENs to a PGN file of studies, one a FEN, as databases have them:
# nine tags, one to five paragraphs of moves with variations and comments, or of -v moves=

BEGIN {
    if (!moves)
        moves = "1.Kf2 Kd5 2.Nc3+ Kc4 3.Ra4+ {thematic: the bishop is lost} Kb3 4.Rxb4+ $1\n" \
            "Kxc3 (4...Ka3 5.Rb8 {and wins as in the game} Ne5 6.Kg3) 5.Rb8 Nd4 6.Ke1 Nc2+\n"
    split("1-0 1/2-1/2 *", results, " ")
}

{
    result = results[NR % 3 + 1]
    printf "[Event \"Study %d\"]\n[Site \"?\"]\n[Date \"1925.??.??\"]\n[Round \"-\"]\n", NR
    printf "[White \"Kubbel L\"]\n[Black \"?\"]\n[Result \"%s\"]\n[SetUp \"1\"]\n", result
    printf "[FEN \"%s\"]\n\n", $0
    for (n = NR % 5; n >= 0; n--) printf "%s", moves
    printf "%s\n\n", result
}
