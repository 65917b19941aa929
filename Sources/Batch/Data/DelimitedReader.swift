package import Foundation

/// Reads comma-, semicolon- or tab-separated values as RFC 4180 has them and spreadsheets write them.
///
/// Quoted cells may hold separators, line ends and doubled quotes; lines end with LF, CRLF or CR; a
/// line `sep=;` before the header names the separator. Empty lines are skipped. Time and memory are
/// linear in the file.
package struct DelimitedReader {
  private let file: String
  private var bytes: [UInt8]
  private var position = 0
  private var line = 1
  private let separator: UInt8

  /// The table in `data`; `separator` is found in the first line when it is not given.
  package static func read(
    _ data: Data, file: String, separator: Character? = nil
  ) throws(BatchError) -> DataTable {
    let text = try TextDecoding.text(of: data, file: file)
    var reader = DelimitedReader(text: text, file: file, separator: separator)
    return try reader.table()
  }

  private init(text: String, file: String, separator: Character?) {
    self.file = file
    var bytes = Array(text.utf8)
    var named = separator?.asciiValue
    // Excel's own way to name the separator.
    if bytes.count >= 5, bytes.starts(with: Array("sep=".utf8)),
      let end = bytes.firstIndex(where: { $0 == 0x0A || $0 == 0x0D }), end == 5
    {
      named = named ?? bytes[4]
      bytes.removeFirst(bytes.dropFirst(end).starts(with: [0x0D, 0x0A]) ? 7 : 6)
      line = 2
    }
    self.bytes = bytes
    self.separator = named ?? Self.guessedSeparator(bytes)
  }

  /// The separator that the first line has most of outside quotes; a comma when it has none.
  private static func guessedSeparator(_ bytes: [UInt8]) -> UInt8 {
    let candidates: [UInt8] = [0x2C, 0x3B, 0x09]
    var counts = [0, 0, 0]
    var isQuoted = false
    for byte in bytes {
      if byte == 0x22 { isQuoted.toggle() }
      if isQuoted { continue }
      if byte == 0x0A || byte == 0x0D { break }
      if let index = candidates.firstIndex(of: byte) { counts[index] += 1 }
    }
    let most = counts.max() ?? 0
    return most == 0 ? 0x2C : candidates[counts.firstIndex(of: most) ?? 0]
  }

  private mutating func table() throws(BatchError) -> DataTable {
    guard let header = try record() else {
      throw BatchError("read \(file)", reason: "it is empty", advice: "write a header and rows")
    }
    let columns = try DataTable.checkedColumns(header.cells, file: file, line: header.line)
    var rows: [DataTable.Row] = []
    while let record = try record() {
      guard record.cells.count <= columns.count else {
        throw BatchError(
          "read \(file)",
          reason: "line \(record.line): it has \(record.cells.count) cells, the header has "
            + "\(columns.count)",
          advice: "put cells that hold the separator in quotes")
      }
      // Trailing empty cells may be left out.
      let missing = columns.count - record.cells.count
      let cells = record.cells.map { $0.isEmpty ? DataCell.empty : .text($0) }
      rows.append(
        DataTable.Row(
          number: rows.count + 1, line: record.line,
          cells: cells + Array(repeating: .empty, count: missing)))
    }
    return DataTable(file: file, columns: columns, rows: rows)
  }

  /// The next line that is not empty, as cells.
  private mutating func record() throws(BatchError) -> (line: Int, cells: [String])? {
    while position < bytes.count {
      let start = line
      let cells = try cellsOfLine()
      if cells.count > 1 || cells.first?.trimmingSpaces.isEmpty == false { return (start, cells) }
    }
    return nil
  }

  private mutating func cellsOfLine() throws(BatchError) -> [String] {
    var cells: [String] = []
    while true {
      cells.append(try cell())
      guard position < bytes.count else { return cells }
      let byte = bytes[position]
      position += 1
      if byte == separator { continue }
      if byte == 0x0D, position < bytes.count, bytes[position] == 0x0A { position += 1 }
      line += 1
      return cells
    }
  }

  /// A cell up to its separator, the end of its line or of the file.
  private mutating func cell() throws(BatchError) -> String {
    guard position < bytes.count, bytes[position] == 0x22 else {
      let start = position
      while position < bytes.count, bytes[position] != separator, bytes[position] != 0x0A,
        bytes[position] != 0x0D
      {
        position += 1
      }
      return String(decoding: bytes[start..<position], as: UTF8.self)
    }
    return try quotedCell()
  }

  private mutating func quotedCell() throws(BatchError) -> String {
    let start = line
    var content: [UInt8] = []
    position += 1
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      if byte == 0x22 {
        guard position < bytes.count, bytes[position] == 0x22 else {
          return try endOfQuoted(content)
        }
        position += 1
      } else if byte == 0x0A || byte == 0x0D && !bytes[position...].starts(with: [0x0A]) {
        line += 1
      }
      content.append(byte)
    }
    throw BatchError(
      "read \(file)", reason: "line \(start): a quoted cell has no closing quote",
      advice: "close it, and write a quote inside it twice")
  }

  private mutating func endOfQuoted(_ content: [UInt8]) throws(BatchError) -> String {
    while position < bytes.count, bytes[position] == 0x20 { position += 1 }
    guard
      position == bytes.count || bytes[position] == separator || bytes[position] == 0x0A
        || bytes[position] == 0x0D
    else {
      throw BatchError(
        "read \(file)", reason: "line \(line): a quoted cell goes on after its closing quote",
        advice: "write a quote inside a quoted cell twice")
    }
    return String(decoding: content, as: UTF8.self)
  }
}
