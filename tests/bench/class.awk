# class.awk - the class of a good FEN, counted the plain way: what gbr encode must say too
function digit(white, black) {
    return white > 2 || black > 2 ? 9 : white + 3 * black
}
function men(letter) {
    return gsub(letter, "", $1)
}
{
    print digit(men("Q"), men("q")) digit(men("R"), men("r")) digit(men("B"), men("b")) \
        digit(men("N"), men("n")) "." men("P") men("p")
}
