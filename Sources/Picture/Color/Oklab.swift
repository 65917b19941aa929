import Foundation

/// The sRGB transfer function and Oklab's cone responses.
///
/// Oklab's second matrix is linear, so mixing needs only the cube roots of the cone responses: a
/// straight line there is a straight line in Oklab. See Björn Ottosson, "A perceptual color space
/// for image processing" (2020), https://bottosson.github.io/posts/oklab/, and IEC 61966-2-1 for the
/// transfer function.
enum Oklab {
  /// Linear light of one encoded component; odd in its argument, so that overshoot keeps its sign.
  static func linear(fromEncoded value: Double) -> Double {
    let size = abs(value)
    let result = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
    return value < 0 ? -result : result
  }

  /// The encoded component of linear light; odd in its argument.
  static func encoded(fromLinear value: Double) -> Double {
    let size = abs(value)
    let result = size <= 0.0031308 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
    return value < 0 ? -result : result
  }

  /// The cube roots of the cone responses to linear sRGB.
  static func roots(fromLinear color: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(
      cbrt((SIMD3(0.4122214708, 0.5363325363, 0.0514459929) * color).sum()),
      cbrt((SIMD3(0.2119034982, 0.6806995451, 0.1073969566) * color).sum()),
      cbrt((SIMD3(0.0883024619, 0.2817188376, 0.6299787005) * color).sum()))
  }

  /// Linear sRGB from the cube roots of the cone responses: the inverse of `roots`.
  static func linear(fromRoots roots: SIMD3<Double>) -> SIMD3<Double> {
    let cones = roots * roots * roots
    return SIMD3(
      (SIMD3(4.0767416621, -3.3077115913, 0.2309699292) * cones).sum(),
      (SIMD3(-1.2684380046, 2.6097574011, -0.3413193965) * cones).sum(),
      (SIMD3(-0.0041960863, -0.7034186147, 1.7076147010) * cones).sum())
  }
}
