/// What a run of `inbetween doctor` found.
struct HealthReport: Hashable, Sendable {
  /// One thing that was looked for.
  struct Finding: Hashable, Sendable {
    /// What was looked for.
    var name: String
    /// What was found, such as a version or a file; `nil` when it is absent.
    var found: String?
    /// What its absence costs.
    var cost: String
    /// What to do about its absence.
    var remedy: String
    /// Whether something that works by default fails without it.
    var isEssential: Bool
  }

  /// Findings under a heading.
  struct Section: Hashable, Sendable {
    /// The heading.
    var title: String
    /// What was looked for.
    var findings: [Finding]
  }

  /// What was looked at, in order.
  var sections: [Section]

  /// What is absent.
  var missing: [Finding] { sections.flatMap(\.findings).filter { $0.found == nil } }

  /// Whether everything that works by default can work.
  var isHealthy: Bool { missing.allSatisfy { !$0.isEssential } }

  /// The report as lines for people.
  var text: String {
    let width = (sections.flatMap(\.findings).map(\.name.count).max() ?? 0) + 2
    var lines: [String] = []
    for section in sections {
      lines.append(section.title)
      for finding in section.findings {
        let name = finding.name + String(repeating: " ", count: width - finding.name.count)
        if let found = finding.found {
          lines.append("  ok       \(name)\(found)")
        } else {
          lines.append("  missing  \(name)\(finding.cost); \(finding.remedy)")
        }
      }
      lines.append("")
    }
    let count = missing.count
    lines.append(
      count == 0
        ? "Everything is there."
        : "\(count) \(count == 1 ? "thing is" : "things are") missing"
          + (isHealthy ? "; what works by default works." : "."))
    return lines.joined(separator: "\n") + "\n"
  }
}
