import Foundation
import Motion
import Picture

/// A size in whole pixels.
struct PixelSize: Hashable, Sendable, CustomStringConvertible {
  /// The size in pixels, positive.
  var width: Int
  /// The size in pixels, positive.
  var height: Int

  /// The most pixels along one side.
  static let most = 8192

  var description: String { "\(width)x\(height)" }
}

/// A time as it is written: in seconds, or as the index of a frame.
enum TimePoint: Hashable, Sendable {
  /// Seconds from the start.
  case seconds(FrameTime)
  /// The start of a frame, counted from 0.
  case frame(Int)
}

/// A half-open part of a film; an absent end is the film's.
struct TimeRange: Hashable, Sendable {
  /// Where it begins; `nil` is the film's start.
  var lower: TimePoint?
  /// Where it ends, not included; `nil` is the film's end.
  var upper: TimePoint?
  /// The chapter in place of `lower`, at whose start it begins.
  var lowerChapter: String?
  /// The chapter in place of `upper`, at whose start it ends.
  var upperChapter: String?
  /// The one chapter that is the whole part.
  var chapter: String?
}

/// What lies below the picture.
enum Backdrop: Hashable, Sendable {
  /// Nothing: the picture keeps its transparency.
  case none
  /// One colour.
  case color(RGBA)
}

/// A value for one parameter of a scene.
struct Assignment: Hashable, Sendable {
  /// The parameter.
  var name: String
  /// The value, to be read by the parameter's type.
  var value: String
}

extension ValueSyntax where Value == PixelSize {
  /// Two whole numbers of pixels.
  static var pixelSize: Self {
    ValueSyntax(placeholder: "WxH") { text throws(ValueFault) in
      let sides = text.split(separator: "x", omittingEmptySubsequences: false)
      guard sides.count == 2, sides.allSatisfy(isWholeNumber) else {
        throw .malformed(expected: "width x height in whole pixels", example: "1920x1080")
      }
      let numbers = sides.map { Int($0) ?? .max }
      guard numbers.allSatisfy({ (1...PixelSize.most).contains($0) }) else {
        throw .outside(least: "1x1", most: "\(PixelSize.most)x\(PixelSize.most)")
      }
      return PixelSize(width: numbers[0], height: numbers[1])
    }
  }
}

extension ValueSyntax where Value == CGSize {
  /// Two positive numbers of points.
  static var pointSize: Self {
    ValueSyntax(placeholder: "WxH") { text throws(ValueFault) in
      let sides = text.split(separator: "x", omittingEmptySubsequences: false).map { decimal($0) }
      guard sides.count == 2, let width = sides[0], let height = sides[1] else {
        throw .malformed(expected: "width x height in points", example: "640x360")
      }
      guard (0.01...100_000).contains(width), (0.01...100_000).contains(height) else {
        throw .outside(least: "0.01x0.01", most: "100000x100000")
      }
      return CGSize(width: width, height: height)
    }
  }
}

extension ValueSyntax where Value == FrameRate {
  /// Frames a second, whole, decimal or as a fraction.
  static var frameRate: Self {
    ValueSyntax(placeholder: "RATE", suggestions: .someWords(["24", "25", "30", "50", "60"])) {
      text throws(ValueFault) in
      let parts = text.split(separator: "/", omittingEmptySubsequences: false)
      let terms = parts.compactMap { exactDecimal($0) }
      guard terms.count == parts.count, (1...2).contains(terms.count) else {
        throw .malformed(expected: "frames a second", example: "60 or 30000/1001")
      }
      let bottom = terms.count == 2 ? terms[1] : FrameTime(1, 1)
      let (top, topFits) = terms[0].numerator.multipliedReportingOverflow(by: bottom.denominator)
      let (under, underFits) = terms[0].denominator.multipliedReportingOverflow(
        by: bottom.numerator)
      guard !topFits, !underFits, top > 0, under > 0,
        (0.01...1000).contains(Double(top) / Double(under))
      else { throw .outside(least: "0.01", most: "1000") }
      return FrameRate(top, under)
    }
  }
}

extension ValueSyntax where Value == TimePoint {
  /// Seconds, or frames with an `f`.
  static var time: Self {
    ValueSyntax(placeholder: "TIME") { text throws(ValueFault) in try timePoint(text) }
  }
}

