import Motion

/// Reads SRT and WebVTT files, told apart by WebVTT's header.
///
/// A byte order mark, any line ending, absent numbers, hours left out, a point for SRT's comma,
/// settings after the times, notes and styles are all taken; what has no readable times is refused
/// with its line.
package struct CaptionReader {
  private let file: String
  private let lines: [Substring]
  private let isWebVTT: Bool
  private var index = 0

  /// The captions in the bytes of a file, in the order of their starts.
  package static func read(_ bytes: some Collection<UInt8>, named file: String) throws(CaptionError)
    -> [Caption]
  {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw CaptionError(file, "it is not UTF-8 text; save it as UTF-8")
    }
    var reader = CaptionReader(text, file: file)
    let captions = try reader.captions()
    guard !captions.isEmpty else {
      throw CaptionError(
        file, "it holds no caption; write a line 00:00:01,000 --> 00:00:02,500 and words below it")
    }
    return captions.enumerated().sorted {
      ($0.element.start, $0.offset) < ($1.element.start, $1.offset)
    }.map(\.element)
  }

  private init(_ text: String, file: String) {
    self.file = file
    let unmarked = text.unicodeScalars.first == "\u{FEFF}" ? text.dropFirst() : text[...]
    lines = unmarked.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let first = lines.first ?? ""
    isWebVTT = first.hasPrefix("WEBVTT")
  }

  private mutating func captions() throws(CaptionError) -> [Caption] {
    var captions: [Caption] = []
    if isWebVTT { skipBlock() }
    while index < lines.count {
      if isBlank(lines[index]) {
        index += 1
      } else if isWebVTT, isAside(lines[index]) {
        skipBlock()
      } else if let caption = try caption() {
        captions.append(caption)
      }
    }
    return captions
  }

  /// One caption; nil for one without words.
  private mutating func caption() throws(CaptionError) -> Caption? {
    var identifier: String?
    if !lines[index].contains("-->") {
      guard index + 1 < lines.count, lines[index + 1].contains("-->") else {
        throw CaptionError(
          file, line: index + 1,
          "\"\(lines[index].prefix(40))\" stands without times; write a line such as "
            + "00:00:01,000 --> 00:00:02,500 above it, and no empty line inside a caption")
      }
      identifier = lines[index].trimmed
      index += 1
    }
    let (start, end) = try times(lines[index], line: index + 1)
    index += 1
    var words: [String] = []
    while index < lines.count, !isBlank(lines[index]) {
      words.append(lines[index].trimmed)
      index += 1
    }
    guard !words.isEmpty else { return nil }
    let stripped = CaptionMarkup.stripped(
      words.joined(separator: "\n"), keeping: CaptionMarkup.kept)
    return Caption(
      start: start, end: end, markup: isWebVTT ? CaptionMarkup.unescaped(stripped) : stripped,
      identifier: identifier)
  }

  private func times(
    _ text: Substring, line: Int
  ) throws(CaptionError) -> (FrameTime, FrameTime) {
    // What follows the second time are settings of place.
    let sides = text.replacing("-->", with: " --> ").split(whereSeparator: \.isWhitespace)
    guard sides.count >= 3, sides[1] == "-->", let start = Self.time(sides[0]),
      let end = Self.time(sides[2])
    else {
      throw CaptionError(
        file, line: line,
        "\"\(text.trimmed.prefix(60))\" is not a pair of times; write 00:00:01,000 --> 00:00:02,500"
      )
    }
    guard start < end else {
      throw CaptionError(
        file, line: line,
        "the caption ends at \(sides[2]), not after it begins at \(sides[0]); mend its times")
    }
    return (start, end)
  }

  /// `hh:mm:ss,mmm` with the hours, and the part of a second, left out or not; nil if it is none.
  static func time(_ text: Substring) -> FrameTime? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard (2...3).contains(parts.count) else { return nil }
    let seconds = parts[parts.count - 1].split(
      omittingEmptySubsequences: false, whereSeparator: { $0 == "," || $0 == "." })
    guard (1...2).contains(seconds.count) else { return nil }
    var total: Int64 = 0
    for part in parts.dropLast() + [seconds[0]] {
      guard (1...6).contains(part.count), let number = number(part) else { return nil }
      total = total * 60 + number
    }
    guard seconds.count == 2 else { return FrameTime(total, 1) }
    guard (1...9).contains(seconds[1].count), let part = number(seconds[1]) else { return nil }
    let scale = seconds[1].reduce(Int64(1)) { scale, _ in scale * 10 }
    return FrameTime(total, 1) + FrameTime(part, scale)
  }

  private static func number(_ text: Substring) -> Int64? {
    text.allSatisfy { ("0"..."9").contains($0) } ? Int64(text) : nil
  }

  private func isBlank(_ line: Substring) -> Bool { line.allSatisfy(\.isWhitespace) }

  /// Whether a block holds no caption.
  private func isAside(_ line: Substring) -> Bool {
    let word = line.prefix { !$0.isWhitespace }
    return ["NOTE", "STYLE", "REGION"].contains(word) && !line.contains("-->")
  }

  /// Goes on after the next empty line.
  private mutating func skipBlock() {
    while index < lines.count, !isBlank(lines[index]) { index += 1 }
  }
}

extension Substring {
  /// Without white space at either end.
  var trimmed: String {
    var text = drop(while: \.isWhitespace)
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
