public import Foundation

/// A value that is written in the locale of its place.
struct TextFormat: Equatable, @unchecked Sendable {
  // Unchecked: the closure holds copies of the value and its format, which nobody changes.
  private let write: (Locale, TimeZone) -> String
  /// The words in American English, by which formats compare.
  private let words: String

  /// `input` in `format`: a locale or a time zone that the format names itself stays.
  init<F: FormatStyle>(_ input: F.FormatInput, _ format: F) where F.FormatOutput == String {
    write = { format.filled(locale: $0, timeZone: $1).format(input) }
    words = write(Locale(identifier: "en_US"), .gmt)
  }

  /// The words at a place.
  func words(in environment: EnvironmentValues) -> String {
    write(environment.locale, environment.timeZone)
  }

  static func == (a: TextFormat, b: TextFormat) -> Bool { a.words == b.words }
}

extension FormatStyle {
  /// The style with what it leaves to the machine taken from elsewhere.
  fileprivate func filled(locale: Locale, timeZone: TimeZone) -> Self {
    let isOpen = self == self.locale(.autoupdatingCurrent)
    let style = isOpen ? self.locale(locale) : self
    guard var dates = style as? Date.FormatStyle,
      dates.timeZone == .autoupdatingCurrent || dates.timeZone == .current
    else { return style }
    dates.timeZone = timeZone
    return dates as? Self ?? style
  }
}

extension VirtualWorld {
  /// `input` in `format`, in American English and universal time where the format names no other.
  public static func formatted<F: FormatStyle>(
    _ input: F.FormatInput, _ format: F
  ) -> F.FormatOutput {
    format.filled(locale: Locale(identifier: "en_US"), timeZone: .gmt).format(input)
  }
}
