/* words.h - what the field calls things */
#ifndef WORDS_H
#define WORDS_H

#include "gbr.h"

extern const char *const kind_words[GBR_KINDS]; /* "queen" */
extern const char *const side_words[2];         /* "white" */
extern const char *const side_names[2];         /* "White" */

#endif
