/* words.c - what the field calls things */
#include "commands/words.h"

const char *const kind_words[GBR_KINDS] = {"queen", "rook", "bishop", "knight", "pawn", "king"};
const char *const side_words[2] = {"white", "black"};
const char *const side_names[2] = {"White", "Black"};
