#include "clones.h"
#include "pixel_kernels.h"

// The matrix of BT.709 in 14-bit fixed point, for 8-bit limited range: the rows of luma, Cb and Cr.
// 219/255 * 2^14 = 14070.96 is shared out by 0.2126, 0.7152, 0.0722, rounded so that white is 235;
// 112/255 * 2^14 = 7196.1 is the weight of a chroma's own primary. Chroma rows sum to nought, so
// that grey has none.
enum { YR = 2991, YG = 10064, YB = 1016 };
enum { UR = -1649, UG = -5547, UB = 7196 };
enum { VR = 7196, VG = -6536, VB = -660 };

static inline int luma8(uint32_t p) {
  return (YR * inb_red(p) + YG * inb_green(p) + YB * inb_blue(p) + (16 << 14) + (1 << 13)) >> 14;
}

// The weighted sums of three columns, 1, 2, 1.
static inline int taps(int left, int centre, int right) { return left + 2 * centre + right; }

INB_CLONES
void inb_yuv420_rows(const uint8_t *restrict top, const uint8_t *restrict bottom,
                     uint8_t *restrict luma_top, uint8_t *restrict luma_bottom,
                     uint8_t *restrict cb, uint8_t *restrict cr, ptrdiff_t cells,
                     int at_left_edge) {
  const uint32_t *restrict a = (const uint32_t *)top;
  const uint32_t *restrict b = (const uint32_t *)bottom;
  for (ptrdiff_t i = 0; i < 2 * cells; i++) luma_top[i] = luma8(a[i]);
  for (ptrdiff_t i = 0; i < 2 * cells; i++) luma_bottom[i] = luma8(b[i]);
  ptrdiff_t first = at_left_edge && cells > 0 ? 1 : 0;
  if (first) {
    // The column before the picture repeats its first, so the weights are 3 and 1.
    int red = 3 * (inb_red(a[0]) + inb_red(b[0])) + inb_red(a[1]) + inb_red(b[1]);
    int green = 3 * (inb_green(a[0]) + inb_green(b[0])) + inb_green(a[1]) + inb_green(b[1]);
    int blue = 3 * (inb_blue(a[0]) + inb_blue(b[0])) + inb_blue(a[1]) + inb_blue(b[1]);
    cb[0] = (UR * red + UG * green + UB * blue + (128 << 17) + (1 << 16)) >> 17;
    cr[0] = (VR * red + VG * green + VB * blue + (128 << 17) + (1 << 16)) >> 17;
  }
  for (ptrdiff_t i = first; i < cells; i++) {
    uint32_t a0 = a[2 * i - 1], a1 = a[2 * i], a2 = a[2 * i + 1];
    uint32_t b0 = b[2 * i - 1], b1 = b[2 * i], b2 = b[2 * i + 1];
    // Red and blue are summed in the two halves of one word: a sum is at most 8 * 255.
    const uint32_t halves = 0x00ff00ff;
    uint32_t sums = (a0 & halves) + 2 * (a1 & halves) + (a2 & halves) + (b0 & halves) +
                    2 * (b1 & halves) + (b2 & halves);
    int green = taps(inb_green(a0), inb_green(a1), inb_green(a2)) +
                taps(inb_green(b0), inb_green(b1), inb_green(b2));
    int blue = sums & 0xffff, red = sums >> 16;
    cb[i] = (UR * red + UG * green + UB * blue + (128 << 17) + (1 << 16)) >> 17;
    cr[i] = (VR * red + VG * green + VB * blue + (128 << 17) + (1 << 16)) >> 17;
  }
}

