/// A picture known by name; the renderer's `ImageSource` has its pixels.
public struct ImageReference: Hashable, Sendable {
  /// How pixels between the picture's own are made.
  public enum Sampling: String, Hashable, Sendable {
    /// From their neighbours, without blocks or gaps.
    case smooth
    /// The nearest one: each pixel of the picture is a rectangle of one colour.
    case nearest
  }
  /// What the source knows the picture by: a file's path, or a digest of its content.
  public var name: String
  /// The size in pixels; of a drawing, the size at which a point is a pixel.
  public var width: Int
  /// The size in pixels; of a drawing, the size at which a point is a pixel.
  public var height: Int
  /// Whether the picture is a drawing, which the source makes in any size that it is asked for.
  public var isVector: Bool
  /// How the picture is enlarged and reduced.
  public var sampling: Sampling

  /// A picture of `width` × `height` pixels.
  public init(
    name: String, width: Int, height: Int, isVector: Bool = false, sampling: Sampling = .smooth
  ) {
    (self.name, self.width, self.height) = (name, width, height)
    (self.isVector, self.sampling) = (isVector, sampling)
  }
}
