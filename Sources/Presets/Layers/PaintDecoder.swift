import Foundation
import Geometry
import Picture

/// Reads fills, strokes, gradients and shadows.
struct PaintDecoder {
  let colors: ColorDecoder
  let interpolation: ColorInterpolation
  let diagnostics: Diagnostics

  /// A colour, `none` or a gradient.
  func paint(_ node: JSONNode) -> PaintModel? {
    if node.members != nil { return gradient(node).map { .gradient($0) } }
    return color(node)
  }

  /// A colour or `none`.
  func color(_ node: JSONNode) -> PaintModel? {
    colors.decode(node, diagnostics).map { color in color.map { .color($0) } ?? .none }
  }

  private func gradient(_ node: JSONNode) -> GradientModel? {
    guard let (kind, value) = Decode.oneKey(node, LayerSpecs.gradient, diagnostics) else {
      return nil
    }
    let specs = [
      "linear": LayerSpecs.linear, "radial": LayerSpecs.radial, "angular": LayerSpecs.angular,
    ]
    guard let spec = specs[kind], let reader = ObjectReader(value, spec, diagnostics),
      let stops = stops(reader)
    else { return nil }
    let geometry: GradientModel.Geometry =
      switch kind {
      case "linear":
        .linear(from: point(reader, "from", .zero), to: point(reader, "to", CGPoint(x: 0, y: 1)))
      case "radial":
        .radial(
          center: point(reader, "center", CGPoint(x: 0.5, y: 0.5)),
          radius: reader.number("radius", in: 0...1000) ?? 0.5)
      default:
        .angular(
          center: point(reader, "center", CGPoint(x: 0.5, y: 0.5)),
          angle: reader.number("angle") ?? 0)
      }
    return GradientModel(
      geometry: geometry, gradient: RGBAGradient(stops: stops, interpolation: .gamma))
  }

  private func point(_ reader: ObjectReader, _ key: String, _ usual: CGPoint) -> CGPoint {
    guard let node = reader[key], let pair = Decode.pair(node, diagnostics) else { return usual }
    return CGPoint(x: pair.0, y: pair.1)
  }

  private func stops(_ reader: ObjectReader) -> [RGBAGradient.Stop]? {
    guard let list = reader.array("stops", count: 2...256) else { return nil }
    var stops: [RGBAGradient.Stop] = []
    for node in list {
      guard let parts = Decode.array(node, count: 2...2, diagnostics),
        let place = Decode.number(parts[0], in: 0...1, diagnostics),
        let color = colors.decode(parts[1], diagnostics)
      else { continue }
      if let last = stops.last, place < last.location {
        diagnostics.mistake(
          parts[0], "the stop \(place.plain) comes after \(last.location.plain); stops must rise")
      }
      stops.append(.init(color: color ?? .clear, location: place))
    }
    return stops.count == list.count ? stops : nil
  }

  /// A stroke given as a colour or an object: the paint, and the rest into `state`.
  func stroke(_ node: JSONNode, into state: inout LayerState) {
    guard node.members != nil else {
      state.stroke = color(node) ?? .none
      return
    }
    guard let reader = ObjectReader(node, LayerSpecs.stroke, diagnostics) else { return }
    if reader["color"] != nil, let gradient = reader["gradient"] {
      diagnostics.mistake(gradient, "a stroke has either a color or a gradient; remove one")
    }
    if let node = reader["color"] {
      state.stroke = color(node) ?? .none
    } else if let node = reader["gradient"] {
      state.stroke = gradient(node).map { .gradient($0) } ?? .none
    } else {
      state.stroke = .color(.black)
    }
    state[.strokeWidth] = Quantity(reader.number("width", in: 0...100_000) ?? 1)
    state[.miterLimit] = Quantity(reader.number("miterLimit", in: 1...1000) ?? 10)
    state[.dashPhase] = Quantity(reader.number("phase") ?? 0)
    state.traits.cap = reader.choice("cap", CapWord.self)?.cap ?? .butt
    state.traits.join = reader.choice("join", JoinWord.self)?.join ?? .miter
    let dash = reader.array("dash", count: 0...100) ?? []
    let lengths = dash.compactMap { Decode.number($0, in: 0...100_000, diagnostics) }
    if !lengths.isEmpty, !lengths.contains(where: { $0 > 0 }), let node = reader["dash"] {
      diagnostics.mistake(node, "every dash is zero; at least one must be longer")
    } else {
      state.traits.dash = lengths.map { CGFloat($0) }
    }
  }

  private enum CapWord: String, CaseIterable {
    case butt, round, square
    var cap: CGLineCap { self == .butt ? .butt : self == .round ? .round : .square }
  }

  private enum JoinWord: String, CaseIterable {
    case miter, round, bevel
    var join: CGLineJoin { self == .miter ? .miter : self == .round ? .round : .bevel }
  }

  /// A shadow into `state`.
  func shadow(_ node: JSONNode, into state: inout LayerState) {
    guard let reader = ObjectReader(node, LayerSpecs.shadow, diagnostics) else { return }
    let usual = RGBA(red: 0, green: 0, blue: 0, opacity: 85.0 / 255)
    let color = reader["color"].flatMap { colors.decode($0, diagnostics) } ?? .some(usual)
    state[.shadowColor] = Quantity(color ?? .clear, in: interpolation)
    state[.shadowRadius] = Quantity(reader.number("radius", in: 0...1000) ?? 0)
    if let offset = reader["offset"].flatMap({ Decode.pair($0, diagnostics) }) {
      state[.shadowOffset] = Quantity(offset.0, offset.1)
    }
  }
}