INB_CLONES
void inb_yuv444_row(const uint8_t *restrict row, uint8_t *restrict luma, uint8_t *restrict cb,
                    uint8_t *restrict cr, ptrdiff_t count) {
  const uint32_t *restrict p = (const uint32_t *)row;
  for (ptrdiff_t i = 0; i < count; i++) {
    int red = inb_red(p[i]), green = inb_green(p[i]), blue = inb_blue(p[i]);
    luma[i] = (YR * red + YG * green + YB * blue + (16 << 14) + (1 << 13)) >> 14;
    cb[i] = (UR * red + UG * green + UB * blue + (128 << 14) + (1 << 13)) >> 14;
    cr[i] = (VR * red + VG * green + VB * blue + (128 << 14) + (1 << 13)) >> 14;
  }
}

// JPEG's matrix in 14-bit fixed point: 0.299, 0.587, 0.114 for luma; chroma is (B - Y) / 1.772 and
// (R - Y) / 1.402 about 128. Luma's weights sum to one, chroma's to nought. A saturated blue or red
// rounds up to 256, one more than fits.
INB_CLONES
void inb_jpeg_row(const uint8_t *restrict row, uint8_t *restrict luma, uint8_t *restrict cb,
                  uint8_t *restrict cr, ptrdiff_t count) {
  const uint32_t *restrict p = (const uint32_t *)row;
  for (ptrdiff_t i = 0; i < count; i++) {
    int red = inb_red(p[i]), green = inb_green(p[i]), blue = inb_blue(p[i]);
    luma[i] = (4899 * red + 9617 * green + 1868 * blue + (1 << 13)) >> 14;
    int u = (-2765 * red - 5427 * green + 8192 * blue + (128 << 14) + (1 << 13)) >> 14;
    int v = (8192 * red - 6860 * green - 1332 * blue + (128 << 14) + (1 << 13)) >> 14;
    cb[i] = u > 255 ? 255 : u;
    cr[i] = v > 255 ? 255 : v;
  }
}

// Ten bits are four times eight, so the same weights with two bits less to shift away.
INB_CLONES
void inb_yuv444_10_row(const uint8_t *restrict row, uint16_t *restrict luma, uint16_t *restrict cb,
                       uint16_t *restrict cr, uint16_t *restrict alpha, ptrdiff_t count) {
  const uint32_t *restrict p = (const uint32_t *)row;
  for (ptrdiff_t i = 0; i < count; i++) {
    int red = inb_red(p[i]), green = inb_green(p[i]), blue = inb_blue(p[i]);
    luma[i] = (YR * red + YG * green + YB * blue + (64 << 12) + (1 << 11)) >> 12;
    cb[i] = (UR * red + UG * green + UB * blue + (512 << 12) + (1 << 11)) >> 12;
    cr[i] = (VR * red + VG * green + VB * blue + (512 << 12) + (1 << 11)) >> 12;
  }
  if (!alpha) return;
  for (ptrdiff_t i = 0; i < count; i++) alpha[i] = ((p[i] >> 24) * 1023 + 127) / 255;
}

INB_CLONES
void inb_yuv422_10_row(const uint8_t *restrict row, uint16_t *restrict luma, uint16_t *restrict cb,
                       uint16_t *restrict cr, ptrdiff_t cells, int at_left_edge) {
  const uint32_t *restrict p = (const uint32_t *)row;
  for (ptrdiff_t i = 0; i < 2 * cells; i++) {
    luma[i] = (YR * inb_red(p[i]) + YG * inb_green(p[i]) + YB * inb_blue(p[i]) + (64 << 12) +
               (1 << 11)) >>
              12;
  }
  for (ptrdiff_t i = 0; i < cells; i++) {
    uint32_t before = p[i == 0 && at_left_edge ? 0 : 2 * i - 1], at = p[2 * i], after = p[2 * i + 1];
    int red = taps(inb_red(before), inb_red(at), inb_red(after));
    int green = taps(inb_green(before), inb_green(at), inb_green(after));
    int blue = taps(inb_blue(before), inb_blue(at), inb_blue(after));
    cb[i] = (UR * red + UG * green + UB * blue + (512 << 14) + (1 << 13)) >> 14;
    cr[i] = (VR * red + VG * green + VB * blue + (512 << 14) + (1 << 13)) >> 14;
  }
}
