public import Foundation
public import Geometry
public import Motion

/// Where scrolling comes to rest.
public protocol ScrollTargetBehavior {
  /// Moves `target`, at which the content would come to rest by itself.
  func updateTarget(_ target: inout ScrollTarget, context: ScrollTargetBehaviorContext)

  /// The engine's entry: which of its own behaviours this is. Not for users.
  var _behavior: _ScrollBehavior { get }
}

/// Where scrolled content is to come to rest.
public struct ScrollTarget: Hashable, Sendable {
  /// The part of the content that shows, in points from the content's corner.
  public var rect: CGRect
  /// The part of `rect` that is to lie there when the view's size changes meanwhile; `nil` for the corner.
  public var anchor: UnitPoint?
}

/// What a behaviour knows of the scroll view.
public struct ScrollTargetBehaviorContext {
  /// Where the finger let go.
  public let originalTarget: ScrollTarget
  /// The finger's speed, in points a second of the content's offset.
  public let velocity: CGVector
  /// The size of the content.
  public let contentSize: CGSize
  /// The size of the view.
  public let containerSize: CGSize
  /// The axes along which the content moves.
  public let axes: Axis.Set
}

/// The engine's own behaviours, and those of users.
public enum _ScrollBehavior {
  case free, paging, viewAligned
  case custom((inout ScrollTarget, ScrollTargetBehaviorContext) -> Void)
}

extension ScrollTargetBehavior {
  /// The behaviour of a user's own.
  public var _behavior: _ScrollBehavior { .custom { updateTarget(&$0, context: $1) } }
}

/// Scrolling that comes to rest at whole pages of the scroll view's size.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior, Sendable {
  /// At whole pages.
  public init() {}
  /// At whole pages.
  public var _behavior: _ScrollBehavior { .paging }
  /// Moves the target to the page that is nearest.
  public func updateTarget(_ target: inout ScrollTarget, context: ScrollTargetBehaviorContext) {
    let size = context.containerSize
    let start = context.originalTarget.rect.origin
    target.rect.origin = CGPoint(
      x: Self.page(target.rect.minX, start.x, size.width),
      y: Self.page(target.rect.minY, start.y, size.height))
  }

  /// At most one page from the one that shows most.
  private static func page(_ goal: CGFloat, _ start: CGFloat, _ length: CGFloat) -> CGFloat {
    guard length > 0 else { return goal }
    let present = (start / length).rounded()
    let wanted = (goal / length).rounded()
    return min(max(wanted, present - 1), present + 1) * length
  }
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
  /// The target as it is: where views begin is not in the context.
  public func updateTarget(_ target: inout ScrollTarget, context: ScrollTargetBehaviorContext) {}
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
      return moved(
        goal, from: start, velocity, element, by: PagingScrollTargetBehavior().updateTarget)
    case .custom(let update): return moved(goal, from: start, velocity, element, by: update)
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

  /// The goal after `update` has moved it.
  private func moved(
    _ goal: CGPoint, from start: CGPoint, _ velocity: CGSize, _ element: ScrollElement,
    by update: (inout ScrollTarget, ScrollTargetBehaviorContext) -> Void
  ) -> CGPoint {
    let size = element.frame.size
    var target = ScrollTarget(rect: CGRect(origin: goal, size: size))
    update(
      &target,
      ScrollTargetBehaviorContext(
        originalTarget: ScrollTarget(rect: CGRect(origin: start, size: size)),
        velocity: CGVector(dx: velocity.width, dy: velocity.height),
        contentSize: element.content.frame.size, containerSize: size, axes: element.axes))
    return target.rect.origin
  }
}

extension View {
  /// Sets where scrolling comes to rest.
  nonisolated public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    environment(\.scrolling.behavior, behavior._behavior)
  }
}
