public import Foundation
public import Geometry
public import Motion

/// A shape on its way to another: both outlines in the same rectangle, and a morph between them.
///
/// What animates is `progress` and the data of both shapes. A morph between shapes that do not move
/// themselves is planned once for each size of the rectangle.
public struct MorphShape<From: Shape, To: Shape>: Shape {
  /// The shape at progress 0.
  public var from: From
  /// The shape at progress 1.
  public var to: To
  /// How far the outline is on its way; drawn within 0...1.
  public var progress: Double
  /// How the outlines are matched.
  public var strategy: MorphStrategy

  /// The outline `progress` of the way between two shapes.
  public init(from: From, to: To, progress: Double, strategy: MorphStrategy = .auto) {
    (self.from, self.to, self.progress, self.strategy) = (from, to, progress, strategy)
  }

  /// The outline of the moment.
  public func path(in rect: CGRect) -> Path {
    from.path(in: rect).morphed(to: to.path(in: rect), progress: progress, strategy: strategy)
  }

  /// The progress times 128, so that a spring's rest threshold suits it, and the data of both shapes.
  public var animatableData:
    AnimatablePair<Double, AnimatablePair<From.AnimatableData, To.AnimatableData>>
  {
    get {
      AnimatablePair(
        progress * unitScale, AnimatablePair(from.animatableData, to.animatableData))
    }
    set {
      progress = newValue.first / unitScale
      (from.animatableData, to.animatableData) = (newValue.second.first, newValue.second.second)
    }
  }
}
