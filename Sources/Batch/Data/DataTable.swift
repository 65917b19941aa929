/// Rows of cells under named columns, as a data file holds them.
package struct DataTable: Hashable, Sendable {
  /// The name of the file, for messages.
  package var file: String
  /// The columns' names, without surrounding spaces; no two are equal.
  package var columns: [String]
  /// The rows, in the file's order.
  package var rows: [Row]

  /// One row: as many cells as there are columns.
  package struct Row: Hashable, Sendable {
    /// The number that messages give the row: 1 is the first below the header.
    package var number: Int
    /// The line of the file on which the row begins, where the file has lines.
    package var line: Int?
    /// The cells, in the columns' order.
    package var cells: [DataCell]

    package init(number: Int, line: Int? = nil, cells: [DataCell]) {
      (self.number, self.line, self.cells) = (number, line, cells)
    }
  }

  package init(file: String, columns: [String], rows: [Row]) {
    (self.file, self.columns, self.rows) = (file, columns, rows)
  }

  /// The cell of `row` under `column`; nil when there is no such column.
  package func cell(_ column: String, of row: Row) -> DataCell? {
    columns.firstIndex(of: column).map { row.cells[$0] }
  }
}

/// What a cell holds; files without types have texts only.
package enum DataCell: Hashable, Sendable {
  /// Nothing: the parameter's default.
  case empty
  /// A text as written.
  case text(String)
  /// A number, from a file that has numbers.
  case number(Double)
  /// True or false.
  case boolean(Bool)
  /// Days since 30 December 1899, as spreadsheets count them.
  case date(Double)
  /// Several values, from a JSON array.
  case list([DataCell])
}

extension DataTable {
  /// Names for the columns of `header`: trimmed, none empty, none twice.
  ///
  /// Throws an error that names the file, the line and the columns by number.
  static func checkedColumns(
    _ header: [String], file: String, line: Int?
  ) throws(BatchError) -> [String] {
    let names = header.map { $0.trimmingSpaces }
    let place = line.map { "line \($0): " } ?? ""
    var seen: [String: Int] = [:]
    for (index, name) in names.enumerated() {
      guard !name.isEmpty else {
        throw BatchError(
          "read \(file)", reason: "\(place)column \(index + 1) has no name",
          advice: "write a parameter's name there, or remove the column")
      }
      if let first = seen.updateValue(index, forKey: name) {
        throw BatchError(
          "read \(file)",
          reason: "\(place)columns \(first + 1) and \(index + 1) are both named \"\(name)\"",
          advice: "rename one of them")
      }
    }
    guard !names.isEmpty else {
      throw BatchError(
        "read \(file)", reason: "it has no header", advice: "name the columns in the first line")
    }
    return names
  }
}

extension StringProtocol {
  /// The text without spaces, tabs and no-break spaces at its ends.
  var trimmingSpaces: String {
    let scalars = unicodeScalars
    let isSpace = { (scalar: Unicode.Scalar) in
      scalar == " " || scalar == "\t" || scalar == "\u{A0}" || scalar == "\r"
    }
    guard let start = scalars.firstIndex(where: { !isSpace($0) }),
      let end = scalars.lastIndex(where: { !isSpace($0) })
    else { return "" }
    return String(String.UnicodeScalarView(scalars[start...end]))
  }
}
