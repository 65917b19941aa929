/// A way in the plane: what Core Graphics calls a vector, which Foundation lacks on this platform.
public struct CGVector: Hashable, Sendable, Codable {
  /// The way to the right.
  public var dx: Double
  /// The way down.
  public var dy: Double

  /// No way.
  public static let zero = CGVector()

  /// No way.
  public init() { (dx, dy) = (0, 0) }
  /// A way from its parts.
  public init(dx: Double, dy: Double) { (self.dx, self.dy) = (dx, dy) }
}
