public import Foundation
import Motion

/// A layout that the engine has a rule for.
protocol BuiltinLayout: Layout where Cache == Void {
  /// The rule.
  func builtinRule(in storage: LayoutStorage) -> any LayoutRule
}

extension BuiltinLayout {
  /// The size by the engine's rule.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let rule = builtinRule(in: LayoutStorage())
    return rule.size(of: subviews.elements, proposal: proposal)
      ?? rule.arrange(subviews.elements, proposal: proposal).size
  }

  /// The places by the engine's rule.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let rule = builtinRule(in: LayoutStorage())
    let placements = rule.arrange(subviews.elements, proposal: proposal).placements
    for (subview, placement) in zip(subviews, placements) {
      subview.place(
        at: CGPoint(x: bounds.minX + placement.origin.x, y: bounds.minY + placement.origin.y),
        proposal: placement.proposal)
    }
  }
}

/// A row, as a layout that can be exchanged for another one.
public struct HStackLayout: BuiltinLayout, Sendable {
  /// How views of different heights are aligned.
  public var alignment: VerticalAlignment
  /// The distance of neighbours; `nil` for the default.
  public var spacing: CGFloat?

  /// A row.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    (self.alignment, self.spacing) = (alignment, spacing)
  }
  func builtinRule(in storage: LayoutStorage) -> any LayoutRule {
    StackRule(axis: .horizontal, alignment: alignment.key, spacing: spacing)
  }
}

/// A column, as a layout that can be exchanged for another one.
public struct VStackLayout: BuiltinLayout, Sendable {
  /// How views of different widths are aligned.
  public var alignment: HorizontalAlignment
  /// The distance of neighbours; `nil` for the default.
  public var spacing: CGFloat?

  /// A column.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    (self.alignment, self.spacing) = (alignment, spacing)
  }
  func builtinRule(in storage: LayoutStorage) -> any LayoutRule {
    StackRule(axis: .vertical, alignment: alignment.key, spacing: spacing)
  }
}

/// Views over each other, as a layout that can be exchanged for another one.
public struct ZStackLayout: BuiltinLayout, Sendable {
  /// How views of different sizes are aligned.
  public var alignment: Alignment

  /// Views over each other.
  public init(alignment: Alignment = .center) { self.alignment = alignment }
  func builtinRule(in storage: LayoutStorage) -> any LayoutRule {
    OverlayRule(alignment: alignment)
  }
}

/// Rows of cells in columns, as a layout that can be exchanged for another one.
public struct GridLayout: BuiltinLayout, Sendable {
  /// How views stand in their cells.
  public var alignment: Alignment
  /// The distance of columns; `nil` for the default.
  public var horizontalSpacing: CGFloat?
  /// The distance of rows; `nil` for the default.
  public var verticalSpacing: CGFloat?

  /// Rows of cells.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    (self.alignment, self.horizontalSpacing) = (alignment, horizontalSpacing)
    self.verticalSpacing = verticalSpacing
  }
  func builtinRule(in storage: LayoutStorage) -> any LayoutRule {
    GridRule(
      alignment: alignment, horizontalSpacing: horizontalSpacing ?? defaultSpacing,
      verticalSpacing: verticalSpacing ?? defaultSpacing)
  }
}

/// A layout whose type is hidden: exchanging it moves the views and keeps their state.
public struct AnyLayout: BuiltinLayout {
  private let makeRule: (LayoutStorage) -> any LayoutRule

  /// Hides the type of `layout`.
  public init<L: Layout>(_ layout: L) { makeRule = { layout.rule(in: $0) } }
  func builtinRule(in storage: LayoutStorage) -> any LayoutRule { makeRule(storage) }
}

// Unchecked: asked on the main thread only, which alone runs a film.
extension AnyLayout: @unchecked Sendable {}
