import Foundation
import Geometry

/// Reads the `morph` of a layer.
struct MorphDecoder {
  let diagnostics: Diagnostics

  func decode(_ node: JSONNode) -> MorphModel? {
    guard let reader = ObjectReader(node, LayerSpecs.morph, diagnostics) else { return nil }
    var model = MorphModel()
    model.strategy = reader.choice("strategy", MorphStrategy.self) ?? .auto
    model.options.anchors = pairs(reader["anchors"]).compactMap { first, second in
      guard let from = Decode.pair(first, diagnostics), let to = Decode.pair(second, diagnostics)
      else { return nil }
      return MorphOptions.Anchor(
        from: CGPoint(x: from.0, y: from.1), to: CGPoint(x: to.0, y: to.1))
    }
    model.options.contourPairs = pairs(reader["contours"]).compactMap { first, second in
      guard let from = Decode.integer(first, in: 0...LayerSpecs.lastContour, diagnostics),
        let to = Decode.integer(second, in: 0...LayerSpecs.lastContour, diagnostics)
      else { return nil }
      return MorphOptions.ContourPair(from: from, to: to)
    }
    return model
  }

  /// The pairs of a list of lists of two.
  private func pairs(_ node: JSONNode?) -> [(JSONNode, JSONNode)] {
    guard let node, let list = Decode.array(node, count: 0...LayerSpecs.mostPairs, diagnostics)
    else { return [] }
    return list.compactMap { pair in
      Decode.array(pair, count: 2...2, diagnostics).map { ($0[0], $0[1]) }
    }
  }
}
