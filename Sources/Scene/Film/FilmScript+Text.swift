import Foundation

extension FilmScript {
  /// Reads a script as the command line and comments write it: cues with `;` between them.
  ///
  /// ```
  /// wait .5; tap Start; press Card .8; drag Card 0,-200 .4; set count=3; wait settled; end
  /// doubletap Photo; pinch Photo 2 .6; rotate Photo 45 .6
  /// scroll Feed 0,300 .6; type "Ada" into Name; type "!" .2
  /// ```
  /// A pinch is to a multiple of the fingers' distance, a turn by degrees clockwise; seconds come last.
  /// A target is words (in quotes where they end in a number), words with `#2`, or a point as `120,80`. `at 1.5` before
  /// a cue gives its film time.
  ///
  /// - Throws: ``FilmScriptError`` that quotes the cue at fault.
  package init(parsing text: String) throws(FilmScriptError) {
    var cues: [FilmCue] = []
    for phrase in Self.phrases(of: text) {
      var words = Phrase(phrase)
      var time: Double?
      if words.takes("at") {
        time = try words.number("a film time", example: "at 1.5 tap Start")
      }
      cues.append(FilmCue(try words.action(), at: time))
    }
    self.init(cues)
  }

  /// The parts between semicolons that are not in quotes, without empty ones.
  private static func phrases(of text: String) -> [String] {
    var parts = [""]
    var isQuoted = false
    for character in text {
      if character == "\"" { isQuoted.toggle() }
      if (character == ";" || character.isNewline) && !isQuoted {
        parts.append("")
      } else {
        parts[parts.count - 1].append(character)
      }
    }
    return parts.map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
  }
}

/// One cue as it is written.
private struct Phrase {
  let text: String
  private var words: [String]

  init(_ text: String) {
    self.text = text
    words = []
    var isQuoted = false
    for part in text.split(separator: " ", omittingEmptySubsequences: true).map(String.init) {
      if isQuoted { words[words.count - 1] += " " + part } else { words.append(part) }
      if part.filter({ $0 == "\"" }).count % 2 == 1 { isQuoted.toggle() }
    }
  }

  mutating func takes(_ word: String) -> Bool {
    guard words.first?.lowercased() == word else { return false }
    words.removeFirst()
    return true
  }

  mutating func number(_ what: String, example: String) throws(FilmScriptError) -> Double {
    guard let word = words.first, let number = Self.number(word), number >= 0 else {
      throw .malformed(cue: text, expected: what, example: example)
    }
    words.removeFirst()
    return number
  }

  mutating func action() throws(FilmScriptError) -> FilmCue.Action {
    let name = words.first ?? ""
    if !words.isEmpty { words.removeFirst() }
    switch name.lowercased() {
    case "tap": return .tap(try target(example: "tap Start"))
    case "press":
      let seconds = trailingNumber() ?? 0.6
      return .press(try target(example: "press Start .8"), seconds: seconds)
    case "doubletap": return .doubleTap(try target(example: "doubletap Photo"))
    case "pinch":
      let (target, scale, seconds) = try fingers("the scale", example: "pinch Photo 2 .6")
      guard scale > 0 else {
        throw .malformed(cue: text, expected: "a scale above 0", example: "pinch Photo 2 .6")
      }
      return .pinch(target, scale: scale, seconds: seconds)
    case "rotate":
      let (target, degrees, seconds) = try fingers("the degrees", example: "rotate Photo 45 .6")
      return .rotate(target, degrees: degrees, seconds: seconds)
    case "drag": return try drag()
    case "scroll":
      let example = "scroll Feed 0,300 .6"
      let (target, path, seconds) = try way(default: 0.6, example: example)
      return .scroll(target, by: path[path.count - 1], seconds: seconds)
    case "type": return try type()
    case "set": return try set()
    case "wait", "settle":
      if name.lowercased() == "settle" || words.first?.lowercased() == "settled" { return .settle }
      return .wait(try number("seconds or 'settled'", example: "wait .5"))
    case "end": return .end
    default: throw .unknownCue(text, word: name)
    }
  }

  private mutating func drag() throws(FilmScriptError) -> FilmCue.Action {
    let (target, path, seconds) = try way(default: 0.4, example: "drag Card 0,-200 .4")
    return .drag(target, path: path, seconds: seconds)
  }

