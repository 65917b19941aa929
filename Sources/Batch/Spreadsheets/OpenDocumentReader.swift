package import Foundation

/// Reads a sheet of an OpenDocument spreadsheet (.ods): values, not formulas.
package enum OpenDocumentReader {
  /// The table in `sheet`, or in the first one.
  package static func read(
    _ data: Data, file: String, sheet: String? = nil
  ) throws(BatchError) -> DataTable {
    guard let content = try ZipArchive(data, file: file).content(of: "content.xml") else {
      throw BatchError(
        "read \(file)", reason: "it has no content.xml, so it is no OpenDocument file",
        advice: "save it as .ods")
    }
    var walk = SheetWalk(file: file, wanted: sheet)
    try walk.run(content)
    guard walk.isFound else {
      throw BatchError(
        "read \(file)", reason: sheet.map { "it has no sheet \"\($0)\"" } ?? "it has no sheet",
        advice: walk.names.isEmpty
          ? "save it again" : "choose --sheet \(walk.names.joined(separator: ", "))")
    }
    return try walk.grid.table(file: file)
  }
}

/// What is known while walking through the content of a document.
private struct SheetWalk {
  let file: String
  let wanted: String?
  var grid = SheetGrid()
  var names: [String] = []
  var isFound = false

  init(file: String, wanted: String?) { (self.file, self.wanted) = (file, wanted) }

  mutating func run(_ content: Data) throws(BatchError) {
    let (file, wanted) = (file, wanted)
    var (grid, names, isFound, isInside) = (grid, names, isFound, false)
    var (row, rowRepeats, cells): (Int, Int, [Int: DataCell]) = (1, 1, [:])
    var (column, columnRepeats, attributes): (Int, Int, [String: String]) = (0, 1, [:])
    var (words, paragraphs, isText, isNote) = ("", 0, false, false)
    let walk = XMLWalk()
    walk.begin = { name, found in
      switch name {
      case "table":
        let title = found["table:name"] ?? ""
        names.append(title)
        isInside = !isFound && (wanted == nil || wanted == title)
        isFound = isFound || isInside
        row = 1
      case "table-row":
        rowRepeats = found["table:number-rows-repeated"].flatMap { Int($0) } ?? 1
        (cells, column) = ([:], 0)
      case "table-cell", "covered-table-cell":
        columnRepeats = found["table:number-columns-repeated"].flatMap { Int($0) } ?? 1
        (attributes, words, paragraphs) = (found, "", 0)
      case "annotation": isNote = true
      case "p" where !isNote:
        if paragraphs > 0 { words += "\n" }
        paragraphs += 1
        isText = true
      case "s" where isText:
        words += String(repeating: " ", count: min(Int(found["text:c"] ?? "1") ?? 1, 1000))
      case "tab" where isText: words += "\t"
      default: break
      }
    }
    walk.text = { if isText, !isNote { words += $0 } }
    walk.end = { name in
      switch name {
      case "annotation": isNote = false
      case "p": isText = false
      case "table-cell", "covered-table-cell":
        do throws(BatchError) {
          let cell = try Self.cell(attributes, words: words)
          // Empty cells repeat to the sheet's end; they need no room.
          if isInside, cell != .empty {
            guard columnRepeats > 0, column + columnRepeats <= SheetGrid.columnLimit else {
              throw Self.tooLarge(file)
            }
            for place in column..<(column + columnRepeats) { cells[place] = cell }
          }
        } catch {
          walk.fail(
            error.operation.isEmpty
              ? BatchError(
                "read \(file)", reason: "row \(row): \(error.reason)", advice: error.advice)
              : error)
        }
        column += max(0, min(columnRepeats, SheetGrid.columnLimit))
      case "table-row":
        let isFilled = isInside && !cells.isEmpty
        if isFilled, !(1...SheetGrid.rowLimit).contains(row + rowRepeats - 1) {
          walk.fail(Self.tooLarge(file))
          return
        }
        if isFilled {
          for number in row..<(row + max(rowRepeats, 0)) { grid.add(cells, number: number) }
        }
        row += max(0, min(rowRepeats, SheetGrid.rowLimit))
      case "table": isInside = false
      default: break
      }
    }
    try walk.run(content, part: "content.xml", of: file)
    (self.grid, self.names, self.isFound) = (grid, names, isFound)
  }

  private static func tooLarge(_ file: String) -> BatchError {
    BatchError(
      "read \(file)",
      reason:
        "its sheet is larger than \(SheetGrid.rowLimit) rows or \(SheetGrid.columnLimit) columns",
      advice: "remove what repeats to the end")
  }

  /// A cell from its attributes, or from its words where it has no typed value.
  private static func cell(_ attributes: [String: String], words: String) throws(BatchError)
    -> DataCell
  {
    let number = attributes["office:value"].flatMap { Double($0) }.flatMap {
      $0.isFinite ? $0 : nil
    }
    switch attributes["office:value-type"] {
    case "float", "currency", "percentage":
      if let number { return .number(number) }
    case "boolean": return .boolean(attributes["office:boolean-value"] == "true")
    case "date":
      guard let text = attributes["office:date-value"] else { break }
      guard let days = SpreadsheetDate.days(of: text) else {
        throw BatchError("", reason: "\"\(text)\" is no date", advice: "save the file again")
      }
      return .date(days)
    default: break
    }
    if words.hasPrefix("#"), words.hasSuffix("!") || words == "#N/A" || words == "#NAME?" {
      throw BatchError("", reason: "a cell shows the error \(words)", advice: "mend its formula")
    }
    return words.isEmpty ? .empty : .text(words)
  }
}
