/* version.c - which library runs */
#include "gbr.h"

const char *gbr_version(void)
{
    return GBR_VERSION;
}
