import Picture
import Testing

@Suite struct GradientTests {
  static let gradient = RGBAGradient(
    stops: [
      .init(color: RGBA(rgb: 0x007AFF), location: 0.1),
      .init(color: RGBA(rgb: 0xFF3B30), location: 0.6),
      .init(color: .clear, location: 0.9),
    ], interpolation: .oklab)

  @Test(arguments: ColorInterpolation.allCases)
  func drawingStopsKeepTheErrorUnderHalfAStep(space: ColorInterpolation) {
    var gradient = Self.gradient
    gradient.interpolation = space
    let drawn = RGBAGradient(stops: gradient.stopsForDrawing(), interpolation: .gamma)
    for step in 0...1000 {
      let location = Double(step) / 1000
      let exact = gradient.color(at: location)
      // What is clear has no hue to compare.
      guard exact.opacity > 0 else { continue }
      let error = drawn.color(at: location).distance(to: exact)
      // The three probes of a segment may miss its worst place by a little.
      #expect(error <= 0.6 / 255, "at \(location): \(error * 255) steps")
    }
    #expect(drawn.stops.count < 64)
  }

  @Test func endColoursGoOn() {
    #expect(Self.gradient.color(at: -1) == RGBA(rgb: 0x007AFF))
    #expect(Self.gradient.color(at: 2) == .clear)
    #expect(RGBAGradient(stops: []).color(at: 0.5) == .clear)
    #expect(RGBAGradient(colors: [.black, .white]).color(at: 0.5) == RGBA(white: 0.5))
  }

  @Test func stopsMixOneWithOneAndUnequalOnesAtAllPlaces() {
    let other = RGBAGradient(colors: [.black, .white], interpolation: .gamma)
    let mixed = Self.gradient.mixed(with: other, by: 0.5)
    #expect(mixed.stops.map(\.location) == [0, 0.1, 0.6, 0.9, 1])
    let moved = other.mixed(with: RGBAGradient(colors: [.white, .black]), by: 0.5, in: .gamma)
    #expect(moved.stops.map(\.color) == [RGBA(white: 0.5), RGBA(white: 0.5)])
  }

  @Test func unsortedAndStrangeLocationsBecomeRising() {
    let gradient = RGBAGradient(stops: [
      .init(color: .black, location: 0.5), .init(color: .white, location: 0.2),
      .init(color: .black, location: .nan), .init(color: .white, location: 7),
    ])
    let locations = gradient.stopsForDrawing().map(\.location)
    #expect(locations == locations.sorted())
    #expect(locations.allSatisfy { (0...1).contains($0) })
  }
}
