public import Foundation
public import Motion

/// The surface a film plays on.
public struct Stage: Hashable, Sendable {
  /// The size in points.
  public var size: CGSize
  /// Pixels a point when nothing else is asked.
  public var scale: Double
  /// Frames a second when nothing else is asked.
  public var frameRate: FrameRate
  /// What lies below everything; `nil` leaves the stage clear.
  public var background: RGBA?

  /// A stage of `size` points.
  public init(
    size: CGSize, scale: Double = 1, frameRate: FrameRate = FrameRate(60),
    background: RGBA? = .white
  ) {
    (self.size, self.scale, self.frameRate, self.background) = (size, scale, frameRate, background)
  }
}
