#pragma once
#include <stddef.h>
#include <stdint.h>

// Loops over rows of pixels that run once for every pixel of every frame.
//
// They are in C because a Swift package is compiled for the oldest x86-64, and only C can say
// "compile this for AVX2 as well and choose at run time". docs/dependencies.md has the figures.
//
// A source pixel is B, G, R, A in memory. Every sum stays inside 32 bits. BT.709, limited range:
//   Y  =  16 + 219 (0.2126 R + 0.7152 G + 0.0722 B) / 255
//   Cb = 128 + 224 (B - luma) / (2 * 0.9278) / 255,  Cr = 128 + 224 (R - luma) / (2 * 0.7874) / 255

// Two rows to two rows of luma and one row of chroma, 4:2:0, chroma sited left:
// a chroma sample is the mean of two rows of the columns x-1, x, x+1 weighted 1, 2, 1, x even.
// `cells` are pairs of columns. The pixel before the first is read unless `at_left_edge`, when the
// first column stands in for it.
void inb_yuv420_rows(const uint8_t *top, const uint8_t *bottom, uint8_t *luma_top,
                     uint8_t *luma_bottom, uint8_t *cb, uint8_t *cr, ptrdiff_t cells,
                     int at_left_edge);

// One row to a row each of luma and chroma at full size.
void inb_yuv444_row(const uint8_t *row, uint8_t *luma, uint8_t *cb, uint8_t *cr, ptrdiff_t count);

// As inb_yuv444_row, but as JPEG (JFIF) has it: BT.601, full range.
void inb_jpeg_row(const uint8_t *row, uint8_t *luma, uint8_t *cb, uint8_t *cr, ptrdiff_t count);

// As inb_yuv444_row with 10 bits a sample; alpha, unless NULL, is 10 bits full range.
void inb_yuv444_10_row(const uint8_t *row, uint16_t *luma, uint16_t *cb, uint16_t *cr,
                       uint16_t *alpha, ptrdiff_t count);

// One row to 10-bit luma and chroma halved horizontally, 4:2:2, chroma sited left.
void inb_yuv422_10_row(const uint8_t *row, uint16_t *luma, uint16_t *cb, uint16_t *cr,
                       ptrdiff_t cells, int at_left_edge);

// Premultiplied to straight alpha, rounded to nearest; a clear pixel becomes clear black.
void inb_unpremultiply_row(const uint8_t *row, uint8_t *straight, ptrdiff_t count);

// Straight to premultiplied alpha, rounded to nearest. May work in place.
void inb_premultiply_row(const uint8_t *row, uint8_t *premultiplied, ptrdiff_t count);

// The alpha bytes of a row.
void inb_alpha_row(const uint8_t *row, uint8_t *alpha, ptrdiff_t count);

// B, G, R, A to R, G, B, A, and to R, G, B.
void inb_rgba_row(const uint8_t *row, uint8_t *rgba, ptrdiff_t count);
void inb_rgb24_row(const uint8_t *row, uint8_t *rgb, ptrdiff_t count);

// Gives every clear pixel the colour of the nearest that is not, alpha unchanged, in two passes
// over the picture (Borgefors, "Distance transformations in digital images", 1986, weights 3, 4).
// `distances` is scratch of width * height. Returns how many pixels were not clear.
size_t inb_fill_clear(uint8_t *straight, ptrdiff_t stride, ptrdiff_t width, ptrdiff_t height,
                      uint16_t *distances);

// A blur filters this many levels at each place of a line at once: eight lines of four channels.
// A level is a channel times 256.
enum { INB_BLUR_LANES = 32 };

// Convolves the places radius ... count - radius - 1 with 2 * radius + 1 weights, in place; the
// other places keep what they held. `scratch` is count * INB_BLUR_LANES floats.
void inb_blur_weights(uint16_t *line, float *scratch, ptrdiff_t count, const float *weights,
                      ptrdiff_t radius);

// The mean of the 2 * radius + 1 places around each and `edge` of the next one on each side; what
// lies beyond the ends is clear. Running sums are integers, hence exact.
void inb_blur_box(const uint16_t *line, uint16_t *result, ptrdiff_t count, ptrdiff_t radius,
                  float edge);

// The pixels of a row to every INB_BLUR_LANES-th four levels; whether any pixel is not clear.
int inb_blur_load(const uint32_t *row, uint16_t *line, ptrdiff_t count);

// Levels, four a pixel, to pixels, rounded to nearest.
void inb_blur_store(const uint16_t *place, uint32_t *row, ptrdiff_t count);
