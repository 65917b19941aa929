#pragma once
#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <png.h>

// libpng reports an error by a jump, which Swift cannot catch: one picture is encoded on this side.

static const int inb_png_all_filters = PNG_ALL_FILTERS;

/// A PNG file in memory; `bytes` is for free().
typedef struct {
  unsigned char *bytes;
  size_t count, capacity;
  char message[128];
} inb_png_file;

static inline void inb_png_append(png_structp png, png_bytep bytes, size_t count) {
  inb_png_file *file = (inb_png_file *)png_get_io_ptr(png);
  if (file->capacity - file->count < count) {
    size_t capacity = 2 * file->capacity + count + 65536;
    unsigned char *grown = (unsigned char *)realloc(file->bytes, capacity);
    if (!grown) png_error(png, "out of memory");
    file->bytes = grown;
    file->capacity = capacity;
  }
  memcpy(file->bytes + file->count, bytes, count);
  file->count += count;
}

static inline void inb_png_flush(png_structp png) { (void)png; }

static inline void inb_png_fail(png_structp png, png_const_charp message) {
  inb_png_file *file = (inb_png_file *)png_get_error_ptr(png);
  snprintf(file->message, sizeof file->message, "%s", message);
  png_longjmp(png, 1);
}

static inline void inb_png_warn(png_structp png, png_const_charp message) {
  (void)png;
  (void)message;
}

/// Encodes R, G, B, A or R, G, B rows of 8 or 16 bits, the highest byte first, as sRGB; returns 0, or
/// 1 with a message.
static inline int inb_png_encode(inb_png_file *file, const unsigned char *pixels, size_t stride,
                                 unsigned width, unsigned height, int alpha, int depth, int level, int filter,
                                 const char *title, const char *comment) {
  png_structp png = png_create_write_struct(PNG_LIBPNG_VER_STRING, file, inb_png_fail, inb_png_warn);
  png_infop info = png ? png_create_info_struct(png) : NULL;
  if (!info) {
    png_destroy_write_struct(&png, NULL);
    snprintf(file->message, sizeof file->message, "out of memory");
    return 1;
  }
  if (setjmp(png_jmpbuf(png))) {
    png_destroy_write_struct(&png, &info);
    return 1;
  }
  png_set_write_fn(png, file, inb_png_append, inb_png_flush);
  png_set_IHDR(png, info, width, height, depth, alpha ? PNG_COLOR_TYPE_RGB_ALPHA : PNG_COLOR_TYPE_RGB,
               PNG_INTERLACE_NONE, PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
  png_set_sRGB(png, info, PNG_sRGB_INTENT_PERCEPTUAL);
  png_set_compression_level(png, level);
  png_set_filter(png, PNG_FILTER_TYPE_BASE, filter);
  png_text texts[2];
  int count = 0;
  memset(texts, 0, sizeof texts);
  if (title) {
    texts[count].compression = PNG_ITXT_COMPRESSION_NONE;
    texts[count].key = (char *)"Title";
    texts[count++].text = (char *)title;
  }
  if (comment) {
    texts[count].compression = PNG_ITXT_COMPRESSION_NONE;
    texts[count].key = (char *)"Comment";
    texts[count++].text = (char *)comment;
  }
  if (count) png_set_text(png, info, texts, count);
  png_write_info(png, info);
  for (unsigned y = 0; y < height; y++) png_write_row(png, pixels + y * stride);
  png_write_end(png, info);
  png_destroy_write_struct(&png, &info);
  return 0;
}
