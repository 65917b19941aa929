import Foundation
import Motion

/// Reads the curves that shape the stretches of a track.
enum CurveDecoder {
  static let names: [String] = [
    "linear", "easeIn", "easeOut", "easeInOut", "hold", "cubic",
  ]
  static let spec = ObjectSpec(
    "a curve object", key: "curveObject",
    [
      .init(
        "spring", .any(of: [.number(0...86_400), .object(AnimationDecoder.spring)]),
        "A spring let go at the key before.")
    ])

  typealias Interpolation = KeyframeCurve<Quantity>.Interpolation

  static func decode(_ node: JSONNode, _ diagnostics: Diagnostics) -> Interpolation? {
    if let name = node.string {
      switch name {
      case "linear": return .eased(.linear)
      case "easeIn": return .eased(.easeIn)
      case "easeOut": return .eased(.easeOut)
      case "easeInOut": return .eased(.easeInOut)
      case "hold": return .hold
      case "cubic": return .cubic(startVelocity: nil, endVelocity: nil)
      default:
        diagnostics.mistake(
          node, "\(node.seen) is not a curve; \(Suggestion.hint(for: name, in: names))")
        return nil
      }
    }
    if node.elements != nil { return bezier(node, diagnostics).map { .eased($0) } }
    guard let (_, value) = Decode.oneKey(node, spec, diagnostics) else { return nil }
    if value.number != nil {
      return Decode.number(value, in: 0...86_400, diagnostics).map {
        .spring(Spring(duration: $0, bounce: 0), startVelocity: nil)
      }
    }
    guard let reader = ObjectReader(value, AnimationDecoder.spring, diagnostics) else { return nil }
    if reader["response"] != nil || reader["dampingFraction"] != nil {
      let spring = Spring(
        response: reader.number("response", in: 0...86_400) ?? 0.5,
        dampingRatio: reader.number("dampingFraction", in: 0...100) ?? 0.825)
      return .spring(spring, startVelocity: nil)
    }
    let spring = Spring(
      duration: reader.number("duration", in: 0...86_400) ?? 0.5,
      bounce: reader.number("bounce", in: -1...1) ?? 0)
    return .spring(spring, startVelocity: nil)
  }

  /// A cubic Bézier easing from `[x1, y1, x2, y2]`.
  static func bezier(_ node: JSONNode, _ diagnostics: Diagnostics) -> UnitCurve? {
    guard let list = Decode.array(node, count: 4...4, diagnostics) else { return nil }
    var numbers: [Double] = []
    for (index, element) in list.enumerated() {
      // Time may not run backwards: x stays in 0…1.
      let range: ClosedRange<Double>? = index % 2 == 0 ? 0...1 : -1000...1000
      guard let number = Decode.number(element, in: range, diagnostics) else { return nil }
      numbers.append(number)
    }
    return .bezier(
      startControlPoint: UnitPoint(x: numbers[0], y: numbers[1]),
      endControlPoint: UnitPoint(x: numbers[2], y: numbers[3]))
  }
}
