/* test_material.c - what men there are, without their squares */
#include "random.h"

static void reads(void **state)
{
    const struct row *row = *state;
    union parsed out;
    char written[GBR_MATERIAL_SIZE];
    if (!parse_field(MATERIAL, row->field[0], row->field[1], row->field[2], &out))
        return;
    assert_int_equal(gbr_format_material(&out.material, written), strlen(row->field[1]));
    assert_string_equal(written, row->field[1]);
}

static void reads_spoiled(void **state)
{
    const struct row *row = *state;
    parse_spoiled(MATERIAL, row->field[0], "KQRBNSPkqrbnspwbv-: .", 50);
}

static void random_material(struct dice *dice, struct gbr_material *material)
{
    memset(material, 0, sizeof *material);
    for (unsigned side = GBR_WHITE; side <= GBR_BLACK; side++) {
        material->men[side][GBR_KING] = 1;
        material->men[side][GBR_PAWN] = (unsigned char)roll(dice, 9);
        for (unsigned kind = GBR_QUEEN; kind <= GBR_KNIGHT; kind++)
            material->men[side][kind] = (unsigned char)roll(dice, roll(dice, 2) ? 2 : 6);
    }
}

static void is_read_back(void **state)
{
    struct dice dice = {1};
    (void)state;
    for (unsigned i = 0; i < 20000 / FEWER; i++) {
        struct gbr_material material;
        union parsed out;
        char text[GBR_MATERIAL_SIZE];
        random_material(&dice, &material);
        size_t length = gbr_format_material(&material, text);
        assert_int_equal(length, strlen(text));
        parse_good(MATERIAL, text, length, &out);
        assert_same_material(&out.material, &material);
    }
}

/* The men of a side in any order, which the king begins where no divider says it. */
static char *random_side(
    struct dice *dice, const unsigned char *count, bool small, bool king_first, char *end)
{
    unsigned char left[GBR_KINDS];
    unsigned men_left = 0;
    memcpy(left, count, sizeof left);
    for (unsigned kind = 0; kind < GBR_KINDS; kind++)
        men_left += left[kind];
    while (men_left > 0) {
        unsigned kind = king_first && left[GBR_KING] > 0 ? GBR_KING : roll(dice, GBR_KINDS);
        if (left[kind] == 0)
            continue;
        char letter = kind == GBR_KNIGHT && roll(dice, 2) ? 'S' : men[GBR_WHITE][kind];
        *end++ = small ? (char)(letter | 0x20) : letter;
        left[kind]--;
        men_left--;
    }
    return end;
}

static void any_material_is_read(void **state)
{
    static const char *const dividers[] = {"", "v", "V", " v ", " vs ", " vs. ", "-", " - ", ":",
        " \xe2\x80\x93 ", "\xc2\xa0v\xc2\xa0"};
    struct dice dice = {2};
    (void)state;
    for (unsigned i = 0; i < 20000 / FEWER; i++) {
        struct gbr_material material;
        union parsed out;
        char text[LINE_SIZE];
        unsigned divider = roll(&dice, 11);
        bool small = roll(&dice, 2);
        random_material(&dice, &material);
        char *end = random_side(&dice, material.men[GBR_WHITE], small, divider == 0, text);
        end += sprintf(end, "%s", dividers[divider]);
        end = random_side(&dice, material.men[GBR_BLACK], small, divider == 0, end);
        parse_good(MATERIAL, text, (size_t)(end - text), &out);
        assert_same_material(&out.material, &material);
    }
}

static void longest_material_fits(void **state)
{
    struct gbr_material material;
    char *out = malloc(GBR_MATERIAL_SIZE);
    (void)state;
    assert_non_null(out);
    memset(&material, 0, sizeof material);
    material.men[GBR_WHITE][GBR_QUEEN] = material.men[GBR_BLACK][GBR_PAWN] = 64;
    assert_int_equal(gbr_format_material(&material, out), 129);
    assert_int_equal(strspn(out, "Q"), 64);
    assert_int_equal(out[64], 'v');
    assert_int_equal(strspn(out + 65, "P"), 64);
    memset(&material, 64, sizeof material); /* no board has them, and no buffer overflows */
    assert_int_equal(gbr_format_material(&material, out), GBR_MATERIAL_SIZE - 1);
    assert_int_equal(gbr_count_men(&material, GBR_WHITE), 64 * GBR_KINDS);
    free(out);
}

static void writes_kings_as_they_are(void **state)
{
    struct gbr_material material = {{{[GBR_QUEEN] = 1}, {[GBR_KING] = 2, [GBR_PAWN] = 1}}};
    char out[GBR_MATERIAL_SIZE];
    (void)state;
    assert_int_equal(gbr_format_material(&material, out), 5);
    assert_string_equal(out, "QvKKP");
    assert_int_equal(gbr_count_men(&material, GBR_WHITE), 1);
    assert_int_equal(gbr_count_men(&material, GBR_BLACK), 3);
}

int main(void)
{
    static struct suite suite;
    add_rows(&suite, "material.tsv", 4, reads);
    add_rows(&suite, "material.tsv", 4, reads_spoiled);
    ADD_TEST(&suite, is_read_back);
    ADD_TEST(&suite, any_material_is_read);
    ADD_TEST(&suite, longest_material_fits);
    ADD_TEST(&suite, writes_kings_as_they_are);
    return run_suite("material", &suite);
}
