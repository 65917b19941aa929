import Picture
import Testing

@Suite struct ColorMixingTests {
  static let red = RGBA(rgb: 0xFF3B30)
  static let blue = RGBA(rgb: 0x007AFF)

  /// Mid values in 8 bits, measured on the shipped framework.
  @Test(arguments: [
    (red, RGBA(rgb: 0x00FF00), ColorInterpolation.oklab, [205, 176, 40]),
    (red, RGBA(rgb: 0x00FF00), .linear, [188, 191, 32]),
    (red, RGBA(rgb: 0x00FF00), .gamma, [128, 157, 24]),
    (blue, red, .oklab, [167, 116, 166]), (blue, red, .linear, [188, 97, 190]),
    (.black, .white, .oklab, [99, 99, 99]), (.black, .white, .linear, [188, 188, 188]),
  ])
  func middlesAreThoseOfTheFramework(
    start: RGBA, end: RGBA, space: ColorInterpolation, middle: [Int]
  ) {
    let color = start.mixed(with: end, by: 0.5, in: space)
    for (level, expected) in zip([color.red, color.green, color.blue], middle) {
      #expect(abs(level * 255 - Double(expected)) <= 0.6, "\(color) in \(space)")
    }
  }

  @Test(arguments: ColorInterpolation.allCases)
  func endsAreExactAndVectorsRoundTrip(space: ColorInterpolation) {
    for rgb in stride(from: UInt32(0), through: 0xFFFFFF, by: 0x0A1B3D) {
      let color = RGBA(rgb: rgb).opacity(0.3)
      #expect(ColorVector(color, in: space).color(in: space).distance(to: color) < 1e-6)
      #expect(color.mixed(with: .white, by: 0, in: space) == color)
      #expect(color.mixed(with: .white, by: 1, in: space) == .white)
    }
  }

  @Test(arguments: ColorInterpolation.allCases)
  func nothingHasNoHue(space: ColorInterpolation) {
    let appearing = RGBA.clear.mixed(with: Self.red, by: 0.25, in: space)
    #expect(appearing.distance(to: Self.red.opacity(0.25)) < 1e-6)
    let leaving = Self.red.mixed(with: .clear, by: 0.25, in: space)
    #expect(leaving.distance(to: Self.red.opacity(0.75)) < 1e-6)
  }

  @Test func opacityIsNotMultipliedIn() {
    let color = Self.red.opacity(0.1).mixed(with: Self.blue, by: 0.5, in: .gamma)
    #expect(abs(color.red - 0.5) < 1e-9)
    #expect(abs(color.opacity - 0.55) < 1e-9)
  }

  @Test func overshootIsClampedAndNaNIsBlack() {
    let color = RGBA.black.mixed(with: .white, by: 1.4)
    #expect(color == .white)
    #expect(ColorVector(components: SIMD4(repeating: .nan)).color(in: .oklab) == .clear)
  }
}
