#pragma once
#include <stdint.h>

// One function compiled twice, the better one chosen when the program is loaded.
#if defined(__x86_64__) && defined(__linux__)
#define INB_CLONES __attribute__((target_clones("avx2", "default")))
#else
#define INB_CLONES
#endif

static inline int inb_blue(uint32_t pixel) { return pixel & 255; }
static inline int inb_green(uint32_t pixel) { return (pixel >> 8) & 255; }
static inline int inb_red(uint32_t pixel) { return (pixel >> 16) & 255; }
