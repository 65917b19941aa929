/// Dates as spreadsheets count them: days since 30 December 1899, in the Gregorian calendar.
package enum SpreadsheetDate {
  /// The count of a date as ISO 8601 writes it, `2026-12-01` or with `T08:30:00`; nil if it is none.
  package static func days(of text: String) -> Double? {
    let halves = text.split(separator: "T", maxSplits: 1, omittingEmptySubsequences: false)
    let parts = halves[0].split(separator: "-").compactMap { Int($0) }
    guard parts.count == 3, (1...9999).contains(parts[0]), (1...12).contains(parts[1]),
      (1...length(ofMonth: parts[1], in: parts[0])).contains(parts[2])
    else { return nil }
    let whole = Double(civil(parts[0], parts[1], parts[2]) - civil(1899, 12, 30))
    guard halves.count == 2 else { return whole }
    let clock = halves[1].split(separator: ":").compactMap { Double($0) }
    guard (2...3).contains(clock.count), (0..<24).contains(clock[0]), (0..<60).contains(clock[1]),
      clock.count == 2 || (0..<61).contains(clock[2])
    else { return nil }
    return whole + (clock[0] * 3600 + clock[1] * 60 + (clock.count == 3 ? clock[2] : 0)) / 86400
  }

  /// A count as ISO 8601 writes it: the date alone for whole days, else with hours and minutes.
  package static func text(of days: Double) -> String {
    let limited = min(max(days, -693_594), 2_958_465)
    var whole = Int(limited.rounded(.down))
    var minutes = Int(((limited - Double(whole)) * 1440).rounded())
    if minutes == 1440 { (whole, minutes) = (whole + 1, 0) }
    let (year, month, day) = date(ofCivil: whole + civil(1899, 12, 30))
    let head = "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))"
    return minutes == 0 ? head : "\(head) \(padded(minutes / 60, 2)):\(padded(minutes % 60, 2))"
  }

  private static func padded(_ value: Int, _ width: Int) -> String {
    let digits = String(value)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }

  private static func length(ofMonth month: Int, in year: Int) -> Int {
    let isLeap = year.isMultiple(of: 4) && !year.isMultiple(of: 100) || year.isMultiple(of: 400)
    return [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1]
  }

  /// Days since 1 March of year 0, by years that begin in March: leap days then come last.
  private static func civil(_ year: Int, _ month: Int, _ day: Int) -> Int {
    let y = month <= 2 ? year - 1 : year
    let m = month <= 2 ? month + 9 : month - 3
    return 365 * y + y / 4 - y / 100 + y / 400 + (153 * m + 2) / 5 + day - 1
  }

  private static func date(ofCivil days: Int) -> (year: Int, month: Int, day: Int) {
    let era = days / 146_097
    let inEra = days % 146_097
    let year = (inEra - inEra / 1460 + inEra / 36_524 - inEra / 146_096) / 365
    let inYear = inEra - (365 * year + year / 4 - year / 100)
    let m = (5 * inYear + 2) / 153
    let month = m < 10 ? m + 3 : m - 9
    return (era * 400 + year + (month <= 2 ? 1 : 0), month, inYear - (153 * m + 2) / 5 + 1)
  }
}
