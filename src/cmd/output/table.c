/* table.c - rows of a table: tab-separated values or JSON lines */
#include "output/table.h"

#include <stdio.h>
#include <string.h>

#include "output/output.h"

static void put_tsv_text(const char *text, size_t length)
{
    static const char special[] = "\t\r\n\\", letters[] = "trn\\";
    for (size_t i = 0; i < length; i++) {
        const char *found = memchr(special, text[i], 4);
        if (found)
            put_bytes((const char[]){'\\', letters[found - special]}, 2);
        else
            put_char(text[i]);
    }
}

static void put_json_text(const char *text, size_t length)
{
    put_char('"');
    for (size_t i = 0; i < length;) {
        unsigned char byte = (unsigned char)text[i];
        size_t n = byte < 0x80 ? 1 : utf8_length(text + i, length - i);
        char escape[8];
        if (n == 0) {
            put_text("\\ufffd");
            n = 1;
        } else if (byte < ' ' || byte == 0x7f) {
            snprintf(escape, sizeof escape, "\\u%04x", byte);
            put_text(escape);
        } else {
            if (byte == '"' || byte == '\\')
                put_char('\\');
            put_bytes(text + i, n);
        }
        i += n;
    }
    put_char('"');
}

void put_header(int format, const struct cell *cells, size_t count)
{
    for (size_t i = 0; format == FORMAT_TSV && i < count; i++) {
        put_text(cells[i].name);
        put_char(i + 1 < count ? '\t' : '\n');
    }
}

static void put_json_cell(const struct cell *cell)
{
    put_json_text(cell->name, strlen(cell->name));
    put_char(':');
    if (!cell->text)
        put_text("null");
    else if (cell->number)
        put_bytes(cell->text, cell->length);
    else
        put_json_text(cell->text, cell->length);
}

void put_row(int format, const struct cell *cells, size_t count)
{
    if (format == FORMAT_JSONL)
        put_char('{');
    for (size_t i = 0; i < count; i++) {
        if (i > 0)
            put_char(format == FORMAT_JSONL ? ',' : '\t');
        if (format == FORMAT_JSONL)
            put_json_cell(&cells[i]);
        else if (cells[i].text)
            put_tsv_text(cells[i].text, cells[i].length);
    }
    put_text(format == FORMAT_JSONL ? "}\n" : "\n");
}
