extension RGBA {
  /// The sRGB colour nearest to one of Display P3, whose components are in 0…1.
  ///
  /// Both spaces share the transfer function and the white point; what lies outside of sRGB is clipped
  /// in each channel. The matrix is that of CSS Color 4, section 17: from P3's primaries to sRGB's.
  public init(displayP3Red red: Double, green: Double, blue: Double, opacity: Double = 1) {
    let p3 = ColorVector(
      RGBA(red: red, green: green, blue: blue, opacity: opacity), in: .linear
    ).components
    let linear = SIMD4(
      1.224_940_176 * p3.x - 0.224_940_176 * p3.y,
      -0.042_056_955 * p3.x + 1.042_056_955 * p3.y,
      -0.019_637_555 * p3.x - 0.078_636_046 * p3.y + 1.098_273_600 * p3.z, p3.w)
    self = ColorVector(components: linear).color(in: .linear)
  }
}