extension ValueSyntax where Value == TimeRange {
  /// Two times or chapters with two dots between them, each of which may be absent; or one chapter.
  ///
  /// What does not begin with a digit is a chapter's title.
  static var timeRange: Self {
    ValueSyntax(placeholder: "A..B") { text throws(ValueFault) in
      // A third dot could belong to either side, so it is refused.
      func isTitle(_ side: some StringProtocol) -> Bool {
        side.first.map { !"0123456789.".contains($0) } ?? false
      }
      let dots = text.range(of: "..")
      if dots == nil, isTitle(text) { return TimeRange(chapter: text) }
      guard let dots, !text.contains("...") else {
        throw .malformed(
          expected: "a start and an end with two dots between, or a chapter",
          example: "1.5..4, 30f..90f, 2.. or Intro..Demo")
      }
      let (lower, upper) = (text[..<dots.lowerBound], text[dots.upperBound...])
      guard !upper.contains("..") else {
        throw .malformed(expected: "one pair of dots", example: "1.5..4")
      }
      var range = TimeRange()
      if isTitle(lower) {
        range.lowerChapter = String(lower)
      } else if !lower.isEmpty {
        range.lower = try timePoint(lower)
      }
      if isTitle(upper) {
        range.upperChapter = String(upper)
      } else if !upper.isEmpty {
        range.upper = try timePoint(upper)
      }
      return range
    }
  }
}

extension ValueSyntax where Value == Backdrop {
  /// A colour, or `none`.
  static var backdrop: Self {
    ValueSyntax(placeholder: "COLOR", suggestions: .someWords(["none", "white", "black"])) {
      text throws(ValueFault) in
      if text == "none" { return .none }
      do throws(ColorError) {
        return .color(try ColorParser().parse(text))
      } catch {
        throw .explained(error.explanation)
      }
    }
  }
}

extension ValueSyntax where Value == Assignment {
  /// A name and a value with an equals sign between them.
  static var assignment: Self {
    ValueSyntax(placeholder: "NAME=VALUE") { text throws(ValueFault) in
      guard let equals = text.firstIndex(of: "="), equals != text.startIndex else {
        throw .malformed(expected: "a parameter and its value", example: "title=Hello")
      }
      return Assignment(
        name: String(text[..<equals]), value: String(text[text.index(after: equals)...]))
    }
  }
}

extension ValueSyntax where Value == Int {
  /// Bits a second, with an optional `k` or `M`.
  static var bitRate: Self {
    ValueSyntax(placeholder: "BITS") { text throws(ValueFault) in
      let factors: [Character: Double] = ["k": 1e3, "K": 1e3, "m": 1e6, "M": 1e6]
      let factor = text.last.flatMap { factors[$0] }
      guard let number = decimal(factor == nil ? text[...] : text.dropLast()) else {
        throw .malformed(expected: "bits a second", example: "8M, 800k or 8000000")
      }
      let bits = number * (factor ?? 1)
      guard (1000...2e9).contains(bits) else { throw .outside(least: "1k", most: "2000M") }
      return Int(bits)
    }
  }
}

/// A time in seconds (`1.5`, `1.5s`) or frames (`90f`); the end of the longest film is the most.
private func timePoint(_ text: some StringProtocol) throws(ValueFault) -> TimePoint {
  let fault = ValueFault.malformed(expected: "seconds or frames", example: "1.5 or 90f")
  if text.hasSuffix("f") {
    guard isWholeNumber(text.dropLast()) else { throw fault }
    guard let frame = Int(text.dropLast()), frame <= FrameLimits.frames else {
      throw .outside(least: "0f", most: "\(FrameLimits.frames)f")
    }
    return .frame(frame)
  }
  guard let time = exactDecimal(text.hasSuffix("s") ? text.dropLast() : text[...]) else {
    throw fault
  }
  guard time.seconds <= FrameLimits.seconds else {
    throw .outside(least: "0", most: brief(FrameLimits.seconds))
  }
  return .seconds(time)
}

/// A decimal number that is not negative, kept exactly: at most nine digits on either side.
private func exactDecimal(_ text: some StringProtocol) -> FrameTime? {
  let parts = text.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
  guard let whole = parts.first, parts.count == 1 || !(parts[0].isEmpty && parts[1].isEmpty)
  else { return nil }
  let fraction = parts.count == 2 ? String(parts[1]) : ""
  let digits = String(whole) + fraction
  guard whole.count <= 9, fraction.count <= 9, digits.utf8.allSatisfy({ (48...57).contains($0) }),
    let number = Int64(digits)
  else { return nil }
  return FrameTime(number, (0..<fraction.count).reduce(1) { power, _ in power * 10 })
}

private func isWholeNumber(_ text: some StringProtocol) -> Bool {
  !text.isEmpty && text.utf8.allSatisfy { (48...57).contains($0) }
}
