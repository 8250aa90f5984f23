/* progress.h - a line on the terminal while long work goes on */
#ifndef PROGRESS_H
#define PROGRESS_H

#include <stddef.h>

/* A stream begins; fd is asked for its size. */
void begin_progress(int fd);

/* So many bytes have been read, so many records in all been given out. */
void show_progress(size_t bytes, size_t records);

/* Takes the line away, before anything else is written to the terminal. */
void erase_progress(void);

#endif
