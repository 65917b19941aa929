public import Foundation

/// An outline made of lines, quadratic and cubic Bézier curves.
///
/// A path is a list of subpaths; each starts with a move and may be closed. Points are stored flat
/// (one array of verbs, one of points), so that a morph or an interpolation is one pass over
/// contiguous memory. Coordinates are points, y down.
public struct Path: Hashable, Sendable {
  /// What one step of a path does; the raw value is the number of points that it stores.
  @frozen
  public enum Verb: UInt8, Hashable, Sendable {
    case move, line, quadCurve, curve, close

    /// How many points the verb takes from the point list.
    @inlinable
    public var pointCount: Int {
      switch self {
      case .move, .line: 1
      case .quadCurve: 2
      case .curve: 3
      case .close: 0
      }
    }
  }

  /// One step of a path with its points, as SwiftUI hands them out.
  @frozen
  public enum Element: Hashable, Sendable {
    case move(to: CGPoint)
    case line(to: CGPoint)
    case quadCurve(to: CGPoint, control: CGPoint)
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    case closeSubpath
  }

  /// The steps in order.
  public package(set) var verbs: [Verb]
  /// The points of all steps in order: for a curve its control points, then its end.
  public package(set) var points: [CGPoint]
  /// Where the present subpath began; `nil` before the first move.
  package var subpathStart: CGPoint?
  /// Whether the next drawing step must begin a subpath at `subpathStart`, as after a close.
  package var needsMove: Bool

  /// An empty path.
  public init() {
    (verbs, points, subpathStart, needsMove) = ([], [], nil, false)
  }

  /// A path built by `body`.
  public init(_ body: (inout Path) -> Void) {
    self.init()
    body(&self)
  }
}
