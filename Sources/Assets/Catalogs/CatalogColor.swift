import Foundation
import Picture

/// A colour as a catalogue writes it: components in a colour space, or the name of a system colour.
struct CatalogColor: Decodable {
  private let space: String?
  private let components: [String: Component]?
  private let reference: String?

  enum CodingKeys: String, CodingKey {
    case space = "color-space"
    case components, reference
  }

  /// In light surroundings; black when nothing can be made of it.
  var light: RGBA { color(.light) }
  /// In dark surroundings.
  var dark: RGBA { color(.dark) }

  private func color(_ appearance: Palette.Appearance) -> RGBA {
    if let reference {
      let palette = Palette(appearance: appearance)
      // `systemBlueColor`, `labelColor`.
      var name = reference.hasSuffix("Color") ? String(reference.dropLast(5)) : reference
      if name.hasPrefix("system") { name = name.dropFirst(6).lowercased() }
      if name == "label" { name = "primary" }
      return palette.color(named: name) ?? .black
    }
    func value(_ name: String) -> Double { components?[name]?.value ?? 0 }
    let alpha = components?["alpha"]?.value ?? 1
    if let white = components?["white"]?.value { return RGBA(white: white, opacity: alpha) }
    let (red, green, blue) = (value("red"), value("green"), value("blue"))
    switch space {
    case "display-p3":
      return RGBA(displayP3Red: red, green: green, blue: blue, opacity: alpha)
    case "extended-linear-srgb":
      return ColorVector(components: SIMD4(red, green, blue, alpha)).color(in: .linear)
    default: return RGBA(red: red, green: green, blue: blue, opacity: alpha)
    }
  }

  /// A component: `"0.500"`, `"128"`, `"0x80"` or a number.
  private struct Component: Decodable {
    let value: Double

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let number = try? container.decode(Double.self) {
        value = number
        return
      }
      let text = try container.decode(String.self)
      if text.hasPrefix("0x") || text.hasPrefix("0X") {
        value = Double(UInt8(text.dropFirst(2), radix: 16) ?? 0) / 255
      } else if let level = Int(text), level > 1 {
        value = Double(min(level, 255)) / 255
      } else {
        value = Double(text).flatMap { $0.isFinite ? $0 : nil } ?? 0
      }
    }
  }
}
