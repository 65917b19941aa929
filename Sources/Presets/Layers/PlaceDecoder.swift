import Foundation

/// Where a layer stands in its parent, resolved to points.
struct Place {
  var origin = CGPoint.zero
  var size = CGSize.zero
  var anchor = Anchor.center
  /// Whether the layer is text whose anchor stands at `origin`.
  var isAtPoint = false
}

/// A point of a box in its unit square; or on the first baseline of text.
struct Anchor: Hashable, Sendable {
  var x: Double
  var y: Double
  var isOnBaseline = false

  static let center = Anchor(x: 0.5, y: 0.5)

  static let named: [(name: String, anchor: Anchor)] = [
    ("center", .center), ("top", Anchor(x: 0.5, y: 0)), ("bottom", Anchor(x: 0.5, y: 1)),
    ("left", Anchor(x: 0, y: 0.5)), ("right", Anchor(x: 1, y: 0.5)),
    ("topLeft", Anchor(x: 0, y: 0)), ("topRight", Anchor(x: 1, y: 0)),
    ("bottomLeft", Anchor(x: 0, y: 1)), ("bottomRight", Anchor(x: 1, y: 1)),
    ("leading", Anchor(x: 0, y: 0.5)), ("trailing", Anchor(x: 1, y: 0.5)),
    ("topLeading", Anchor(x: 0, y: 0)), ("topTrailing", Anchor(x: 1, y: 0)),
    ("bottomLeading", Anchor(x: 0, y: 1)), ("bottomTrailing", Anchor(x: 1, y: 1)),
    ("leftBaseline", Anchor(x: 0, y: 0, isOnBaseline: true)),
    ("centerBaseline", Anchor(x: 0.5, y: 0, isOnBaseline: true)),
    ("rightBaseline", Anchor(x: 1, y: 0, isOnBaseline: true)),
  ]

  static func decode(_ node: JSONNode, _ diagnostics: Diagnostics) -> Anchor? {
    guard let word = node.string else {
      return Decode.pair(node, diagnostics).map { Anchor(x: $0.0, y: $0.1) }
    }
    if let found = named.first(where: { $0.name == word }) { return found.anchor }
    let hint = Suggestion.hint(for: word, in: named.map(\.name))
    diagnostics.mistake(node, "\(node.seen) is not an anchor; \(hint)")
    return nil
  }
}

/// Reads `frame`, `at`, `size` and `anchor`.
struct PlaceDecoder {
  let parent: CGSize
  let diagnostics: Diagnostics

  /// The place of a layer.
  ///
  /// A `frame` gives the box; a `size` beside it (from a state) changes the box around its anchor;
  /// an `at` moves the anchor. Without any of them the layer fills its parent. `natural` is the size
  /// of a layer that brings its own; text without a size stands at a point.
  func decode(_ reader: ObjectReader, natural: CGSize?, isText: Bool) -> Place {
    var place = Place()
    place.anchor = reader["anchor"].flatMap { Anchor.decode($0, diagnostics) } ?? .center
    let box = reader["frame"].flatMap { Length.decodeList($0, count: 4, diagnostics) }
    let at = reader["at"].flatMap { Length.decodeList($0, count: 2, diagnostics) }.map(point)
    let size = reader["size"].flatMap { Length.decodeList($0, count: 2, diagnostics) }.map(point)
    if place.anchor.isOnBaseline, let node = reader["anchor"],
      !isText || reader["at"] == nil || size != nil || box != nil
    {
      diagnostics.mistake(node, "a baseline is an anchor only of text that stands `at` a point")
      place.anchor = .center
    }
    if let box { place.size = CGSize(width: x(box[2]), height: y(box[3])) }
    if let size { place.size = CGSize(width: size.x, height: size.y) }
    if box == nil, size == nil {
      if at != nil, isText {
        (place.origin, place.isAtPoint) = (at ?? .zero, true)
        return place
      }
      if at != nil, natural == nil {
        diagnostics.mistake(reader.node, "a layer with \"at\" needs a \"size\": [width, height]")
      }
      if at == nil {
        place.size = parent
        return place
      }
      place.size = natural ?? .zero
    }
    if place.size.width < 0 || place.size.height < 0 {
      diagnostics.mistake(
        reader["frame"] ?? reader["size"] ?? reader.node,
        "a negative size; width and height must be at least 0")
      place.size = .zero
    }
    var fixed = CGPoint(x: parent.width / 2, y: parent.height / 2)
    if let box {
      fixed = CGPoint(
        x: x(box[0]) + place.anchor.x * x(box[2]), y: y(box[1]) + place.anchor.y * y(box[3]))
    }
    if let at { fixed = at }
    place.origin = CGPoint(
      x: fixed.x - place.anchor.x * place.size.width,
      y: fixed.y - place.anchor.y * place.size.height)
    return place
  }

  private func x(_ length: Length) -> Double { length.resolved(in: parent.width) }
  private func y(_ length: Length) -> Double { length.resolved(in: parent.height) }
  private func point(_ lengths: [Length]) -> CGPoint { CGPoint(x: x(lengths[0]), y: y(lengths[1])) }
}
