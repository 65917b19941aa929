/// The Markdown of one line that a text follows: `**bold**`, `*italic*`, `~~struck~~`, `` `code` ``
/// and `[words](address)`, which are drawn in the tint.
///
/// A mark without its counterpart is a character like any other.
struct InlineMarkdown {
  private var left: Substring
  private var runs: [Text.Run] = []

  /// The parts of `line` in their looks.
  static func runs(of line: String) -> [Text.Run] {
    guard line.contains(where: { "*_~`[".contains($0) }) else { return [Text.Run(string: line)] }
    var parser = InlineMarkdown(left: line[...])
    parser.parse(style: TextStyle())
    return parser.runs
  }

  private init(left: Substring) { self.left = left }

  private mutating func add(_ string: some StringProtocol, style: TextStyle) {
    guard !string.isEmpty else { return }
    if let last = runs.indices.last, runs[last].style == style {
      runs[last].string += string
    } else {
      runs.append(Text.Run(string: String(string), style: style))
    }
  }

  private mutating func parse(style: TextStyle) {
    while let first = left.first {
      if first == "\\", let escaped = left.dropFirst().first, escaped.isPunctuation {
        add(String(escaped), style: style)
        left = left.dropFirst(2)
      } else if let mark = Mark.all.first(where: { left.hasPrefix($0.sign) }),
        let inside = enclosed(by: mark)
      {
        var inner = style
        mark.change(&inner)
        let after = left[inside.endIndex...].dropFirst(mark.sign.count)
        if mark.isLiteral {
          add(inside, style: inner)
        } else {
          left = inside
          parse(style: inner)
        }
        left = after
      } else if first == "[", let link = link() {
        var inner = style
        inner.foreground = inner.foreground ?? TextForeground(style: TintShapeStyle())
        inner.link = String(link.address)
        left = link.words
        parse(style: inner)
        left = link.after
      } else {
        add(String(first), style: style)
        left = left.dropFirst()
      }
    }
  }

  /// What stands between the mark that comes next and its counterpart, neither beginning nor ending
  /// in a space.
  private func enclosed(by mark: Mark) -> Substring? {
    if mark.sign.first == "_", left.startIndex > left.base.startIndex {
      let before = left.base[left.base.index(before: left.startIndex)]
      guard !before.isLetter, !before.isNumber else { return nil }
    }
    let rest = left.dropFirst(mark.sign.count)
    guard let first = rest.first, !first.isWhitespace else { return nil }
    var index = rest.index(after: rest.startIndex)
    while index < rest.endIndex {
      if rest[index...].hasPrefix(mark.sign), !rest[rest.index(before: index)].isWhitespace {
        return rest[..<index]
      }
      index = rest.index(after: index)
    }
    return nil
  }

  private func link() -> (words: Substring, address: Substring, after: Substring)? {
    guard let close = left.firstIndex(of: "]") else { return nil }
    let address = left[left.index(after: close)...]
    guard address.first == "(", let end = address.firstIndex(of: ")") else { return nil }
    return (
      left[..<close].dropFirst(), address[..<end].dropFirst(), address[address.index(after: end)...]
    )
  }

  /// A sign that stands on both sides of words, and what it does to them.
  private struct Mark {
    let sign: String
    var isLiteral = false
    let change: (inout TextStyle) -> Void

    // Longer signs first: two stars are not twice one.
    nonisolated(unsafe) static let all = [
      Mark(sign: "**") { $0.weight = .bold },
      Mark(sign: "__") { $0.weight = .bold },
      Mark(sign: "~~") { $0.strikethrough = TextLine() },
      Mark(sign: "*") { $0.isItalic = true },
      Mark(sign: "_") { $0.isItalic = true },
      Mark(sign: "`", isLiteral: true) { $0.design = .monospaced },
    ]
  }
}
