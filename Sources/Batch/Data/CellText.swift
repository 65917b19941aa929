package import Presets

/// Turns cells into what `--set` takes, by the declared type of the parameter.
///
/// People's tables have decimal commas, percent signs, `TRUE` and dates; what could be read in two
/// ways is refused rather than guessed.
package enum CellText {
  /// The words for `cell` as a value of `type`; nil for an empty cell, which means the default.
  ///
  /// Throws a reason without its place; whoever reads the row knows row and column.
  package static func words(
    of cell: DataCell, as type: ParameterType, items: ParameterType = .string
  ) throws(CellFault) -> String? {
    switch cell {
    case .empty: return nil
    case .list(let cells):
      guard type == .list else {
        throw CellFault("it is a list, but the parameter is a \(type.rawValue)")
      }
      return try list(cells, items)
    case .text(let text):
      if type == .list {
        return text.first == "["
          ? text
          : try list(
            text.split(separator: "|", omittingEmptySubsequences: false).map {
              .text($0.trimmingSpaces)
            }, items)
      }
      return try words(ofText: text, as: type)
    case .number(let value):
      if type == .boolean, value == 0 || value == 1 { return value == 1 ? "true" : "false" }
      return try single(plain(value), type, items)
    case .boolean(let value): return try single(value ? "true" : "false", type, items)
    case .date(let days):
      let text = SpreadsheetDate.text(of: days)
      let single = type == .list ? items : type
      guard single == .string || single == .choice else {
        throw CellFault(
          "it is the date \(text), but the parameter is a \(single.rawValue); format the cell as text or number"
        )
      }
      return try self.single(text, type, items)
    }
  }

  /// One value where a list may be wanted.
  private static func single(
    _ text: String, _ type: ParameterType, _ items: ParameterType
  ) throws(CellFault) -> String {
    type == .list ? try list([.text(text)], items) : text
  }

  private static func list(
    _ cells: [DataCell], _ items: ParameterType
  ) throws(CellFault) -> String {
    var words: [String] = []
    for cell in cells { words.append(try self.words(of: cell, as: items) ?? "") }
    // A JSON array: no item can be taken for a separator.
    let isBare = items == .number || items == .integer || items == .boolean
    return "[" + words.map { isBare ? $0 : quoted($0) }.joined(separator: ",") + "]"
  }

  private static func words(
    ofText text: String, as type: ParameterType
  ) throws(CellFault) -> String {
    switch type {
    case .number, .integer: return try number(text.trimmingSpaces)
    case .boolean:
      let word = text.trimmingSpaces.lowercased()
      if ["true", "yes", "on", "1"].contains(word) { return "true" }
      if ["false", "no", "off", "0"].contains(word) { return "false" }
      throw CellFault("\"\(text)\" is neither true nor false")
    case .color, .choice: return text.trimmingSpaces
    default: return text
    }
  }

  /// A number as people write it, with a decimal comma, separated thousands or a percent sign.
  static func number(_ text: String) throws(CellFault) -> String {
    var rest = text[...]
    let isPercent = rest.last == "%"
    if isPercent { rest = rest.dropLast().trimmingSpaces[...] }
    var digits = String(rest)
    // Thin and no-break spaces and apostrophes separate thousands only.
    for mark in ["\u{202F}", "\u{A0}", "'", "’"] { digits = digits.replacing(mark, with: "") }
    let (commas, points) = (digits.count { $0 == "," }, digits.count { $0 == "." })
    if commas > 0, points > 0 {
      // The later of the two is the decimal mark.
      let isComma =
        digits.lastIndex(of: ",") ?? digits.startIndex > digits.lastIndex(of: ".")
        ?? digits.startIndex
      digits = digits.replacing(isComma ? "." : ",", with: "").replacing(",", with: ".")
    } else if commas == 1 || points > 1 || commas > 1 {
      let mark: Character = commas > 0 ? "," : "."
      let groups = digits.split(separator: mark, omittingEmptySubsequences: false)
      let looksGrouped = groups.dropFirst().allSatisfy { $0.count == 3 }
      if commas == 1, looksGrouped {
        throw CellFault(
          "\"\(text)\" may be \(digits.replacing(",", with: "")) or \(digits.replacing(",", with: ".")); write a decimal point, or no thousands mark"
        )
      }
      digits =
        commas == 1 ? digits.replacing(",", with: ".") : looksGrouped ? groups.joined() : digits
    }
    guard let value = Double(digits), value.isFinite else {
      throw CellFault("\"\(text)\" is no number")
    }
    return isPercent ? plain(value / 100) : digits
  }

  private static func plain(_ value: Double) -> String {
    value == value.rounded() && abs(value) < 1e15 ? String(Int64(value)) : String(value)
  }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\" + String(scalar)
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where scalar.value < 32:
        let code = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - code.count) + code
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}

/// Why a cell is not a value of its parameter's type.
package struct CellFault: Error, Hashable {
  /// The reason, without the place.
  package var reason: String

  package init(_ reason: String) { self.reason = reason }
}
