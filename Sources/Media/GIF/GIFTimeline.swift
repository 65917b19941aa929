/// When the frames of a film are shown by a clock of hundredths of a second.
///
/// Players show anything shorter than two hundredths much longer, so frames that would be are
/// merged. Rounding never adds up: the film ends within a hundredth of its true end.
struct GIFTimeline {
  /// Frames a second.
  let frameRate: Rational

  static let leastDelay = 2

  /// The hundredth at which a frame begins, rounded half up.
  func start(ofFrame index: Int) -> Int {
    let (n, d) = (frameRate.numerator, frameRate.denominator)
    return Int((Int64(index) * 200 * d + n) / (2 * n))
  }

  /// Whether some frames have to be left out.
  var mergesFrames: Bool { frameRate.value > 50 }
}
