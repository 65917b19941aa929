/// A change of a group's pixels once they are drawn, one by one.
public enum PixelFilter: Hashable, Sendable {
  /// A linear change of the colours.
  case matrix(ColorMatrix)
  /// One colour where the alpha lies between `min` and `max`, and nothing elsewhere.
  ///
  /// The limit is smoothed over a pixel along the slope of the alpha.
  case alphaThreshold(min: Double, max: Double, RGBA)
  /// Full opacity wherever there is any.
  case opaque
}

/// What lies below a group, blurred and changed, shown through the group's coverage before the
/// group itself, as a pane of frosted glass does.
public struct Backdrop: Hashable, Sendable {
  /// The standard deviation of the blur, in the group's points.
  public var deviation: Double
  /// How the blurred colours are changed.
  public var matrix: ColorMatrix
  /// What is laid over them, its opacity included.
  public var tint: RGBA

  /// A pane that blurs by `deviation` points.
  public init(deviation: Double, matrix: ColorMatrix = .identity, tint: RGBA = .clear) {
    (self.deviation, self.matrix, self.tint) = (deviation, matrix, tint)
  }
}
