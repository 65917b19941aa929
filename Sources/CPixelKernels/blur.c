#include "clones.h"
#include "pixel_kernels.h"

// Sums must be the same on every processor: no fused multiplication and addition.
#pragma STDC FP_CONTRACT OFF

enum { LANES = INB_BLUR_LANES, WIDTH = 8, GROUPS = LANES / WIDTH };
typedef float floats __attribute__((vector_size(WIDTH * 4), aligned(4)));
typedef int32_t ints __attribute__((vector_size(WIDTH * 4), aligned(4)));
typedef uint16_t levels __attribute__((vector_size(WIDTH * 2), aligned(2)));

#define TO_INTS(x) __builtin_convertvector(x, ints)
#define TO_FLOATS(x) __builtin_convertvector(x, floats)
#define TO_LEVELS(x) __builtin_convertvector(x, levels)

INB_CLONES
void inb_blur_weights(uint16_t *restrict line, float *restrict scratch, ptrdiff_t count,
                      const float *restrict weights, ptrdiff_t radius) {
  levels *places = (levels *)line;
  floats *values = (floats *)scratch;
  for (ptrdiff_t i = 0; i < count * GROUPS; i++) values[i] = TO_FLOATS(TO_INTS(places[i]));
  for (ptrdiff_t i = radius; i < count - radius; i++) {
    floats sums[GROUPS];
    for (int g = 0; g < GROUPS; g++) sums[g] = (floats){} + 0.5f;
    // A kernel is turned over in a convolution; a shift moves the picture forwards.
    const floats *value = values + (i + radius) * GROUPS;
    for (ptrdiff_t tap = 0; tap <= 2 * radius; tap++, value -= GROUPS)
      for (int g = 0; g < GROUPS; g++) sums[g] += value[g] * weights[tap];
    for (int g = 0; g < GROUPS; g++) places[i * GROUPS + g] = TO_LEVELS(TO_INTS(sums[g]));
  }
}

INB_CLONES
void inb_blur_box(const uint16_t *restrict line, uint16_t *restrict result, ptrdiff_t count,
                  ptrdiff_t radius, float edge) {
  float weight = 1 / ((float)(2 * radius + 1) + 2 * edge), edge_weight = edge * weight;
  ints sums[GROUPS] = {};
  // A place beyond either end is clear.
#define PLACE(i) ((i) >= 0 && (i) < count ? (const levels *)line + (i) * GROUPS : clear)
  static const levels clear[GROUPS] = {};
  for (ptrdiff_t i = 0; i < radius && i < count; i++)
    for (int g = 0; g < GROUPS; g++) sums[g] += TO_INTS(PLACE(i)[g]);
  for (ptrdiff_t i = 0; i < count; i++) {
    const levels *before = PLACE(i - radius - 1), *first = PLACE(i - radius);
    const levels *last = PLACE(i + radius), *after = PLACE(i + radius + 1);
    levels *out = (levels *)result + i * GROUPS;
    for (int g = 0; g < GROUPS; g++) {
      sums[g] += TO_INTS(last[g]);
      ints ends = TO_INTS(before[g]) + TO_INTS(after[g]);
      floats mean = TO_FLOATS(sums[g]) * weight + TO_FLOATS(ends) * edge_weight;
      out[g] = TO_LEVELS(TO_INTS(mean + 0.5f));
      sums[g] -= TO_INTS(first[g]);
    }
  }
#undef PLACE
}

int inb_blur_load(const uint32_t *row, uint16_t *line, ptrdiff_t count) {
  uint32_t seen = 0;
  for (ptrdiff_t i = 0; i < count; i++) {
    uint32_t pixel = row[i];
    uint16_t *place = line + i * LANES;
    seen |= pixel;
    place[0] = (pixel & 255) << 8;
    place[1] = pixel & 0xff00;
    place[2] = (pixel >> 8) & 0xff00;
    place[3] = (pixel >> 16) & 0xff00;
  }
  return seen != 0;
}

INB_CLONES
void inb_blur_store(const uint16_t *restrict place, uint32_t *restrict row, ptrdiff_t count) {
  uint8_t *restrict bytes = (uint8_t *)row;
  for (ptrdiff_t i = 0; i < 4 * count; i++) bytes[i] = (uint8_t)((place[i] + 128) >> 8);
}
