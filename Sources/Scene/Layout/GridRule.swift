import Foundation
import Motion

/// Cells in rows and columns.
///
/// Columns share the offered width, and then rows the offered height, as the views of a stack do:
/// the least flexible first, each an even share of what is left. A cell over several columns widens
/// the last of them when they are too narrow together.
struct GridRule: LayoutRule {
  let alignment: Alignment
  let horizontalSpacing: CGFloat
  let verticalSpacing: CGFloat

  private struct Cell {
    let element: Element
    let index: Int
    let row: Int
    let columns: Range<Int>
    let isSizedHorizontally: Bool
    let isSizedVertically: Bool

    func value<K: LayoutValueKey>(_ key: K.Type) -> K.Value {
      element.traits.layoutValues[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue
    }
  }

  func arrange(_ children: [Element], proposal: ProposedViewSize) -> Arrangement {
    let cells = GridRule.cells(of: children)
    guard let last = cells.last else { return Arrangement(size: .zero, placements: []) }
    let columnCount = cells.map(\.columns.upperBound).max() ?? 1
    let widths = columnWidths(cells, count: columnCount, offered: proposal.width)
    let heights = rowHeights(cells, count: last.row + 1, widths: widths, offered: proposal.height)
    let lefts = GridRule.starts(of: widths, spacing: horizontalSpacing)
    let tops = GridRule.starts(of: heights, spacing: verticalSpacing)
    let columnAlignments = (0..<columnCount).map { column in
      cells.lazy.filter { $0.columns.lowerBound == column }
        .compactMap { $0.value(GridColumnAlignmentKey.self) }.first
    }
    var placements = children.map { _ in Placement(origin: .zero, proposal: .zero) }
    for cell in cells {
      let box = CGRect(
        x: lefts[cell.columns.lowerBound], y: tops[cell.row],
        width: width(of: cell, widths), height: heights[cell.row])
      let offer = ProposedViewSize(box.size)
      let origin = origin(
        of: cell, in: box, column: columnAlignments[cell.columns.lowerBound],
        row: cells.filter { $0.row == cell.row }, widths: widths)
      placements[cell.index] = Placement(origin: origin, proposal: offer)
    }
    return Arrangement(
      size: CGSize(
        width: (lefts.last ?? 0) + (widths.last ?? 0),
        height: (tops.last ?? 0) + (heights.last ?? 0)), placements: placements)
  }

  /// Views of one `GridRow` side by side; any other one across all columns.
  private static func cells(of children: [Element]) -> [Cell] {
    var (row, column, number) = (-1, 0, -1)
    var cells: [Cell] = []
    let key = ObjectIdentifier(GridRowKey.self)
    let rows = children.map { ($0.traits.layoutValues[key] as? GridRowKey.Row)?.number }
    var counts: [Int: Int] = [:]
    for (child, number) in zip(children, rows) {
      if let number { counts[number, default: 0] += child.traits.gridColumns }
    }
    let all = max(counts.values.max() ?? 1, 1)
    for (index, child) in children.enumerated() {
      let isNew = rows[index] == nil || rows[index] != number
      if isNew { (row, column) = (row + 1, 0) }
      number = rows[index] ?? -1
      let span = rows[index] == nil ? all : child.traits.gridColumns
      let unsized = child.traits.gridUnsizedAxes
      cells.append(
        Cell(
          element: child, index: index, row: row, columns: column..<column + span,
          isSizedHorizontally: !unsized.contains(.horizontal),
          isSizedVertically: !unsized.contains(.vertical)))
      column += span
    }
    return cells
  }

  private static func starts(of lengths: [CGFloat], spacing: CGFloat) -> [CGFloat] {
    var start: CGFloat = 0
    return lengths.map { length in
      defer { start += length + spacing }
      return start
    }
  }

  private func width(of cell: Cell, _ widths: [CGFloat]) -> CGFloat {
    widths[cell.columns].reduce(0, +) + horizontalSpacing * CGFloat(cell.columns.count - 1)
  }

