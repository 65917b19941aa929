import Foundation

/// A value that is written in the locale of its place.
struct TextFormat: Equatable, @unchecked Sendable {
  // Unchecked: the closure holds copies of the value and its format, which nobody changes.
  private let write: (Locale, TimeZone) -> String
  /// The words in American English, by which formats compare.
  private let words: String

  /// `input` in `format`: a locale or a time zone that the format names itself stays.
  init<F: FormatStyle>(_ input: F.FormatInput, _ format: F) where F.FormatOutput == String {
    let isOpen = format == format.locale(.autoupdatingCurrent)
    write = { locale, zone in
      let style = isOpen ? format.locale(locale) : format
      guard var dates = style as? Date.FormatStyle, let date = input as? Date else {
        return style.format(input)
      }
      if dates.timeZone == .autoupdatingCurrent || dates.timeZone == .current {
        dates.timeZone = zone
      }
      return dates.format(date)
    }
    words = write(Locale(identifier: "en_US"), .gmt)
  }

  /// The words at a place.
  func words(in environment: EnvironmentValues) -> String {
    write(environment.locale, environment.timeZone)
  }

  static func == (a: TextFormat, b: TextFormat) -> Bool { a.words == b.words }
}
