import Testing

@testable import Commands

@Suite struct HealthReportTests {
  private static func finding(
    _ name: String, _ found: String?, essential: Bool = false
  ) -> HealthReport.Finding {
    HealthReport.Finding(
      name: name, found: found, cost: "\(name) costs", remedy: "install it",
      isEssential: essential)
  }

  @Test func whatIsMissingIsToldWithItsCostAndRemedy() {
    let report = HealthReport(sections: [
      HealthReport.Section(
        title: "Fonts",
        findings: [Self.finding("Inter", "/fonts/Inter.otf"), Self.finding("Emoji", nil)])
    ])
    #expect(
      report.text == """
        Fonts
          ok       Inter  /fonts/Inter.otf
          missing  Emoji  Emoji costs; install it

        1 thing is missing; what works by default works.

        """)
    #expect(report.isHealthy)
  }

  @Test func somethingEssentialMakesItUnhealthy() {
    let report = HealthReport(sections: [
      HealthReport.Section(title: "Codecs", findings: [Self.finding("H.264", nil, essential: true)])
    ])
    #expect(!report.isHealthy)
    #expect(report.text.hasSuffix("1 thing is missing.\n"))
  }

  @Test func nothingMissingIsSaid() {
    let report = HealthReport(sections: [
      HealthReport.Section(title: "Fonts", findings: [Self.finding("Inter", "x")])
    ])
    #expect(report.text.hasSuffix("Everything is there.\n"))
  }
}