  private func columnWidths(_ cells: [Cell], count: Int, offered: CGFloat?) -> [CGFloat] {
    func widest(_ column: Int, _ offer: CGFloat?) -> CGFloat {
      cells.lazy.filter { $0.columns == column..<column + 1 && $0.isSizedHorizontally }
        .map { $0.element.sizeThatFits(ProposedViewSize(width: offer, height: nil)).width }
        .max() ?? 0
    }
    var widths = GridRule.shares(
      count: count, offered: offered.map { $0 - horizontalSpacing * CGFloat(count - 1) },
      length: widest)
    for cell in cells where cell.columns.count > 1 && cell.isSizedHorizontally {
      let own = cell.element.sizeThatFits(ProposedViewSize(width: offered, height: nil)).width
      let missing = min(own, offered ?? .infinity) - width(of: cell, widths)
      if missing > 0 { widths[cell.columns.upperBound - 1] += missing }
    }
    return widths
  }

  private func rowHeights(
    _ cells: [Cell], count: Int, widths: [CGFloat], offered: CGFloat?
  ) -> [CGFloat] {
    func highest(_ row: Int, _ offer: CGFloat?) -> CGFloat {
      let guide = alignment.vertical
      var (above, below): (CGFloat, CGFloat) = (0, 0)
      for cell in cells where cell.row == row && cell.isSizedVertically {
        let dimensions = cell.element.dimensions(
          in: ProposedViewSize(width: width(of: cell, widths), height: offer))
        let place = dimensions[cell.value(GridRowKey.self)?.alignment ?? guide]
        above = max(above, place)
        below = max(below, dimensions.height - place)
      }
      return above + below
    }
    return GridRule.shares(
      count: count, offered: offered.map { $0 - verticalSpacing * CGFloat(count - 1) },
      length: highest)
  }

  /// The lengths of columns or rows that share `offered`, as the views of a stack do.
  private static func shares(
    count: Int, offered: CGFloat?, length: (Int, CGFloat?) -> CGFloat
  ) -> [CGFloat] {
    guard var left = offered, left.isFinite else {
      return (0..<count).map { length($0, offered) }
    }
    let flexibilities = (0..<count).map { length($0, .infinity) - length($0, 0) }
    var lengths = [CGFloat](repeating: 0, count: count)
    let order = (0..<count).sorted { (flexibilities[$0], $0) < (flexibilities[$1], $1) }
    for (served, index) in order.enumerated() {
      lengths[index] = length(index, max(0, left) / CGFloat(count - served))
      left -= lengths[index]
    }
    return lengths
  }

  /// A view's corner: by its anchor, or by the guides of its column and row.
  private func origin(
    of cell: Cell, in box: CGRect, column: HorizontalAlignment?, row: [Cell], widths: [CGFloat]
  ) -> CGPoint {
    let own = cell.element.dimensions(in: ProposedViewSize(box.size))
    if let anchor = cell.value(GridAnchorKey.self) {
      return CGPoint(
        x: box.minX + (box.width - own.width) * anchor.x,
        y: box.minY + (box.height - own.height) * anchor.y)
    }
    let outer = ViewDimensions(size: box.size) { _ in nil }
    let horizontal = column ?? alignment.horizontal
    let vertical = cell.value(GridRowKey.self)?.alignment ?? alignment.vertical
    let isBaseline = vertical == .firstTextBaseline || vertical == .lastTextBaseline
    // Baselines meet at the lowest one of the row; other guides lie where the row has them.
    let line =
      isBaseline
      ? row.map { other in
        other.element.dimensions(
          in: ProposedViewSize(width: width(of: other, widths), height: box.height))[vertical]
      }.max() ?? 0
      : outer[vertical]
    return CGPoint(
      x: box.minX + outer[horizontal] - own[horizontal], y: box.minY + line - own[vertical])
  }
}
