/// Rows of text in columns that line up.
struct TextTable {
  /// The rows, all with the same number of cells.
  let rows: [[String]]

  /// The table, two spaces between columns, none at the ends of lines.
  var text: String {
    let columns = rows.map(\.count).max() ?? 0
    let widths = (0..<columns).map { column in
      rows.map { column < $0.count ? $0[column].count : 0 }.max() ?? 0
    }
    return rows.map { row in
      var line = ""
      for (cell, width) in zip(row, widths) {
        line += cell + String(repeating: " ", count: width - cell.count + 2)
      }
      while line.hasSuffix(" ") { line.removeLast() }
      return line + "\n"
    }.joined()
  }
}
