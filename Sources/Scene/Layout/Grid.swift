public import Foundation
public import Motion

/// Rows of cells whose columns are as wide as their widest cells.
public struct Grid<Content: View>: PrimitiveView {
  private let layout: GridLayout
  private let content: Content

  /// A grid of `GridRow`s; any other view is a row of its own across all columns.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    layout = GridLayout(
      alignment: alignment, horizontalSpacing: horizontalSpacing,
      verticalSpacing: verticalSpacing)
    self.content = content()
  }

  package func evaluate(in inputs: _ViewInputs) -> _ViewElements {
    inputs.evaluate(content, laidOutBy: layout.builtinRule(in: LayoutStorage()))
  }
}

/// The cells of one row of a `Grid`; outside a grid, its views go into the container around it.
public struct GridRow<Content: View>: PrimitiveView {
  private let alignment: VerticalAlignment?
  private let content: Content

  /// A row of `content`, aligned as the grid says unless `alignment` is given.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    (self.alignment, self.content) = (alignment, content())
  }

  package func evaluate(in inputs: _ViewInputs) -> _ViewElements {
    let row = GridRowKey.Row(number: inputs.node.number, alignment: alignment)
    return inputs.distribute(inputs.evaluate(content), make: { TraitElement() }) { cell in
      cell.change { $0.layoutValues[ObjectIdentifier(GridRowKey.self)] = row }
    }
  }
}

/// The row that a cell is in.
struct GridRowKey: LayoutValueKey {
  struct Row {
    let number: Int
    let alignment: VerticalAlignment?
  }
  static var defaultValue: Row? { nil }
}

/// Where in its cell a view stands.
struct GridAnchorKey: LayoutValueKey {
  static var defaultValue: UnitPoint? { nil }
}

/// How the column of a cell is aligned.
struct GridColumnAlignmentKey: LayoutValueKey {
  static var defaultValue: HorizontalAlignment? { nil }
}

extension View {
  /// Lets the view take `count` columns of its row.
  nonisolated public func gridCellColumns(_ count: Int) -> some View {
    trait { $0.gridColumns = max(1, count) }
  }
  /// Says where in its cell the view stands.
  nonisolated public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    layoutValue(key: GridAnchorKey.self, value: anchor)
  }
  /// Says how the cells of the view's column are aligned.
  nonisolated public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    layoutValue(key: GridColumnAlignmentKey.self, value: guide)
  }
  /// Takes the view out of what decides the grid's size along `axes`.
  nonisolated public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    trait { $0.gridUnsizedAxes = axes }
  }
}
