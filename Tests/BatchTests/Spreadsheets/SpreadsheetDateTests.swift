import Batch
import Testing

@Suite struct SpreadsheetDateTests {
  @Test(arguments: [
    ("1899-12-30", 0), ("1900-03-01", 61), ("2000-02-29", 36585), ("2026-12-01", 46357),
    ("2024-02-29T12:00:00", 45351.5), ("1970-01-01T06:00", 25569.25), ("9999-12-31", 2_958_465),
  ])
  func datesAreDaysSinceTheEpochOfSpreadsheets(text: String, days: Double) {
    #expect(SpreadsheetDate.days(of: text) == days)
  }

  @Test(arguments: ["2023-02-29", "2026-13-01", "2026-00-10", "12.3.2026", "", "2026-12-01T25:00"])
  func whatIsNoDateIsRefused(text: String) {
    #expect(SpreadsheetDate.days(of: text) == nil)
  }

  @Test func textAndCountAreInverse() {
    for days in stride(from: -20_000.0, through: 120_000, by: 37) {
      #expect(SpreadsheetDate.days(of: SpreadsheetDate.text(of: days)) == days)
    }
    #expect(SpreadsheetDate.text(of: 45351.5) == "2024-02-29 12:00")
    #expect(SpreadsheetDate.text(of: 45351.99999) == "2024-03-01")
  }
}
