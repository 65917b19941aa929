import Foundation
import Geometry
import Picture

/// Turns the JSON of a layer, merged with whatever states lie over it, into values.
struct LayerDecoder {
  let colors: ColorDecoder
  let interpolation: ColorInterpolation
  let diagnostics: Diagnostics

  /// The layer inside a parent of size `parent`; anything mistyped has its usual value.
  func decode(_ node: JSONNode, kind: LayerNode.Kind, parent: CGSize) -> LayerState {
    var state = LayerState()
    guard let reader = ObjectReader(node, LayerSpecs.layer, diagnostics) else { return state }
    if kind == .shape { state.shape = reader["shape"].flatMap(shape) }
    if kind == .text {
      let text = TextDecoder(parent: parent, diagnostics: diagnostics)
      state.text = reader["text"].flatMap(text.decode)
      state[.textSize] = Quantity(state.text?.block.font.size ?? 17)
    }
    place(reader, kind, parent, &state)
    geometry(reader, &state)
    paints(reader, kind, &state)
    look(reader, kind, &state)
    // The planner asks for outlines of text that clips.
    if state.stroke != .none { state.text?.needsOutline = true }
    return state
  }

  private func shape(_ node: JSONNode) -> ShapeModel? {
    ShapeDecoder(diagnostics: diagnostics).decode(node)
  }

  private func place(
    _ reader: ObjectReader, _ kind: LayerNode.Kind, _ parent: CGSize, _ state: inout LayerState
  ) {
    // Broken text or shapes were reported; they must not cause a second mistake here.
    let natural =
      kind == .shape ? state.shape.map(naturalSize) ?? CGSize.zero : nil
    let place = PlaceDecoder(parent: parent, diagnostics: diagnostics)
      .decode(reader, natural: natural, isText: kind == .text)
    state[.origin] = Quantity(place.origin.x, place.origin.y)
    state[.size] = Quantity(place.size.width, place.size.height)
    state[.anchor] = Quantity(place.anchor.x, place.anchor.y)
    state.traits.isAtPoint = place.isAtPoint
    state.traits.isOnBaseline = place.anchor.isOnBaseline
  }

  /// The box of shapes that bring their own points: from the frame's top left to their far corner.
  private func naturalSize(_ shape: ShapeModel) -> CGSize? {
    if let box = shape.viewBox { return box.size }
    switch shape.kind {
    case .path, .line, .quad, .cubic:
      let box = shape.path(in: .zero).boundingRect
      return box.isNull ? .zero : CGSize(width: max(box.maxX, 0), height: max(box.maxY, 0))
    default: return nil
    }
  }

  private func geometry(_ reader: ObjectReader, _ state: inout LayerState) {
    func pair(_ key: String, orSingle single: Bool = false) -> Quantity? {
      reader[key].flatMap { Decode.pair($0, orSingle: single, diagnostics) }.map(Quantity.init)
    }
    if let offset = pair("offset") { state[.offset] = offset }
    if let skew = pair("skew") { state[.skew] = skew }
    if let scale = pair("scale", orSingle: true) { state[.scale] = scale }
    state[.rotation] = Quantity(reader.number("rotation") ?? 0)
  }

  private func paints(
    _ reader: ObjectReader, _ kind: LayerNode.Kind, _ state: inout LayerState
  ) {
    let decoder = PaintDecoder(
      colors: colors, interpolation: interpolation, diagnostics: diagnostics)
    if let stroke = reader["stroke"] { decoder.stroke(stroke, into: &state) }
    let usual = reader["stroke"] == nil && kind != .group ? PaintModel.color(.black) : .none
    state.fill = reader["fill"].flatMap(decoder.paint) ?? usual
    if let shadow = reader["shadow"] { decoder.shadow(shadow, into: &state) }
    if kind == .group, let node = reader["fill"] ?? reader["stroke"] {
      diagnostics.mistake(node, "a group has no paint of its own; put a shape in its layers")
    }
  }

  private func look(
    _ reader: ObjectReader, _ kind: LayerNode.Kind, _ state: inout LayerState
  ) {
    if kind != .shape, let node = reader["trim"] {
      diagnostics.warning(
        at: node.position,
        "trim has no effect on a \(kind.rawValue), only on a shape; leave it out, or mask the layer"
      )
    }
    state[.opacity] = Quantity(reader.number("opacity", in: 0...1) ?? 1)
    state[.cornerRadius] = Quantity(reader.number("cornerRadius", in: 0...100_000) ?? 0)
    state[.blur] = Quantity(reader.number("blur", in: 0...1000) ?? 0)
    if let node = reader["trim"], let list = Decode.array(node, count: 2...2, diagnostics) {
      let numbers = list.compactMap { Decode.number($0, in: 0...1, diagnostics) }
      if numbers.count == 2 { state[.trim] = Quantity(numbers[0], numbers[1]) }
    }
    state.traits.fillRule =
      reader.choice("fillRule", FillRuleWord.self) == .evenodd ? .evenOdd : .nonZero
    state.traits.z = reader.number("z") ?? 0
    state.traits.isVisible = reader.boolean("visible") ?? true
    state.traits.clip = reader.string("clipTo")
    if let morph = reader["morph"].flatMap({ MorphDecoder(diagnostics: diagnostics).decode($0) }) {
      state.shape?.morph = morph
      state.text?.morph = morph
    }
  }

  private enum FillRuleWord: String, CaseIterable { case nonzero, evenodd }
}
