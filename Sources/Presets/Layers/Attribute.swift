/// A quantity of a layer that animates on its own, as SwiftUI's animatable attributes do.
///
/// Paints, shapes and words have histories of their own kind; see `LayerPlan`.
package enum Attribute: Int, CaseIterable, Sendable {
  /// The top left of the frame, or the anchor's place of text that stands at a point.
  case origin
  case size, anchor, offset, rotation, skew, scale, opacity, trim, cornerRadius, blur
  case shadowColor, shadowRadius, shadowOffset, strokeWidth, dashPhase, miterLimit, textSize

  /// The value of a layer that says nothing about it.
  var initial: Quantity {
    switch self {
    case .anchor: Quantity(0.5, 0.5)
    case .scale: Quantity(1, 1)
    case .opacity, .strokeWidth: Quantity(1)
    case .trim: Quantity(0, 1)
    case .miterLimit: Quantity(10)
    case .textSize: Quantity(17)
    default: .zero
    }
  }

  /// How many numbers it has.
  var count: Int {
    switch self {
    case .origin, .size, .anchor, .offset, .skew, .scale, .trim, .shadowOffset: 2
    case .shadowColor: 4
    default: 1
    }
  }
}

/// What a dotted property path stands for.
package enum PropertyTarget: Hashable, Sendable {
  /// Some lanes of an attribute, from `lane` on.
  case lanes(Attribute, lane: Int, count: Int)
  /// The colour of a fill or a stroke.
  case fill, strokeColor
  /// One number of the shape.
  case shapeParameter(name: String)
}

/// The property paths that tracks may move, with what they stand for.
package enum PropertyTable {
  private static let pairs: [(String, Attribute)] = [
    ("at", .origin), ("size", .size), ("anchor", .anchor), ("offset", .offset), ("skew", .skew),
    ("scale", .scale), ("trim", .trim), ("shadow.offset", .shadowOffset),
  ]
  private static let singles: [(String, Attribute)] = [
    ("rotation", .rotation), ("opacity", .opacity), ("cornerRadius", .cornerRadius),
    ("blur", .blur), ("shadow.radius", .shadowRadius), ("stroke.width", .strokeWidth),
    ("stroke.phase", .dashPhase), ("stroke.miterLimit", .miterLimit), ("text.size", .textSize),
  ]

  /// The names of the numbers of shapes that have some.
  static let shapeParameters: [String: [String]] = [
    "polygon": ["sides"], "star": ["points", "inner"], "roundedRectangle": ["radius"],
  ]

  /// Every path, for suggestions and the reference page.
  package static let paths: [String] =
    singles.map(\.0) + pairs.flatMap { [$0.0, $0.0 + ".x", $0.0 + ".y"] }
    + [
      "fill", "stroke.color", "shadow.color", "shape.sides", "shape.points", "shape.inner",
      "shape.radius",
    ]

  /// What `path` stands for; components are `.x` `.y`, `.0` `.1`, `.width` `.height`.
  package static func target(of path: String) -> PropertyTarget? {
    let path = canonical(path)
    if let single = singles.first(where: { $0.0 == path }) {
      return .lanes(single.1, lane: 0, count: 1)
    }
    for (name, attribute) in pairs {
      if path == name { return .lanes(attribute, lane: 0, count: 2) }
      if path == name + ".0" { return .lanes(attribute, lane: 0, count: 1) }
      if path == name + ".1" { return .lanes(attribute, lane: 1, count: 1) }
    }
    switch path {
    case "fill": return .fill
    case "stroke.color": return .strokeColor
    case "shadow.color": return .lanes(.shadowColor, lane: 0, count: 4)
    default:
      guard path.hasPrefix("shape.") else { return nil }
      let name = String(path.dropFirst(6))
      let isKnown = shapeParameters.values.contains { $0.contains(name) }
      return isKnown ? .shapeParameter(name: name) : nil
    }
  }

  /// The path with its component as a number: `offset.x` and `offset.0` are one property.
  package static func canonical(_ path: String) -> String {
    let components = ["x": "0", "y": "1", "width": "0", "height": "1"]
    guard let dot = path.lastIndex(of: ".") else { return path == "stroke" ? "stroke.color" : path }
    let (head, tail) = (String(path[..<dot]), String(path[path.index(after: dot)...]))
    guard let index = components[tail], pairs.contains(where: { $0.0 == head }) else { return path }
    return head + "." + index
  }

  /// Whether setting one of two canonical properties also sets the other, in whole or in part.
  package static func overlap(_ a: String, _ b: String) -> Bool {
    a == b || a.hasPrefix(b + ".") || b.hasPrefix(a + ".")
  }
}
