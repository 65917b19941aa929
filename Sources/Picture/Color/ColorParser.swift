/// Reads colours as presets and command lines write them.
///
/// Accepted are the palette's names, `css:` and a CSS name, `#rgb`, `#rgba`, `#rrggbb`,
/// `#rrggbbaa`, `rgb()`, `rgba()`, `hsl()`, `hsla()` with commas or spaces, the parser's own names,
/// and `none`. Names of the parser come first.
public struct ColorParser: Sendable {
  /// The palette that plain names are looked up in.
  public var palette: Palette
  /// Further names, such as those that a preset defines.
  public var names: [String: RGBA]

  /// A parser for a palette and further names.
  public init(palette: Palette = Palette(), names: [String: RGBA] = [:]) {
    (self.palette, self.names) = (palette, names)
  }

  /// The colour that `text` describes.
  ///
  /// - Throws: `ColorError`, with names that are near when a name is not known.
  public func parse(_ text: String) throws(ColorError) -> RGBA {
    let word = text.trimmed
    if word == "none" { return .clear }
    if let color = names[word] ?? palette.color(named: word) { return color }
    if word.hasPrefix("#") { return try hexadecimal(word) }
    if word.hasSuffix(")"), let open = word.firstIndex(of: "(") {
      return try function(
        String(word[..<open]).lowercased(), String(word[word.index(after: open)...].dropLast()),
        of: word)
    }
    return try cssColor(word)
  }

  private func cssColor(_ word: String) throws(ColorError) -> RGBA {
    let isCSS = word.hasPrefix("css:")
    let name = String(word.dropFirst(isCSS ? 4 : 0)).lowercased()
    if isCSS, let color = CSSColors.byName[name] { return color }
    let own = isCSS ? [] : names.keys.sorted() + Palette.names + ["none"]
    var near = nearWords(to: isCSS ? name : word, among: own)
    if !isCSS, CSSColors.byName[name] != nil {
      near.append("css:" + name)
    } else if near.isEmpty {
      near = nearWords(to: name, among: CSSColors.byName.keys.sorted()).map { "css:" + $0 }
    }
    throw ColorError(text: word, reason: .unknownName(near: near))
  }

  private func hexadecimal(_ word: String) throws(ColorError) -> RGBA {
    let digits = word.dropFirst().compactMap(\.hexDigitValue)
    guard digits.count == word.count - 1, [3, 4, 6, 8].contains(digits.count) else {
      throw ColorError(text: word, reason: .hexadecimal)
    }
    let isShort = digits.count < 6
    let levels = stride(from: 0, to: digits.count, by: isShort ? 1 : 2).map { index -> Double in
      let level = isShort ? digits[index] * 17 : digits[index] * 16 + digits[index + 1]
      return Double(level) / 255
    }
    return RGBA(
      red: levels[0], green: levels[1], blue: levels[2], opacity: levels.count > 3 ? levels[3] : 1)
  }

  private func function(
    _ name: String, _ arguments: String, of word: String
  ) throws(ColorError) -> RGBA {
    let isHSL = name == "hsl" || name == "hsla"
    guard isHSL || name == "rgb" || name == "rgba" else {
      throw ColorError(
        text: word,
        reason: .unknownName(near: nearWords(to: name, among: ["rgb", "hsl"]).map { $0 + "()" }))
    }
    let parts = arguments.split { $0 == "," || $0 == "/" || $0.isWhitespace }.map(String.init)
    guard parts.count == 3 || parts.count == 4 else {
      throw ColorError(text: word, reason: .argumentCount(parts.count))
    }
    func part(_ index: Int, _ title: String, full: Double) throws(ColorError) -> Double {
      let isPercent = parts[index].hasSuffix("%")
      let limit = isPercent ? 100 : full
      guard let value = Double(parts[index].dropLast(isPercent ? 1 : 0)), value.isFinite,
        (0...limit).contains(value)
      else {
        throw ColorError(
          text: word, reason: .component(title, value: parts[index], limit: Int(full)))
      }
      return value / limit
    }
    let opacity = parts.count == 4 ? try part(3, "opacity", full: 1) : 1
    if isHSL {
      let degrees = parts[0].hasSuffix("deg") ? String(parts[0].dropLast(3)) : parts[0]
      guard let hue = Double(degrees), hue.isFinite else {
        throw ColorError(text: word, reason: .component("hue", value: parts[0], limit: 360))
      }
      return RGBA(
        hue: hue / 360, saturation: try part(1, "saturation", full: 100),
        lightness: try part(2, "lightness", full: 100), opacity: opacity)
    }
    return RGBA(
      red: try part(0, "red", full: 255), green: try part(1, "green", full: 255),
      blue: try part(2, "blue", full: 255), opacity: opacity)
  }
}

/// Why a text is not a colour.
public struct ColorError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong with the text.
  public enum Reason: Hashable, Sendable {
    /// Nothing has that name; the nearest names, best first.
    case unknownName(near: [String])
    /// The digits after `#` are not 3, 4, 6 or 8 hexadecimal ones.
    case hexadecimal
    /// `rgb()` or `hsl()` got this many numbers.
    case argumentCount(Int)
    /// One number is no number or beyond its limit.
    case component(String, value: String, limit: Int)
  }

  /// The text as it was read.
  public var text: String
  /// What is wrong with it.
  public var reason: Reason

  /// An error about `text`.
  public init(text: String, reason: Reason) { (self.text, self.reason) = (text, reason) }

  /// The operation that failed, the reason and what to do.
  public var description: String { "could not read the colour \"\(text)\": \(explanation)" }

  /// The reason and what to do, without the text.
  public var explanation: String {
    switch reason {
    case .unknownName(let near) where near.isEmpty:
      "there is no such name; write a palette name, css:name, #rrggbb, rgb() or hsl()"
    case .unknownName(let near):
      "there is no such name; did you mean \(near.joined(separator: ", "))?"
    case .hexadecimal:
      "a hexadecimal colour has 3, 4, 6 or 8 digits of 0…9, a…f; write #rrggbb or #rrggbbaa"
    case .argumentCount(let count):
      "it has \(count) numbers; write three and an optional opacity"
    case .component(let name, let value, let limit):
      "the \(name) is \(value); write a number in 0…\(limit) or a percentage"
    }
  }
}

extension String {
  /// The text without white space at its ends.
  fileprivate var trimmed: String {
    let start = drop { $0.isWhitespace }
    return String(start.reversed().drop { $0.isWhitespace }.reversed())
  }
}
