package import Geometry
package import Picture

/// The pixels that a composition is drawn on.
package struct Canvas: Hashable, Sendable {
  /// The size in pixels, positive.
  package var width: Int
  /// The size in pixels, positive.
  package var height: Int
  /// Takes the stage's points to pixels.
  package var transform: CGAffineTransform
  /// What lies below everything; `nil` leaves the canvas clear.
  package var background: RGBA?

  /// A canvas of `width` × `height` pixels.
  package init(width: Int, height: Int, transform: CGAffineTransform, background: RGBA?) {
    (self.width, self.height) = (width, height)
    (self.transform, self.background) = (transform, background)
  }
}
