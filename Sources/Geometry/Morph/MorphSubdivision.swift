/// Exact cuts of a chain by de Casteljau's construction.
extension MorphContour {
  /// The control points of the chain between two parameters that count cubics.
  ///
  /// A closed chain may be left and re-entered: parameters run on past `count`. Joints that lie
  /// inside keep their control points exactly. Equal parameters give one null cubic.
  func piece(from start: Double, to end: Double) -> [MorphPoint] {
    let first = Int(start.rounded(.down))
    guard end > start else { return Array(repeating: point(atWrapped: start), count: 4) }
    var last = Int(end.rounded(.down))
    if Double(last) == end { last -= 1 }
    var result: [MorphPoint] = []
    for cubic in first...last {
      let low = cubic == first ? start - Double(cubic) : 0
      let high = cubic == last ? end - Double(cubic) : 1
      let base = 3 * (((cubic % count) + count) % count)
      let controls = points[base...(base + 3)]
      let cut = Self.cut(Array(controls), low, high)
      result += result.isEmpty ? cut : Array(cut[1...])
    }
    return result
  }

  private func point(atWrapped parameter: Double) -> MorphPoint {
    guard isClosed else { return point(at: parameter) }
    let turns = (parameter / Double(count)).rounded(.down)
    let wrapped = parameter - turns * Double(count)
    return wrapped == wrapped.rounded() ? points[3 * Int(wrapped)] : point(at: wrapped)
  }

  /// The cubic between two parameters in 0...1.
  private static func cut(_ p: [MorphPoint], _ low: Double, _ high: Double) -> [MorphPoint] {
    var cubic = p
    if high < 1 { cubic = split(cubic, at: high).left }
    if low > 0 { cubic = split(cubic, at: low / high).right }
    return cubic
  }

  /// Both halves of a cubic.
  static func split(_ p: [MorphPoint], at u: Double) -> (left: [MorphPoint], right: [MorphPoint]) {
    let (a, b, c) = (p[0] + (p[1] - p[0]) * u, p[1] + (p[2] - p[1]) * u, p[2] + (p[3] - p[2]) * u)
    let (d, e) = (a + (b - a) * u, b + (c - b) * u)
    let f = d + (e - d) * u
    return ([p[0], a, d, f], [f, e, c, p[3]])
  }

  /// The length of every cubic's control polygon, a stand-in for its arc length.
  static func controlLengths(_ points: [MorphPoint]) -> [Double] {
    stride(from: 0, to: points.count - 3, by: 3).map { base in
      let first = (points[base + 1] - points[base]).length
      let second = (points[base + 2] - points[base + 1]).length
      return first + second + (points[base + 3] - points[base + 2]).length
    }
  }

  /// Halves the longest cubic of a list of control points until it has `count` of them.
  static func lengthened(_ points: [MorphPoint], to count: Int) -> [MorphPoint] {
    var points = points
    var lengths = controlLengths(points)
    while lengths.count < count {
      let longest = lengths.indices.reduce(0) { lengths[$1] > lengths[$0] ? $1 : $0 }
      let base = 3 * longest
      let halves = split(Array(points[base...(base + 3)]), at: 0.5)
      points.replaceSubrange(base...(base + 3), with: halves.left + halves.right[1...])
      lengths[longest] /= 2
      lengths.insert(lengths[longest], at: longest)
    }
    return points
  }
}
