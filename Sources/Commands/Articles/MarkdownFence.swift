/// A fenced code block of a Markdown file.
struct MarkdownFence: Equatable {
  /// What follows the opening fence, without the space around it.
  let info: String
  /// The nearest heading above; `nil` where there is none.
  let heading: String?
  /// The line of the opening fence, from 1.
  let openingLine: Int
  /// The line of the closing fence, from 1, or the one after the file's last where it is missing.
  let closingLine: Int

  /// The lines of the code, from 1; empty when there are none.
  var codeLines: Range<Int> { (openingLine + 1)..<closingLine }

  /// The fences among `lines`, in order.
  ///
  /// As CommonMark has them: at least three backticks or tildes, closed by as many of the same. Any
  /// indentation is taken, since lists indent their blocks, and a fence that is not closed ends with
  /// the file. Headings are lines after `#`, or above a line of `=` or `-`.
  static func find(in lines: [Substring]) -> [MarkdownFence] {
    var found: [MarkdownFence] = []
    var open: (mark: Mark, line: Int)?
    var heading: String?
    for (index, line) in lines.enumerated() {
      if let (mark, start) = open {
        guard Mark(line)?.closes(mark) == true else { continue }
        found.append(
          MarkdownFence(
            info: mark.info, heading: heading, openingLine: start, closingLine: index + 1))
        open = nil
      } else if let mark = Mark(line) {
        open = (mark, index + 1)
      } else if let title = title(line, above: index + 1 < lines.count ? lines[index + 1] : "") {
        heading = title
      }
    }
    if let (mark, start) = open {
      found.append(
        MarkdownFence(
          info: mark.info, heading: heading, openingLine: start, closingLine: lines.count + 1))
    }
    return found
  }

  /// The heading that `line` is, given the line below it.
  private static func title(_ line: Substring, above next: Substring) -> String? {
    let text = line.trimmingSpace
    let level = text.prefix { $0 == "#" }.count
    if (1...6).contains(level) {
      let rest = text.dropFirst(level)
      guard rest.first?.isWhitespace == true else { return nil }
      var title = rest.trimmingSpace
      while title.last == "#" { title.removeLast() }
      return String(title.trimmingSpace)
    }
    let underline = next.trimmingSpace
    guard !text.isEmpty, let sign = underline.first, sign == "=" || sign == "-",
      underline.allSatisfy({ $0 == sign }), !text.allSatisfy({ $0 == "-" || $0 == "=" })
    else { return nil }
    return String(text)
  }

  /// A line that opens or closes a fence.
  private struct Mark {
    let sign: Character
    let count: Int
    let info: String

    init?(_ line: Substring) {
      let text = line.trimmingSpace
      guard let sign = text.first, sign == "`" || sign == "~" else { return nil }
      let count = text.prefix { $0 == sign }.count
      let info = text.dropFirst(count).trimmingSpace
      // Backticks after backticks are code within a line.
      guard count >= 3, sign == "~" || !info.contains("`") else { return nil }
      (self.sign, self.count, self.info) = (sign, count, String(info))
    }

    func closes(_ opening: Mark) -> Bool {
      info.isEmpty && sign == opening.sign && count >= opening.count
    }
  }
}

/// The language and the attributes of a fence: `swift film=polygon do="tap start; wait 1"`.
struct FenceInfo: Equatable {
  /// The first word, in lower case; empty where there is none.
  let language: String
  /// Values by key; the first of a key counts, and words without `=` are left out.
  private(set) var values: [String: String] = [:]

  /// Reads words with single, double or no quotes around their values.
  ///
  /// Braces around all, and a point before the language, are other tools' and mean nothing.
  init(_ text: String) {
    var rest = text[...].trimmingSpace
    if rest.first == "{", rest.last == "}" { rest = rest.dropFirst().dropLast().trimmingSpace }
    let word = rest.prefix { !$0.isWhitespace && !"{,:".contains($0) }
    language = (word.first == "." ? word.dropFirst() : word).lowercased()
    rest = rest.dropFirst(word.count)
    while !rest.isEmpty {
      let key = rest.prefix { $0 != "=" && !$0.isWhitespace }
      rest = rest.dropFirst(key.count)
      guard rest.first == "=" else {
        rest = rest.drop { $0 == " " || $0 == "\t" }
        continue
      }
      rest = rest.dropFirst()
      let quote = rest.first.flatMap { "\"'".contains($0) ? $0 : nil }
      if quote != nil { rest = rest.dropFirst() }
      let value = rest.prefix { quote == nil ? !$0.isWhitespace : $0 != quote }
      rest = rest.dropFirst(value.count)
      if quote != nil { rest = rest.dropFirst() }
      let name = key.lowercased()
      if values[name] == nil { values[name] = String(value) }
    }
  }
}

extension Substring {
  /// Without the space at both ends.
  var trimmingSpace: Substring {
    var text = drop(while: \.isWhitespace)
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }
}
