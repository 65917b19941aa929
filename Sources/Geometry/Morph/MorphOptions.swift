public import Foundation

/// What an author may ask of a morph beyond its strategy.
public struct MorphOptions: Hashable, Sendable {
  /// Where a contour without a partner grows from, or shrinks to.
  public enum Birth: String, Hashable, Sendable, CaseIterable {
    /// Its own centre (a point inside it when the centre lies outside).
    case ownPoint
    /// The centre of the nearest contour of the other shape.
    case partnerPoint
    /// Its own first point, as padded lists do.
    case startPoint
  }

  /// Two points, one near each outline, that must become each other.
  public struct Anchor: Hashable, Sendable {
    /// A point of the first shape; the nearest point of its outline is meant.
    public var from: CGPoint
    /// A point of the second shape; the nearest point of its outline is meant.
    public var to: CGPoint

    /// A pair of points that become each other.
    public init(from: CGPoint, to: CGPoint) { (self.from, self.to) = (from, to) }
  }

  /// Two contours, by their index among the subpaths, that must become each other.
  public struct ContourPair: Hashable, Sendable {
    /// The index of a subpath of the first shape, from 0.
    public var from: Int
    /// The index of a subpath of the second shape, from 0.
    public var to: Int

    /// A pair of contours that become each other.
    public init(from: Int, to: Int) { (self.from, self.to) = (from, to) }
  }

  /// Whether a joint that is smooth in both shapes stays smooth on the way.
  public var smoothJoints = true
  /// Where contours without a partner grow from.
  public var birth = Birth.ownPoint
  /// What a half turn costs, in units of elastic work; 0 turns freely, large values never turn.
  ///
  /// A turn by an angle costs `rotationPenalty · (angle / π)²`. Values below 0 count as 0.
  public var rotationPenalty = 0.9
  /// Whether a mirror axis that both shapes share is kept.
  public var symmetry = true
  /// Whether one contour may pinch off into several, and a ring open into a bow.
  ///
  /// Otherwise the missing contours grow from points. Only `auto` does so.
  public var splits = true
  /// Pairs of points that must become each other.
  public var anchors: [Anchor] = []
  /// Pairs of contours that must become each other.
  public var contourPairs: [ContourPair] = []

  /// The default options.
  public init() {}
}
