/* replay.c - a fuzz entry over files, without libFuzzer */
#include "fuzz.h"

static void replay(const char *path)
{
    FILE *file = fopen(path, "rb");
    if (!file) {
        perror(path);
        exit(1);
    }
    uint8_t *data = NULL;
    size_t size = 0, got;
    do {
        data = realloc(data, size + 4096);
        CHECK(data);
        got = fread(data + size, 1, 4096, file);
        size += got;
    } while (got > 0);
    fclose(file);
    LLVMFuzzerTestOneInput(data, size);
    free(data);
}

int main(int argc, char **argv)
{
    for (int i = 1; i < argc; i++) {
        fprintf(stderr, "%s\n", argv[i]); /* the last one has the finding */
        replay(argv[i]);
    }
    return 0;
}
