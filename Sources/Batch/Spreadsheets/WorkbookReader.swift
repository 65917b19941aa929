package import Foundation

/// Reads a sheet of an Excel workbook (.xlsx): cached values, not formulas.
package struct WorkbookReader {
  private let file: String
  private let archive: ZipArchive
  private var strings: [String] = []
  private var dateStyles: Set<Int> = []
  private var startsIn1904 = false

  /// The table in `sheet`, or in the first one.
  package static func read(
    _ data: Data, file: String, sheet: String? = nil
  ) throws(BatchError) -> DataTable {
    var reader = WorkbookReader(file: file, archive: try ZipArchive(data, file: file))
    let part = try reader.part(ofSheet: sheet)
    try reader.readStrings()
    try reader.readStyles()
    return try reader.grid(of: part).table(file: file)
  }

  private init(file: String, archive: ZipArchive) { (self.file, self.archive) = (file, archive) }

  private func content(_ part: String) throws(BatchError) -> Data {
    guard let data = try archive.content(of: part) else {
      throw BatchError(
        "read \(file)", reason: "it has no part \(part), so it is no Excel workbook",
        advice: "save it as .xlsx")
    }
    return data
  }

  /// The archive's part that holds the sheet.
  private mutating func part(ofSheet wanted: String?) throws(BatchError) -> String {
    var (sheets, is1904): ([(name: String, id: String)], Bool) = ([], false)
    let walk = XMLWalk()
    walk.begin = { name, attributes in
      if name == "sheet", let title = attributes["name"], let id = attributes["r:id"] {
        sheets.append((title, id))
      } else if name == "workbookPr" {
        is1904 = ["1", "true"].contains(attributes["date1904"])
      }
    }
    try walk.run(content("xl/workbook.xml"), part: "xl/workbook.xml", of: file)
    startsIn1904 = is1904
    var targets: [String: String] = [:]
    let links = XMLWalk()
    links.begin = { name, attributes in
      if name == "Relationship", let id = attributes["Id"] { targets[id] = attributes["Target"] }
    }
    let relations = "xl/_rels/workbook.xml.rels"
    try links.run(content(relations), part: relations, of: file)
    guard let sheet = wanted.map({ name in sheets.first { $0.name == name } }) ?? sheets.first,
      let target = targets[sheet.id]
    else {
      throw BatchError(
        "read \(file)", reason: wanted.map { "it has no sheet \"\($0)\"" } ?? "it has no sheet",
        advice: sheets.isEmpty
          ? "save it again" : "choose --sheet \(sheets.map(\.name).joined(separator: ", "))")
    }
    return target.hasPrefix("/") ? String(target.dropFirst()) : "xl/" + target
  }

  /// The texts that cells share.
  private mutating func readStrings() throws(BatchError) {
    guard let data = try archive.content(of: "xl/sharedStrings.xml") else { return }
    var (result, current, isText, isReading): ([String], String, Bool, Bool) = (
      [], "", false, false
    )
    let walk = XMLWalk()
    walk.begin = { name, _ in
      switch name {
      case "si": current = ""
      case "t": isText = true
      case "rPh": isReading = true
      default: break
      }
    }
    // Phonetic readings stand beside the text and are no part of it.
    walk.text = { if isText, !isReading { current += $0 } }
    walk.end = { name in
      switch name {
      case "si": result.append(current)
      case "t": isText = false
      case "rPh": isReading = false
      default: break
      }
    }
    try walk.run(data, part: "xl/sharedStrings.xml", of: file)
    strings = result
  }

  /// Which styles show a number as a date.
  private mutating func readStyles() throws(BatchError) {
    guard let data = try archive.content(of: "xl/styles.xml") else { return }
    var (dateFormats, styles): (Set<Int>, Set<Int>) = (Self.builtInDates, [])
    var (isCellFormats, index) = (false, 0)
    let walk = XMLWalk()
    walk.begin = { name, attributes in
      switch name {
      case "numFmt":
        if let id = attributes["numFmtId"].flatMap({ Int($0) }),
          let code = attributes["formatCode"],
          Self.showsDate(code)
        {
          dateFormats.insert(id)
        }
      case "cellXfs": isCellFormats = true
      case "xf" where isCellFormats:
        if let id = attributes["numFmtId"].flatMap({ Int($0) }), dateFormats.contains(id) {
          styles.insert(index)
        }
        index += 1
      default: break
      }
    }
    walk.end = { if $0 == "cellXfs" { isCellFormats = false } }
    try walk.run(data, part: "xl/styles.xml", of: file)
    dateStyles = styles
  }

  /// The formats of ECMA-376 18.8.30 that show dates or times.
  private static let builtInDates = Set([14...22, 27...36, 45...47, 50...58].joined())

  /// Whether a format code has a letter of dates outside quotes and brackets.
  static func showsDate(_ code: String) -> Bool {
    var (isQuoted, isBracketed, isEscaped) = (false, false, false)
    for character in code.lowercased() {
      if isEscaped {
        isEscaped = false
        continue
      }
      switch character {
      case "\\": isEscaped = true
      case "\"": isQuoted.toggle()
      case "[": isBracketed = true
      case "]": isBracketed = false
      case "y", "d", "h": if !isQuoted, !isBracketed { return true }
      default: break
      }
    }
    return false
  }

  private func grid(of part: String) throws(BatchError) -> SheetGrid {
    var grid = SheetGrid()
    var (row, cells): (Int, [Int: DataCell]) = (0, [:])
    var (column, kind, style, value, isValue) = (0, "n", 0, "", false)
    let walk = XMLWalk()
    walk.begin = { name, attributes in
      switch name {
      case "row":
        row = attributes["r"].flatMap { Int($0) } ?? row + 1
        (cells, column) = ([:], -1)
        if !(1...SheetGrid.rowLimit).contains(row) {
          walk.fail(
            BatchError("read \(file)", reason: "it has a row \(row)", advice: "save it again"))
        }
      case "c":
        column = attributes["r"].flatMap(SheetGrid.column) ?? column + 1
        kind = attributes["t"] ?? "n"
        style = attributes["s"].flatMap { Int($0) } ?? 0
        value = ""
      case "v", "t": isValue = true
      default: break
      }
    }
    walk.text = { if isValue { value += $0 } }
    walk.end = { name in
      switch name {
      case "v", "t": isValue = false
      case "c":
        do throws(BatchError) {
          let place = SheetGrid.name(ofColumn: column) + String(row)
          let cell = try cell(value, kind: kind, style: style, at: place)
          if cell != .empty { cells[column] = cell }
        } catch { walk.fail(error) }
      case "row": grid.add(cells, number: row)
      default: break
      }
    }
    try walk.run(content(part), part: part, of: file)
    return grid
  }

  private func cell(
    _ value: String, kind: String, style: Int, at place: String
  ) throws(BatchError) -> DataCell {
    switch kind {
    case "s":
      guard let index = Int(value), strings.indices.contains(index) else {
        throw BatchError(
          "read \(file)", reason: "cell \(place): its text is missing", advice: "save it again")
      }
      return strings[index].isEmpty ? .empty : .text(strings[index])
    case "str", "inlineStr", "d": return value.isEmpty ? .empty : .text(value)
    case "b": return .boolean(value == "1")
    case "e":
      throw BatchError(
        "read \(file)", reason: "cell \(place) shows the error \(value)",
        advice: "mend its formula and save the file again")
    default:
      guard !value.isEmpty else { return .empty }
      guard let number = Double(value), number.isFinite else {
        throw BatchError(
          "read \(file)", reason: "cell \(place): \(value) is no number", advice: "save it again")
      }
      // The other calendar of old Macintosh workbooks begins 1,462 days later.
      return dateStyles.contains(style)
        ? .date(number + (startsIn1904 ? 1462 : 0)) : .number(number)
    }
  }
}
