public import Foundation

/// Words that a translation could replace; here they stand for themselves.
///
/// Numbers are written as American English writes them: whole ones in groups of three digits, others
/// with six decimals unless a specifier says otherwise.
public struct LocalizedStringKey: Equatable, Sendable, ExpressibleByStringInterpolation {
  /// The literal words, with `placeholder` for each argument.
  private let pattern: String
  private let arguments: [[Text.Run]]
  /// Unicode's character for an object among words, which literals do not contain.
  fileprivate static let placeholder = InlinePicture.character

  /// The words of `value`.
  public init(_ value: String) { (pattern, arguments) = (value, []) }
  /// The words of a literal.
  public init(stringLiteral value: String) { self.init(value) }
  /// The words of an interpolation.
  public init(stringInterpolation: StringInterpolation) {
    (pattern, arguments) = (stringInterpolation.pattern, stringInterpolation.arguments)
  }

  /// The parts: Markdown of the literal words is followed, that of arguments is not.
  var runs: [Text.Run] {
    var left = arguments[...]
    var runs: [Text.Run] = []
    func add(_ run: Text.Run) {
      if let last = runs.indices.last, runs[last].style == run.style, run.isPlain,
        runs[last].isPlain
      {
        runs[last].string += run.string
      } else {
        runs.append(run)
      }
    }
    for run in InlineMarkdown.runs(of: pattern) {
      for character in run.string {
        if character == LocalizedStringKey.placeholder, let argument = left.popFirst() {
          for part in argument {
            var part = part
            part.style = part.style.filled(from: run.style)
            add(part)
          }
        } else {
          add(Text.Run(string: String(character), style: run.style))
        }
      }
    }
    return runs.isEmpty ? [Text.Run(string: "")] : runs
  }

  /// Puts the words of an interpolation together.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    fileprivate var pattern = ""
    fileprivate var arguments: [[Text.Run]] = []

    /// Nothing yet.
    public init(literalCapacity: Int, interpolationCount: Int) {
      pattern.reserveCapacity(literalCapacity)
    }

    private mutating func append(_ runs: [Text.Run]) {
      pattern.append(LocalizedStringKey.placeholder)
      arguments.append(runs)
    }
    private mutating func append(_ string: String) { append([Text.Run(string: string)]) }

    /// Adds words.
    public mutating func appendLiteral(_ literal: String) { pattern += literal }
    /// Adds a string as it is.
    public mutating func appendInterpolation(_ string: String) { append(string) }
    /// Adds a string as it is.
    public mutating func appendInterpolation(_ string: Substring) { append(String(string)) }
    /// Adds a text in its own look.
    public mutating func appendInterpolation(_ text: Text) { append(text.runs) }
    /// Adds a picture.
    public mutating func appendInterpolation(_ image: Image) { append(Text(image).runs) }
    /// Adds the characters of an attributed string in their looks.
    public mutating func appendInterpolation(_ attributedString: AttributedString) {
      append(Text(attributedString).runs)
    }
    /// Adds a value as it prints.
    @_disfavoredOverload
    public mutating func appendInterpolation<T>(_ value: T) { append("\(value)") }
    /// Adds a number.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
      append(value._plainText)
    }
    /// Adds a number in a C format such as `%.2f`.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(
      _ value: T, specifier: String
    ) { append(value.written(specifier: specifier)) }
    /// Adds a date that is written as time goes.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      append(Text(date, style: style).runs)
    }
    /// Adds a range of dates.
    public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
      append(Text(dates).runs)
    }
    /// Adds a time that runs.
    public mutating func appendInterpolation(
      timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
      showsHours: Bool = true
    ) {
      append(
        Text(
          timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown,
          showsHours: showsHours
        ).runs)
    }
    /// Adds a value in a format.
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
      append(Text(input, format: format).runs)
    }
    /// Adds a value as `formatter` writes it.
    public mutating func appendInterpolation<Subject: ReferenceConvertible>(
      _ subject: Subject, formatter: Formatter? = nil
    ) { append(formatter?.string(for: subject) ?? "\(subject)") }
    /// Adds a value as `formatter` writes it.
    public mutating func appendInterpolation<Subject: NSObject>(
      _ subject: Subject, formatter: Formatter? = nil
    ) { append(formatter?.string(for: subject) ?? "\(subject)") }
  }
}

/// A number that an interpolation can format.
public protocol _FormatSpecifiable: CVarArg, Equatable {
  /// The number as it is written without a format. Not for users.
  var _plainText: String { get }
}

extension _FormatSpecifiable where Self: BinaryInteger {
  /// The digits in groups of three.
  public var _plainText: String { "\(self)".withGroupedDigits }
}

extension _FormatSpecifiable where Self: BinaryFloatingPoint {
  /// Six decimals, the whole digits in groups of three.
  public var _plainText: String { String(format: "%f", Double(self)).withGroupedDigits }
}

extension _FormatSpecifiable {
  /// The number in a C format, its whole digits in groups unless the format gives a width.
  fileprivate func written(specifier: String) -> String {
    let written = String(format: specifier, self)
    let width = specifier.drop { $0 != "%" }.dropFirst()
    guard let first = width.first, !first.isNumber, let kind = specifier.last,
      "dDuUif".contains(kind)
    else { return written }
    return written.withGroupedDigits
  }
}

extension String {
  /// The number that the string is, with a comma before each three digits left of the point.
  fileprivate var withGroupedDigits: String {
    guard let start = firstIndex(where: \.isNumber) else { return self }
    let whole = self[start...].prefix { $0.isNumber }
    var grouped = ""
    for (index, digit) in whole.enumerated() {
      if index > 0, (whole.count - index).isMultiple(of: 3) { grouped.append(",") }
      grouped.append(digit)
    }
    return self[..<start] + grouped + self[whole.endIndex...]
  }
}

extension Int: _FormatSpecifiable {}
extension Int8: _FormatSpecifiable {}
extension Int16: _FormatSpecifiable {}
extension Int32: _FormatSpecifiable {}
extension Int64: _FormatSpecifiable {}
extension UInt: _FormatSpecifiable {}
extension UInt8: _FormatSpecifiable {}
extension UInt16: _FormatSpecifiable {}
extension UInt32: _FormatSpecifiable {}
extension UInt64: _FormatSpecifiable {}
extension Float: _FormatSpecifiable {}
extension Double: _FormatSpecifiable {}
extension CGFloat: _FormatSpecifiable {}
