import Foundation
import Geometry

/// An icon's SVG file: plain outlines in a view box, as open icon sets draw them.
struct IconFile {
  /// In drawing order.
  private(set) var shapes: [(path: Path, isEvenOdd: Bool)] = []
  /// The side of the view box.
  private(set) var side = 16.0

  /// The most bytes of a file.
  private static let byteLimit = 1 << 20

  /// Reads the file at `path`; `nil` when it is not there or draws nothing.
  ///
  /// Knows paths, circles and rectangles without transforms, and no colours.
  init?(path: String) {
    guard let data = FileManager.default.contents(atPath: path), data.count <= Self.byteLimit
    else { return nil }
    let text = String(decoding: data, as: UTF8.self)
    for tag in text.split(separator: "<").dropFirst() {
      let name = tag.prefix { $0.isLetter }
      let end = tag.firstIndex(of: ">") ?? tag.endIndex
      let attributes = Self.attributes(tag[name.endIndex..<end])
      func number(_ key: String) -> Double { attributes[key].flatMap(Double.init) ?? 0 }
      var shape = Path()
      switch name {
      case "svg":
        let box = attributes["viewBox"]?.split(separator: " ").compactMap { Double($0) } ?? []
        if box.count == 4, box[2] > 0, box[2].isFinite { side = box[2] }
      case "path": shape = Path.reading(svgPathData: attributes["d"] ?? "").path
      case "circle":
        let radius = number("r")
        shape = Path(
          ellipseIn: CGRect(
            x: number("cx") - radius, y: number("cy") - radius, width: 2 * radius,
            height: 2 * radius))
      case "rect":
        shape = Path(
          roundedRect: CGRect(
            x: number("x"), y: number("y"), width: number("width"), height: number("height")),
          cornerRadius: number("rx"))
      default: continue
      }
      if !shape.isEmpty { shapes.append((shape, attributes["fill-rule"] == "evenodd")) }
    }
    guard !shapes.isEmpty else { return nil }
  }

  /// `name="value"` pairs.
  private static func attributes(_ text: Substring) -> [String: String] {
    var found: [String: String] = [:]
    let parts = text.split(separator: "\"", omittingEmptySubsequences: false)
    for index in stride(from: 0, to: parts.count - 1, by: 2) {
      let name = parts[index].trimmingCharacters(in: CharacterSet(charactersIn: " \n\t=/"))
      found[name] = String(parts[index + 1])
    }
    return found
  }
}
