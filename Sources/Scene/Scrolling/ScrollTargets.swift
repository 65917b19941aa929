import Foundation

/// Where scrolling comes to rest.
public protocol ScrollTargetBehavior {
  /// The engine's entry: which of its own behaviours this is. Not for users.
  var _behavior: _ScrollBehavior { get }
}

/// The engine's own behaviours.
public enum _ScrollBehavior: Hashable, Sendable { case free, paging, viewAligned }

extension ScrollTargetBehavior {
  /// A behaviour of a user's own glides as if there were none.
  public var _behavior: _ScrollBehavior { .free }
}

/// Scrolling that comes to rest at whole pages of the scroll view's size.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior, Sendable {
  /// At whole pages.
  public init() {}
  /// At whole pages.
  public var _behavior: _ScrollBehavior { .paging }
}

/// Scrolling that comes to rest where an identified view begins.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior, Sendable {
  /// How many views a swipe may pass; here as many as it comes to.
  public struct LimitBehavior: Hashable, Sendable {
    private let name: String
    /// As the system likes.
    public static let automatic = LimitBehavior(name: "automatic")
    /// One.
    public static let always = LimitBehavior(name: "always")
    /// One.
    public static let alwaysByOne = LimitBehavior(name: "alwaysByOne")
    /// A few.
    public static let alwaysByFew = LimitBehavior(name: "alwaysByFew")
    /// Any number.
    public static let never = LimitBehavior(name: "never")
  }

  /// Where a view begins.
  public init(limitBehavior: LimitBehavior = .automatic) {}
  /// Where a view begins.
  public var _behavior: _ScrollBehavior { .viewAligned }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// At whole pages.
  public static var paging: PagingScrollTargetBehavior { .init() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// Where a view begins.
  public static var viewAligned: ViewAlignedScrollTargetBehavior { .init() }

  /// Where a view begins.
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
  ) -> ViewAlignedScrollTargetBehavior { .init(limitBehavior: limitBehavior) }
}

/// A behaviour as the engine knows it.
typealias AnyScrollBehavior = _ScrollBehavior

extension _ScrollBehavior {
  /// The offset at which content that would glide to `goal` comes to rest.
  func rest(
    near goal: CGPoint, from start: CGPoint, velocity: CGSize, in element: ScrollElement
  ) -> CGPoint {
    switch self {
    case .free: return goal
    case .paging:
      // At most one page from the one that shows most.
      func page(_ goal: CGFloat, _ start: CGFloat, _ length: CGFloat) -> CGFloat {
        guard length > 0 else { return goal }
        let present = (start / length).rounded()
        let wanted = (goal / length).rounded()
        return min(max(wanted, present - 1), present + 1) * length
      }
      return CGPoint(
        x: page(goal.x, start.x, element.frame.width),
        y: page(goal.y, start.y, element.frame.height))
    case .viewAligned:
      let offsets = element.targetOffsets
      func nearest(_ goal: CGFloat, _ places: [CGFloat]) -> CGFloat {
        places.min { abs($0 - goal) < abs($1 - goal) } ?? goal
      }
      return CGPoint(
        x: element.axes.contains(.horizontal) ? nearest(goal.x, offsets.map(\.x)) : goal.x,
        y: element.axes.contains(.vertical) ? nearest(goal.y, offsets.map(\.y)) : goal.y)
    }
  }
}

extension View {
  /// Sets where scrolling comes to rest.
  nonisolated public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    environment(\.scrolling.behavior, behavior._behavior)
  }
}
