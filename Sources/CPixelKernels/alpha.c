#include "clones.h"
#include "pixel_kernels.h"

// c * 255 / a rounded, as floor((510 c + a) / 2a). Both are exact floats, and a quotient that is no
// whole number is at least 1/510 away from one, far more than a float's error below 256.
static inline uint32_t straight(int premultiplied, float twice_alpha, int alpha) {
  int value = (int)((float)(510 * premultiplied + alpha) / twice_alpha);
  return value > 255 ? 255 : value;
}

INB_CLONES
void inb_unpremultiply_row(const uint8_t *restrict row, uint8_t *restrict out, ptrdiff_t count) {
  const uint32_t *restrict p = (const uint32_t *)row;
  uint32_t *restrict q = (uint32_t *)out;
  for (ptrdiff_t i = 0; i < count; i++) {
    int alpha = p[i] >> 24;
    float twice = alpha ? 2 * alpha : 2;
    uint32_t colour = straight(inb_blue(p[i]), twice, alpha) |
                      straight(inb_green(p[i]), twice, alpha) << 8 |
                      straight(inb_red(p[i]), twice, alpha) << 16;
    q[i] = alpha ? colour | (uint32_t)alpha << 24 : 0;
  }
}

// c * a / 255 rounded, by Blinn's identity for division by 255.
static inline uint32_t scaled(int colour, int alpha) {
  int product = colour * alpha + 128;
  return (product + (product >> 8)) >> 8;
}

INB_CLONES
void inb_premultiply_row(const uint8_t *row, uint8_t *out, ptrdiff_t count) {
  const uint32_t *p = (const uint32_t *)row;
  uint32_t *q = (uint32_t *)out;
  for (ptrdiff_t i = 0; i < count; i++) {
    int alpha = p[i] >> 24;
    q[i] = scaled(inb_blue(p[i]), alpha) | scaled(inb_green(p[i]), alpha) << 8 |
           scaled(inb_red(p[i]), alpha) << 16 | (uint32_t)alpha << 24;
  }
}

INB_CLONES
void inb_alpha_row(const uint8_t *restrict row, uint8_t *restrict alpha, ptrdiff_t count) {
  const uint32_t *restrict p = (const uint32_t *)row;
  for (ptrdiff_t i = 0; i < count; i++) alpha[i] = p[i] >> 24;
}

INB_CLONES
void inb_rgba_row(const uint8_t *restrict row, uint8_t *restrict rgba, ptrdiff_t count) {
  const uint32_t *restrict p = (const uint32_t *)row;
  uint32_t *restrict q = (uint32_t *)rgba;
  for (ptrdiff_t i = 0; i < count; i++)
    q[i] = (p[i] & 0xff00ff00) | (p[i] & 255) << 16 | ((p[i] >> 16) & 255);
}

INB_CLONES
void inb_rgb24_row(const uint8_t *restrict row, uint8_t *restrict rgb, ptrdiff_t count) {
  for (ptrdiff_t i = 0; i < count; i++) {
    rgb[3 * i] = row[4 * i + 2];
    rgb[3 * i + 1] = row[4 * i + 1];
    rgb[3 * i + 2] = row[4 * i];
  }
}

enum { STEP = 3, DIAGONAL = 4, FAR = 0xffff };

// Takes a neighbour's colour if the way through it is shorter than the best so far.
static inline void nearer(uint32_t *pixel, uint16_t *distance, uint32_t colour, int from, int step) {
  int through = from + step;
  if (through >= *distance) return;
  *distance = through;
  *pixel = colour & 0x00ffffff;
}

size_t inb_fill_clear(uint8_t *picture, ptrdiff_t stride, ptrdiff_t width, ptrdiff_t height,
                      uint16_t *distances) {
  size_t covered = 0;
  for (ptrdiff_t y = 0; y < height; y++) {
    uint32_t *row = (uint32_t *)(picture + y * stride);
    uint16_t *here = distances + y * width;
    uint32_t *above = y > 0 ? (uint32_t *)(picture + (y - 1) * stride) : row;
    uint16_t *before = y > 0 ? here - width : here;
    for (ptrdiff_t x = 0; x < width; x++) {
      int is_covered = row[x] >> 24 != 0;
      covered += is_covered;
      here[x] = is_covered ? 0 : FAR;
      if (is_covered) continue;
      if (x > 0) nearer(row + x, here + x, row[x - 1], here[x - 1], STEP);
      if (y == 0) continue;
      nearer(row + x, here + x, above[x], before[x], STEP);
      if (x > 0) nearer(row + x, here + x, above[x - 1], before[x - 1], DIAGONAL);
      if (x + 1 < width) nearer(row + x, here + x, above[x + 1], before[x + 1], DIAGONAL);
    }
  }
  if (covered == 0 || covered == (size_t)(width * height)) return covered;
  for (ptrdiff_t y = height - 1; y >= 0; y--) {
    uint32_t *row = (uint32_t *)(picture + y * stride);
    uint16_t *here = distances + y * width;
    uint32_t *below = y + 1 < height ? (uint32_t *)(picture + (y + 1) * stride) : row;
    uint16_t *after = y + 1 < height ? here + width : here;
    for (ptrdiff_t x = width - 1; x >= 0; x--) {
      if (here[x] == 0) continue;
      if (x + 1 < width) nearer(row + x, here + x, row[x + 1], here[x + 1], STEP);
      if (y + 1 == height) continue;
      nearer(row + x, here + x, below[x], after[x], STEP);
      if (x > 0) nearer(row + x, here + x, below[x - 1], after[x - 1], DIAGONAL);
      if (x + 1 < width) nearer(row + x, here + x, below[x + 1], after[x + 1], DIAGONAL);
    }
  }
  return covered;
}
