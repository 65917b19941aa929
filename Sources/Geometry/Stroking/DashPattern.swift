import Foundation

/// A repeating pattern of dashes and gaps.
struct DashPattern {
  /// Dash and gap lengths in turn, an even number.
  private let lengths: [CGFloat]
  /// The length of one repeat.
  private let period: CGFloat
  /// Where in the pattern a line begins, in 0..<period.
  private let phase: CGFloat

  /// The pattern of `style`; `nil` for a solid line.
  ///
  /// An odd number of lengths is repeated, so that dashes and gaps trade places (SVG 2, section
  /// 13.5.6).
  init?(_ style: StrokeStyle) {
    let lengths = style.dash.count.isMultiple(of: 2) ? style.dash : style.dash + style.dash
    let period = lengths.reduce(0, +)
    guard period > 0, period < .infinity, lengths.allSatisfy({ $0 >= 0 }) else { return nil }
    let phase = style.dashPhase.truncatingRemainder(dividingBy: period)
    (self.lengths, self.period) = (lengths, period)
    self.phase = phase.isFinite ? (phase < 0 ? phase + period : phase) : 0
  }

  /// The dashes of `subpath` in order; the subpath itself where the pattern is too fine to draw.
  func dashes(of subpath: Path.Subpath) -> [PenLine] {
    let measured = subpath.segments.map { (segment: $0, length: $0.arcLength()) }
    let total = measured.reduce(0) { $0 + $1.length }
    guard total > 0, total / period * CGFloat(lengths.count) <= 200_000 else {
      return [PenLine(subpath)]
    }
    var cutter = Cutter(pattern: self)
    for (segment, length) in measured where length > 0 { cutter.cut(segment, length: length) }
    return cutter.finished(subpath)
  }

  /// Cuts the pieces of one subpath, in order, into dashes.
  private struct Cutter {
    private let lengths: [CGFloat]
    /// Which dash (even) or gap (odd) the pen is in, and how much of it is left.
    private var index = 0
    private var remaining: CGFloat
    private let startsOn: Bool
    /// The dash being drawn, and those done.
    private var dash = PenLine()
    private var dashes: [PenLine] = []

    init(pattern: DashPattern) {
      lengths = pattern.lengths
      remaining = lengths[0] - pattern.phase
      // Past a dash that ends where the line begins, but not past one that is a dot there.
      while remaining < 0 || (remaining == 0 && lengths[index] > 0), index < lengths.count - 1 {
        index += 1
        remaining += lengths[index]
      }
      remaining = max(remaining, 0)
      startsOn = index.isMultiple(of: 2)
    }

    private var isOn: Bool { index.isMultiple(of: 2) }

    mutating func cut(_ segment: Path.Segment, length: CGFloat) {
      var (t, position) = (CGFloat(0), CGFloat(0))
      while position + remaining < length {
        position += remaining
        let end = segment.parameter(atLength: position)
        if isOn { draw(segment, from: t, to: end) }
        lift()
        t = end
      }
      // Sums of dashes that should end with the piece may miss it by rounding: no dash begins there.
      let rest = length - position
      if isOn, !dash.segments.isEmpty || rest > 1e-9 * length { draw(segment, from: t, to: 1) }
      remaining -= rest
    }

    private mutating func draw(_ segment: Path.Segment, from t0: CGFloat, to t1: CGFloat) {
      dash.direction = segment.tangent(at: t0) ?? dash.direction
      if t1 - t0 < 1e-12 {
        // Cut out of a curve, a part as short as this would head anywhere.
        let point = segment.evaluate(t0)
        dash.segments.append(.line(LineSegment(start: point, end: point)))
      } else {
        dash.segments.append(t0 == 0 && t1 == 1 ? segment : segment.subsegment(t0, t1))
      }
    }

    private mutating func lift() {
      if !dash.segments.isEmpty { dashes.append(dash) }
      dash.segments.removeAll()
      index = (index + 1) % lengths.count
      remaining = lengths[index]
    }

    /// All dashes of `subpath`, after its last piece.
    consuming func finished(_ subpath: Path.Subpath) -> [PenLine] {
      guard !dash.segments.isEmpty else { return dashes }
      guard subpath.isClosed, startsOn else { return dashes + [dash] }
      // The pen was never lifted, or it passes through the start of the outline.
      guard !dashes.isEmpty else { return [PenLine(subpath)] }
      dashes[0].segments = dash.segments + dashes[0].segments
      dashes[0].direction = dash.direction
      return dashes
    }
  }
}
