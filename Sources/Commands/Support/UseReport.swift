/// What the files of programs use of SwiftUI, and how much of it there is.
struct UseReport {
  /// One file.
  struct File {
    let path: String
    let uses: [NameUse]
    /// Whether every name that it uses is there, moving or not.
    var isCovered: Bool { !uses.contains { $0.support == .missing } }
  }

  let files: [File]
  private let table: SupportTable

  /// The uses of each of `sources`, which may use what the others declare.
  init(_ sources: [(path: String, text: String)], table: SupportTable = .current) {
    self.table = table
    let declared = sources.reduce(into: Set<String>()) {
      $0.formUnion(NameUse.declarations(of: $1.text))
    }
    files = sources.map {
      File(path: $0.path, uses: NameUse.find(in: $0.text, notOf: declared, table: table))
    }
  }

  /// The share of files whose every name is there, 0…1; 1 of no files.
  var coverage: Double {
    files.isEmpty ? 1 : Double(files.filter(\.isCovered).count) / Double(files.count)
  }

  /// What is missing, drawn still or a no-op, a line each: `file:line: '.name': status`.
  var lines: [(path: String, use: NameUse)] {
    files.flatMap { file in
      var seen: Set<String> = []
      return file.uses
        .filter { $0.support != .supported && seen.insert($0.name).inserted }
        .map { (file.path, $0) }
    }
  }

  /// The shares by package of work, and the names that are missing most often.
  var summary: String {
    var rows = [["package", "files", "covered"]]
    for package in table.packages {
      let users = files.filter { file in
        file.uses.contains { table.package[$0.name] == package }
      }
      guard !users.isEmpty else { continue }
      let covered = users.filter { file in
        !file.uses.contains { table.package[$0.name] == package && $0.support == .missing }
      }
      rows.append([package, "\(users.count)", percent(Double(covered.count) / Double(users.count))])
    }
    rows.append(["all names", "\(files.count)", percent(coverage)])
    var text = TextTable(rows: rows).text
    var counts: [String: Int] = [:]
    for file in files {
      for name in Set(file.uses.filter { $0.support == .missing }.map(\.name)) {
        counts[name, default: 0] += 1
      }
    }
    let missing = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(20)
    if !missing.isEmpty {
      text += "missing: " + missing.map { "\($0.key) \($0.value)" }.joined(separator: ", ") + "\n"
    }
    return text
  }

  private func percent(_ share: Double) -> String {
    let tenths = Int((share * 1000).rounded())
    return "\(tenths / 10).\(tenths % 10) %"
  }
}
