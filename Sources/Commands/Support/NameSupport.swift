/// How far a name of SwiftUI is supported.
enum NameSupport: String, CaseIterable, Sendable {
  case supported
  /// Drawn, but nothing in it moves or answers.
  case still
  /// Compiled, and changes nothing.
  case noOp
  case missing

  /// The word in tables and messages.
  var text: String {
    switch self {
    case .supported: "supported"
    case .still: "drawn still"
    case .noOp: "no-op"
    case .missing: "missing"
    }
  }

  /// What is said of a name in a file.
  var sentence: String {
    switch self {
    case .supported: "supported"
    case .still: "drawn still: nothing in it moves or answers"
    case .noOp: "compiled and changes nothing"
    case .missing: "missing; docs/swiftui-support.md lists what there is"
    }
  }
}

/// What is known of SwiftUI's names.
///
/// A type is `Name`, a member `.name`, an attribute `@Name`, a directive `#name`, a module `import Name`.
struct SupportTable: Sendable {
  /// How far each name is supported.
  let support: [String: NameSupport]
  /// The package of work that each name belongs to.
  let package: [String: String]
  /// The packages, in their order.
  let packages: [String]

  /// The table of this build.
  static let current = SupportTable(knownNames)

  /// Reads lines as `[package] status: name name …`; modules are `import:Name` there.
  init(_ text: String) {
    var (support, package): ([String: NameSupport], [String: String]) = ([:], [:])
    var packages: [String] = []
    for line in text.split(separator: "\n") {
      guard let close = line.firstIndex(of: "]"), let colon = line[close...].firstIndex(of: ":")
      else { continue }
      let title = String(line[line.index(after: line.startIndex)..<close])
      let word = line[line.index(after: close)..<colon].drop { $0 == " " }
      guard let status = NameSupport(rawValue: String(word)) else { continue }
      if packages.last != title { packages.append(title) }
      for name in line[line.index(after: colon)...].split(separator: " ") {
        let name = String(name).replacing("import:", with: "import ")
        (support[name], package[name]) = (status, title)
      }
    }
    (self.support, self.package, self.packages) = (support, package, packages)
  }
}
