import Foundation
import Geometry

/// Numbers and paths as the text form of pictures writes them.
enum DisplayText {
  /// At most `decimals` of them, four or six, without trailing zeros and without a negative zero.
  static func number(_ value: Double, decimals: Int = 4) -> String {
    guard value.isFinite, abs(value) < 1e11 else { return "\(value)" }
    let unit: UInt64 = decimals > 4 ? 1_000_000 : 10_000
    let scaled = Int64((value * Double(unit)).rounded())
    let (whole, part) = (scaled.magnitude / unit, scaled.magnitude % unit)
    var text = (scaled < 0 ? "-" : "") + String(whole)
    guard part > 0 else { return text }
    var digits = String(part + unit).dropFirst()
    while digits.last == "0" { digits.removeLast() }
    text += "." + digits
    return text
  }

  /// Numbers with spaces between them.
  static func numbers(_ values: [Double]) -> String {
    values.map { number($0) }.joined(separator: " ")
  }

  /// The coordinates with a space between them.
  static func point(_ point: CGPoint) -> String { numbers([point.x, point.y]) }

  /// SVG path data, absolute, one letter a step.
  static func path(_ path: Path) -> String {
    var (steps, index) = ([String](), 0)
    for verb in path.verbs {
      let points = path.points[index..<(index + verb.pointCount)]
      let letter =
        switch verb {
        case .move: "M"
        case .line: "L"
        case .quadCurve: "Q"
        case .curve: "C"
        case .close: "Z"
        }
      steps.append(letter + points.map(point).joined(separator: " "))
      index += verb.pointCount
    }
    return steps.joined(separator: " ")
  }

  /// ` translate(…)` or ` matrix(…)`; nothing for the identity.
  static func transform(_ map: CGAffineTransform) -> String {
    if map.isIdentity { return "" }
    if map.a == 1, map.b == 0, map.c == 0, map.d == 1 {
      return " translate(\(numbers([map.tx, map.ty])))"
    }
    return " matrix(\(numbers([map.a, map.b, map.c, map.d, map.tx, map.ty])))"
  }

  /// A text in quotes, with line feeds, quotes and backslashes escaped.
  static func quoted(_ text: String) -> String {
    var result = "\""
    for character in text {
      switch character {
      case "\"", "\\": result += "\\" + String(character)
      case "\n": result += "\\n"
      default: result.append(character)
      }
    }
    return result + "\""
  }
}
