public import Foundation

/// The size that a container offers a view; `nil` asks for the view's own.
@frozen
public struct ProposedViewSize: Hashable, Sendable {
  /// The offered width in points.
  public var width: CGFloat?
  /// The offered height in points.
  public var height: CGFloat?

  /// An offer of `width` × `height`.
  @inlinable
  public init(width: CGFloat?, height: CGFloat?) { (self.width, self.height) = (width, height) }

  /// An offer of exactly `size`.
  @inlinable
  public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

  /// Asks for the least size.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// Asks for the view's own size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  /// Asks for the largest size.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  /// The offer with what is missing taken from `size`.
  @inlinable
  public func replacingUnspecifiedDimensions(
    by size: CGSize = CGSize(width: 10, height: 10)
  ) -> CGSize { CGSize(width: width ?? size.width, height: height ?? size.height) }
}

extension ProposedViewSize {
  /// The offer along `axis`.
  subscript(axis: Axis) -> CGFloat? {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  /// The offer with `edges` taken away on each side, not below zero.
  func inset(by edges: EdgeInsets) -> ProposedViewSize {
    ProposedViewSize(
      width: width.map { max(0, $0 - edges.leading - edges.trailing) },
      height: height.map { max(0, $0 - edges.top - edges.bottom) })
  }
}

/// A direction of layout.
@frozen
public enum Axis: Int8, Hashable, Sendable, CaseIterable {
  case horizontal, vertical

  /// Several directions.
  @frozen
  public struct Set: OptionSet, Sendable {
    /// One bit an axis.
    public let rawValue: Int8
    /// A set from its bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// Left and right.
    public static let horizontal = Set(rawValue: 1)
    /// Up and down.
    public static let vertical = Set(rawValue: 2)
  }

  /// The other direction.
  var other: Axis { self == .horizontal ? .vertical : .horizontal }
}

extension CGSize {
  /// The length along `axis`.
  subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}

extension CGPoint {
  /// The coordinate along `axis`.
  subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }
}

/// One side of a rectangle.
@frozen
public enum Edge: Int8, Hashable, Sendable, CaseIterable {
  case top, leading, bottom, trailing

  /// Several sides.
  @frozen
  public struct Set: OptionSet, Sendable {
    /// One bit a side.
    public let rawValue: Int8
    /// A set from its bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// The set of one side.
    public init(_ edge: Edge) { self.init(rawValue: 1 << edge.rawValue) }
    /// The upper side.
    public static let top = Set(.top)
    /// The left side.
    public static let leading = Set(.leading)
    /// The lower side.
    public static let bottom = Set(.bottom)
    /// The right side.
    public static let trailing = Set(.trailing)
    /// All four sides.
    public static let all: Set = [.top, .leading, .bottom, .trailing]
    /// Left and right.
    public static let horizontal: Set = [.leading, .trailing]
    /// Top and bottom.
    public static let vertical: Set = [.top, .bottom]
  }
}

/// Distances from the four sides of a rectangle, in points.
@frozen
public struct EdgeInsets: Hashable, Sendable {
  /// From the upper side.
  public var top: CGFloat
  /// From the left side.
  public var leading: CGFloat
  /// From the lower side.
  public var bottom: CGFloat
  /// From the right side.
  public var trailing: CGFloat

  /// Insets of the four sides.
  @inlinable
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }

  /// No insets.
  @inlinable
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  /// `length` on the sides in `edges`.
  init(_ edges: Edge.Set, _ length: CGFloat) {
    self.init(
      top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
      bottom: edges.contains(.bottom) ? length : 0,
      trailing: edges.contains(.trailing) ? length : 0)
  }
}
