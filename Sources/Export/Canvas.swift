public import Geometry
public import Picture

/// The pixels that a composition is drawn on.
public struct Canvas: Hashable, Sendable {
  /// The size in pixels, positive.
  public var width: Int
  /// The size in pixels, positive.
  public var height: Int
  /// Takes the stage's points to pixels.
  public var transform: CGAffineTransform
  /// What lies below everything; `nil` leaves the canvas clear.
  public var background: RGBA?

  /// A canvas of `width` × `height` pixels.
  public init(width: Int, height: Int, transform: CGAffineTransform, background: RGBA?) {
    (self.width, self.height) = (width, height)
    (self.transform, self.background) = (transform, background)
  }
}
