/// Cells at their places, before the first filled row is taken for the header.
struct SheetGrid {
  /// The most rows and columns that a sheet may have, those of Excel.
  static let rowLimit = 1_048_576
  static let columnLimit = 16_384

  /// The filled rows by their number from 1, in order.
  private(set) var rows: [(number: Int, cells: [Int: DataCell])] = []

  /// Adds a row; rows come in order.
  mutating func add(_ cells: [Int: DataCell], number: Int) {
    if !cells.isEmpty { rows.append((number, cells)) }
  }

  /// The table whose header is the first filled row.
  ///
  /// Columns without a header are an error when they hold anything.
  func table(file: String) throws(BatchError) -> DataTable {
    guard let header = rows.first else {
      throw BatchError("read \(file)", reason: "the sheet is empty", advice: "choose a --sheet")
    }
    let places = header.cells.keys.sorted()
    let names = places.map { header.cells[$0]?.words ?? "" }
    let columns = try DataTable.checkedColumns(names, file: file, line: header.number)
    var result: [DataTable.Row] = []
    for row in rows.dropFirst() {
      let strays = row.cells.keys.filter { header.cells[$0] == nil }.sorted()
      if let stray = strays.first {
        throw BatchError(
          "read \(file)",
          reason:
            "cell \(Self.name(ofColumn: stray))\(row.number) stands in a column without a name",
          advice: "name the column in row \(header.number), or clear the cell")
      }
      result.append(
        DataTable.Row(
          number: result.count + 1, line: row.number,
          cells: places.map { row.cells[$0] ?? .empty }))
    }
    return DataTable(file: file, columns: columns, rows: result)
  }

  /// A, B, … Z, AA of a column counted from 0.
  static func name(ofColumn index: Int) -> String {
    var (rest, name) = (index + 1, "")
    while rest > 0 {
      name = String(UnicodeScalar(UInt8(65 + (rest - 1) % 26))) + name
      rest = (rest - 1) / 26
    }
    return name
  }

  /// The column, counted from 0, of a reference such as `AB12`; nil when it is none.
  static func column(ofReference reference: String) -> Int? {
    var column = 0
    for byte in reference.utf8 {
      guard (65...90).contains(byte) else { break }
      column = column * 26 + Int(byte) - 64
      if column > columnLimit { return nil }
    }
    return column == 0 ? nil : column - 1
  }
}

extension DataCell {
  /// The cell as a header's words.
  fileprivate var words: String {
    switch self {
    case .text(let text): text
    case .number(let value): value == value.rounded() ? String(Int64(value)) : String(value)
    case .boolean(let value): value ? "TRUE" : "FALSE"
    case .empty, .date, .list: ""
    }
  }
}