  /// A target, the points of a way, and seconds.
  private mutating func way(
    default length: Double, example: String
  ) throws(FilmScriptError) -> (FilmTarget, [CGSize], Double) {
    let seconds = words.count > 2 ? trailingNumber() ?? length : length
    var path: [CGSize] = []
    while words.count > 1, let last = words.last, let point = Self.pair(last) {
      path.insert(CGSize(width: point.0, height: point.1), at: 0)
      words.removeLast()
    }
    guard !path.isEmpty else {
      throw .malformed(cue: text, expected: "the way as dx,dy", example: example)
    }
    return (try target(example: example), path, seconds)
  }

  /// Words in quotes, then a field and the seconds between two letters.
  private mutating func type() throws(FilmScriptError) -> FilmCue.Action {
    let rest = words.joined(separator: " ")
    let quoted = rest.split(separator: "\"", maxSplits: 2, omittingEmptySubsequences: false)
    var typed = rest
    if quoted.count == 3, quoted[0].allSatisfy(\.isWhitespace) {
      typed = String(quoted[1])
      words = quoted[2].split(separator: " ").map(String.init)
    } else if let into = words.lastIndex(of: "into"), into > 0 {
      typed = words[..<into].joined(separator: " ")
      words.removeFirst(into)
    } else {
      words = []
    }
    typed = typed.replacingOccurrences(of: "\\n", with: "\n")
    guard !typed.isEmpty else {
      throw .malformed(
        cue: text, expected: "the words to type", example: "type \"Ada\" into Name")
    }
    guard takes("into") else {
      let seconds = words.first.flatMap(Self.number) ?? 0.1
      return .type(typed, into: nil, seconds: max(0, seconds))
    }
    let seconds = trailingNumber() ?? 0.1
    return .type(typed, into: try target(example: "type \"Ada\" into Name"), seconds: seconds)
  }

  /// The target, the amount and, if there are two numbers, the seconds of what two fingers do.
  private mutating func fingers(
    _ what: String, example: String
  ) throws(FilmScriptError) -> (FilmTarget, amount: Double, seconds: Double) {
    var numbers: [Double] = []
    while numbers.count < 2, words.count > 1, let last = words.last, let number = Self.number(last)
    {
      numbers.insert(number, at: 0)
      words.removeLast()
    }
    guard let amount = numbers.first else {
      throw .malformed(cue: text, expected: what, example: example)
    }
    let seconds = numbers.count > 1 ? numbers[1] : 0.6
    guard seconds >= 0 else {
      throw .malformed(cue: text, expected: "seconds from 0", example: example)
    }
    return (try target(example: example), amount, seconds)
  }

  private mutating func set() throws(FilmScriptError) -> FilmCue.Action {
    let rest = words.joined(separator: " ")
    guard let equals = rest.firstIndex(of: "="), equals > rest.startIndex else {
      throw .malformed(cue: text, expected: "a property and its value", example: "set count=3")
    }
    let name = rest[..<equals].trimmingCharacters(in: .whitespaces)
    let value = rest[rest.index(after: equals)...].trimmingCharacters(in: .whitespaces)
    return .set(name, FilmValue(parsing: value))
  }

  /// The last word, when it is a number.
  private mutating func trailingNumber() -> Double? {
    guard words.count > 1, let last = words.last, let number = Self.number(last), number >= 0
    else { return nil }
    words.removeLast()
    return number
  }

  private func target(example: String) throws(FilmScriptError) -> FilmTarget {
    guard !words.isEmpty else {
      throw .malformed(cue: text, expected: "a target", example: example)
    }
    if words.count == 1, let (x, y) = Self.pair(words[0]) { return .point(x, y) }
    return FilmTarget(words.joined(separator: " ").replacingOccurrences(of: "\"", with: ""))
  }

  static func number(_ word: String) -> Double? {
    let word = word.hasSuffix("s") ? String(word.dropLast()) : word
    guard let number = Double(word.hasPrefix(".") ? "0" + word : word), number.isFinite else {
      return nil
    }
    return number
  }

  static func pair(_ word: String) -> (Double, Double)? {
    let parts = word.split(separator: ",", omittingEmptySubsequences: false).map {
      Double($0)
    }
    guard parts.count == 2, let x = parts[0], let y = parts[1], x.isFinite, y.isFinite else {
      return nil
    }
    return (x, y)
  }
}

extension FilmValue {
  /// A value as the command line writes it: `3`, `true`, `nil`, `10,20`, or a text.
  package init(parsing text: String) {
    if text == "true" || text == "false" {
      self = .truth(text == "true")
    } else if text == "nil" {
      self = .nothing
    } else if let number = Phrase.number(text), !text.hasSuffix("s") {
      self = .number(number)
    } else if let (x, y) = Phrase.pair(text) {
      self = .pair(x, y)
    } else {
      self = .text(text.replacingOccurrences(of: "\"", with: ""))
    }
  }
}
