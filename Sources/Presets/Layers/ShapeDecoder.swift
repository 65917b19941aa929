import Foundation
import Geometry
import Picture

/// Reads shapes.
struct ShapeDecoder {
  let diagnostics: Diagnostics

  func decode(_ node: JSONNode) -> ShapeModel? {
    guard let reader = ObjectReader(node, LayerSpecs.shape, diagnostics) else { return nil }
    let kinds = (node.members ?? []).filter {
      $0.key != "viewBox" && LayerSpecs.shape.names.contains($0.key)
    }
    guard let member = kinds.first, kinds.count == 1 else {
      let unknown = (node.members ?? []).contains {
        LayerSpecs.shape.field($0.key)?.isNotYet ?? true
      }
      if !unknown {
        let names = LayerSpecs.shape.names.filter { $0 != "viewBox" }.joined(separator: ", ")
        diagnostics.mistake(
          node, "a shape needs exactly one kind, not \(kinds.count); allowed: \(names)")
      }
      return nil
    }
    guard let kind = kind(member.key, member.value) else { return nil }
    return ShapeModel(kind: kind, viewBox: viewBox(reader, kind))
  }

  private func viewBox(_ reader: ObjectReader, _ kind: ShapeKind) -> CGRect? {
    guard let node = reader["viewBox"], let list = reader.array("viewBox", count: 4...4) else {
      return nil
    }
    let numbers = list.compactMap { Decode.number($0, diagnostics) }
    guard numbers.count == 4 else { return nil }
    guard numbers[2] > 0, numbers[3] > 0 else {
      diagnostics.mistake(node, "a viewBox without area; its width and height must be positive")
      return nil
    }
    return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  private func kind(_ name: String, _ node: JSONNode) -> ShapeKind? {
    switch name {
    case "path": return path(node)
    case "polygon": return polygon(node)
    case "star": return star(node)
    case "circle": return object(node, LayerSpecs.empty).map { _ in .circle }
    case "ellipse": return object(node, LayerSpecs.empty).map { _ in .ellipse }
    case "rectangle": return object(node, LayerSpecs.empty).map { _ in .rectangle }
    case "capsule": return object(node, LayerSpecs.empty).map { _ in .capsule(style: .circular) }
    case "roundedRectangle": return roundedRectangle(node)
    case "line": return points(node, 2).map { .line(start: $0[0], end: $0[1]) }
    case "quad": return points(node, 3).map { .quad(start: $0[0], control: $0[1], end: $0[2]) }
    case "cubic":
      return points(node, 4).map {
        .cubic(CubicCurve(start: $0[0], control1: $0[1], control2: $0[2], end: $0[3]))
      }
    case "curves": return curves(node)
    case "polyline": return polyline(node)
    case "blob": return blob(node)
    case "suit": return Decode.choice(node, Suit.self, diagnostics).map { .suit($0) }
    default: return nil
    }
  }

  private func object(_ node: JSONNode, _ spec: ObjectSpec) -> ObjectReader? {
    ObjectReader(node, spec, diagnostics)
  }

  private func path(_ node: JSONNode) -> ShapeKind? {
    guard let data = node.members == nil ? node : object(node, LayerSpecs.pathShape)?["d"],
      let text = Decode.string(data, diagnostics)
    else { return nil }
    do {
      return .path(try PathData.path(text))
    } catch {
      diagnostics.mistake(data, error.message)
      return nil
    }
  }

  private func polygon(_ node: JSONNode) -> ShapeKind? {
    object(node, LayerSpecs.polygon)?.number("sides", in: 2...10_000).map { .polygon(sides: $0) }
  }

  private func star(_ node: JSONNode) -> ShapeKind? {
    guard let reader = object(node, LayerSpecs.star),
      let points = reader.number("points", in: 2...10_000)
    else { return nil }
    return .star(points: points, inner: reader.number("inner", in: 0...1) ?? 0.5)
  }

  private func roundedRectangle(_ node: JSONNode) -> ShapeKind? {
    guard let reader = object(node, LayerSpecs.roundedRectangle),
      let radius = reader.number("radius", in: 0...100_000)
    else { return nil }
    let style = reader.choice("style", CornerStyle.self) ?? .continuous
    return .roundedRectangle(radius: radius, style: style == .circular ? .circular : .continuous)
  }

  private enum CornerStyle: String, CaseIterable { case circular, continuous }

  private func curves(_ node: JSONNode) -> ShapeKind? {
    guard let list = Decode.array(node, count: 1...100_000, diagnostics) else { return nil }
    var curves: [CubicCurve] = []
    for element in list {
      guard let reader = object(element, LayerSpecs.curve) else { return nil }
      let end = reader["end"] ?? reader["point"]
      guard let control1 = reader["control1"].flatMap(point),
        let control2 = reader["control2"].flatMap(point)
      else { return nil }
      guard let end = end.flatMap(point) else {
        if reader["end"] == nil, reader["point"] == nil {
          diagnostics.mistake(element, "a curve needs an \"end\" (or \"point\")")
        }
        return nil
      }
      guard let start = reader["start"].map(point) ?? curves.last?.end else {
        if reader["start"] == nil {
          diagnostics.mistake(element, "the first curve needs a \"start\"")
        }
        return nil
      }
      curves.append(CubicCurve(start: start, control1: control1, control2: control2, end: end))
    }
    return .curves(curves)
  }

  private func polyline(_ node: JSONNode) -> ShapeKind? {
    guard let values = object(node, LayerSpecs.polyline)?.array("values", count: 1...100_000)
    else { return nil }
    return .polyline(values: values.compactMap { Decode.number($0, diagnostics) })
  }

  private func blob(_ node: JSONNode) -> ShapeKind? {
    guard let reader = object(node, LayerSpecs.blob),
      let seed = reader.integer("seed", in: 0...9_007_199_254_740_991)
    else { return nil }
    return .blob(seed: UInt64(seed), segments: reader.integer("segments", in: 3...1000) ?? 8)
  }

  private func points(_ node: JSONNode, _ count: Int) -> [CGPoint]? {
    guard let list = Decode.array(node, count: count...count, diagnostics) else { return nil }
    let points = list.compactMap(point)
    return points.count == count ? points : nil
  }

  private func point(_ node: JSONNode) -> CGPoint? {
    Decode.pair(node, diagnostics).map { CGPoint(x: $0.0, y: $0.1) }
  }
}
