import Foundation
import Geometry
import Picture

/// What a layer should look like after an event: every value resolved to points.
struct LayerState: Sendable {
  /// By `Attribute.rawValue`.
  var quantities: [Quantity] = Attribute.allCases.map(\.initial)
  var fill = PaintModel.none
  var stroke = PaintModel.none
  var shape: ShapeModel?
  var text: TextModel?
  var traits = LayerTraits()

  subscript(_ attribute: Attribute) -> Quantity {
    get { quantities[attribute.rawValue] }
    set { quantities[attribute.rawValue] = newValue }
  }

  /// The frame's size, which percentages of the layers inside refer to.
  var size: CGSize { CGSize(width: self[.size].lanes.x, height: self[.size].lanes.y) }
}

/// What changes at once, without stages in between.
struct LayerTraits: Hashable, Sendable {
  /// Whether the layer is a text at a point, not in a box.
  var isAtPoint = false
  /// Whether the anchor's height is the first baseline's.
  var isOnBaseline = false
  var cap = CGLineCap.butt
  var join = CGLineJoin.miter
  var dash: [CGFloat] = []
  var fillRule = FillRule.nonZero
  var z = 0.0
  var isVisible = true
  /// The dotted path of the layer whose outline clips this one.
  var clip: String?
}

/// A shape with what it needs besides a frame.
struct ShapeModel: Hashable, Sendable {
  var kind: ShapeKind
  var viewBox: CGRect?
  var morph = MorphModel()

  func path(in size: CGSize) -> Path {
    kind.path(in: CGRect(origin: .zero, size: size), viewBox: viewBox)
  }
}

/// How a change of outlines is matched.
struct MorphModel: Hashable, Sendable {
  var strategy = MorphStrategy.auto
  /// Anchors are in the unit square of each outline's frame.
  var options = MorphOptions()
}

/// A paint before it meets a frame: gradients are in the unit square of the box.
enum PaintModel: Hashable, Sendable {
  case none
  case color(RGBA)
  case gradient(GradientModel)
}

/// A gradient in unit space.
struct GradientModel: Hashable, Sendable {
  enum Geometry: Hashable, Sendable {
    case linear(from: CGPoint, to: CGPoint)
    /// The radius is a share of the box's shorter side.
    case radial(center: CGPoint, radius: Double)
    /// Where the colours begin, in degrees clockwise from 3 o'clock.
    case angular(center: CGPoint, angle: Double)
  }
  var geometry: Geometry
  var gradient: RGBAGradient
}

/// Words with how they are set; the size is an attribute of its own.
struct TextModel: Hashable, Sendable {
  enum VerticalAlignment: String, CaseIterable, Sendable { case top, center, bottom }
  var block: TextBlock
  /// The width to wrap at, when it is not the frame's.
  var width: Double?
  var vertical = VerticalAlignment.center
  /// Whether the glyphs are needed as a path: they are stroked, or clip another layer.
  var needsOutline = false
  /// How changed words are morphed letter by letter; `nil` when they cross-fade.
  var morph: MorphModel?
}
