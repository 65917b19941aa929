package import Foundation
import Presets

/// Reads rows from a JSON array of objects, or from JSON lines: one object a line.
package enum JSONRows {
  /// The table in a JSON array; the columns are the keys in order of first appearance.
  package static func readArray(_ data: Data, file: String) throws(BatchError) -> DataTable {
    let node = try read(data, file: file, line: nil)
    guard let elements = node.elements else {
      throw BatchError(
        "read \(file)", reason: "it holds \(node.seen), not an array of objects",
        advice: "write [{…}, {…}], or name it .jsonl for one object a line")
    }
    return try table(elements.map { ($0.position.line, $0) }, file: file)
  }

  /// The table in JSON lines; empty lines are skipped.
  package static func readLines(_ data: Data, file: String) throws(BatchError) -> DataTable {
    let text = try TextDecoding.text(of: data, file: file)
    var objects: [(Int, JSONNode)] = []
    var number = 0
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      number += 1
      if line.trimmingSpaces.isEmpty { continue }
      objects.append((number, try read(Data(line.utf8), file: file, line: number)))
    }
    return try table(objects, file: file)
  }

  private static func read(
    _ data: Data, file: String, line: Int?
  ) throws(BatchError) -> JSONNode {
    let diagnostics = Diagnostics(file: file)
    guard let node = JSONReader.read(data, into: diagnostics), !diagnostics.hasMistakes else {
      let first = diagnostics.sorted.first
      let place = line ?? first?.position.line ?? 1
      throw BatchError(
        "read \(file)", reason: "line \(place): \(first?.message ?? "it is no JSON")",
        advice: "write valid JSON")
    }
    return node
  }

  private static func table(
    _ objects: [(line: Int, node: JSONNode)], file: String
  ) throws(BatchError) -> DataTable {
    var columns: [String] = []
    var places: [String: Int] = [:]
    var rows: [DataTable.Row] = []
    for (line, node) in objects {
      guard let members = node.members else {
        throw BatchError(
          "read \(file)", reason: "line \(line): \(node.seen) is not an object",
          advice: "write one object a row")
      }
      var cells = Array(repeating: DataCell.empty, count: columns.count)
      for member in members {
        let name = member.key.trimmingSpaces
        if places[name] == nil {
          places[name] = columns.count
          columns.append(name)
          cells.append(.empty)
        }
        if let place = places[name] { cells[place] = try cell(member.value, line, file) }
      }
      rows.append(DataTable.Row(number: rows.count + 1, line: line, cells: cells))
    }
    columns = try DataTable.checkedColumns(columns, file: file, line: nil)
    for index in rows.indices {
      let missing = columns.count - rows[index].cells.count
      rows[index].cells += Array(repeating: .empty, count: missing)
    }
    return DataTable(file: file, columns: columns, rows: rows)
  }

  private static func cell(
    _ node: JSONNode, _ line: Int, _ file: String
  ) throws(BatchError) -> DataCell {
    switch node.value {
    case .null: return .empty
    case .string(let text): return text.isEmpty ? .empty : .text(text)
    case .number(let value): return .number(value)
    case .boolean(let value): return .boolean(value)
    case .array(let elements):
      var cells: [DataCell] = []
      for element in elements { cells.append(try cell(element, line, file)) }
      return .list(cells)
    case .object:
      throw BatchError(
        "read \(file)", reason: "line \(line): a row's value may not be an object",
        advice: "use texts, numbers, true, false, null or arrays of them")
    }
  }
}
