/// A length in points, or a share of the parent's width or height.
package struct Length: Hashable, Sendable {
  /// The fixed part, in points.
  package var points: Double
  /// The share of the parent's side, 1 for all of it.
  package var fraction: Double

  package init(points: Double = 0, fraction: Double = 0) {
    (self.points, self.fraction) = (points, fraction)
  }

  /// The length in points inside a parent whose side is `whole`.
  package func resolved(in whole: Double) -> Double { points + fraction * whole }

  /// Points as a number, or text such as `"40%"`.
  package static func decode(_ node: JSONNode, _ diagnostics: Diagnostics) -> Length? {
    if node.number != nil { return Decode.number(node, diagnostics).map { Length(points: $0) } }
    if let text = node.string {
      if text.hasSuffix("%"), let percent = Double(text.dropLast()),
        percent.magnitude <= Decode.farthest
      {
        return Length(fraction: percent / 100)
      }
      let hint = Double(text) == nil ? "" : "; remove the quotes"
      diagnostics.mistake(
        node, "\(node.seen) is not a length; write points (120) or a share (\"40%\")\(hint)")
    } else {
      diagnostics.mistake(node, "\(node.seen) is not a length; write points (120) or \"40%\"")
    }
    return nil
  }

  /// A list of exactly `count` lengths.
  package static func decodeList(
    _ node: JSONNode, count: Int, _ diagnostics: Diagnostics
  ) -> [Length]? {
    guard let elements = Decode.array(node, count: count...count, diagnostics) else { return nil }
    let lengths = elements.compactMap { decode($0, diagnostics) }
    return lengths.count == count ? lengths : nil
  }
}
