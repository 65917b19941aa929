import Foundation
import Glibc

/// What the Swift runtime told about a crash.
struct CrashReport {
  /// Where in the program's files it happened; `nil` when that is not known.
  private(set) var place: Message.Place?
  /// Why, in the runtime's words; `nil` when it did not say.
  private(set) var reason: String?

  /// What makes the runtime write a report to `file` and nothing else.
  static func settings(file: String) -> String {
    "enable=yes,interactive=no,color=no,threads=crashed,registers=none,images=none,limit=64,"
      + "output-to=\(file)"
  }

  /// Reads the report in `file`, if there is one, and the program's last words.
  ///
  /// Words look like `File.swift:12: Fatal error: reason`, a frame of the report like
  /// ` 1 0x… View.body.getter in film at /folder/File.swift:12:3`.
  init(file: String, lastWords: String?, sourcePaths: [String]) {
    if let words = lastWords, let mark = words.range(of: "Fatal error") {
      let said = words[mark.upperBound...].drop { $0 == ":" || $0 == " " }
      reason = said.isEmpty ? nil : String(said)
      place = Self.place(String(words[..<mark.lowerBound]), among: sourcePaths)
    }
    guard let data = FileManager.default.contents(atPath: file) else { return }
    for line in String(decoding: data, as: UTF8.self).split(separator: "\n") {
      guard let mark = line.range(of: " at ", options: .backwards) else { continue }
      if let found = Self.place(String(line[mark.upperBound...]), among: sourcePaths) {
        place = place ?? found
        break
      }
      if reason == nil, let failure = line.range(of: "Swift runtime failure: ") {
        reason = String(line[failure.upperBound..<mark.lowerBound].prefix { $0 != "(" })
          .replacingOccurrences(of: " in film", with: "")
      }
    }
    if reason == nil, let data = String(data: data, encoding: .utf8) {
      reason = Self.guess(data)
    }
  }

  /// Whether the runtime has finished the report in `file`.
  static func isWhole(_ file: String) -> Bool {
    guard let data = FileManager.default.contents(atPath: file) else { return false }
    return String(decoding: data.suffix(200), as: UTF8.self).contains("Backtrace took")
  }

  /// What a signal means when nothing else is known.
  static func reason(of signal: Int32) -> String {
    switch signal {
    case SIGILL, SIGTRAP:
      "a check failed, such as an index out of range, a nil that was unwrapped, or an overflow"
    case SIGSEGV, SIGBUS:
      "bad memory, most often an endless recursion, such as a view that contains itself"
    case SIGABRT: "it was aborted"
    case SIGFPE: "an impossible calculation"
    default: "signal \(signal)"
    }
  }

  /// The reason that the innermost frames suggest.
  private static func guess(_ report: String) -> String? {
    let top = report.components(separatedBy: "crashed:").last?.prefix(600) ?? ""
    if top.contains("Array.subscript") || top.contains("ContiguousArray.subscript") {
      return "an index out of range"
    }
    return nil
  }

  /// The place `path:line` or `path:line:column`, if it is in one of the program's files.
  private static func place(_ text: String, among sources: [String]) -> Message.Place? {
    var parts = text.trimmingCharacters(in: .whitespaces).split(separator: ":").map(String.init)
    var numbers: [Int] = []
    while parts.count > 1, numbers.count < 2, let number = parts.last.flatMap({ Int($0) }) {
      numbers.insert(number, at: 0)
      parts.removeLast()
    }
    guard let line = numbers.first else { return nil }
    let path = parts.joined(separator: ":")
    let file =
      sources.first { isSame(path, $0) } ?? (sources.isEmpty && path.hasPrefix("/") ? path : nil)
    guard let file, line > 0 else { return nil }
    return Message.Place(file: file, line: line, column: numbers.count > 1 ? numbers[1] : nil)
  }

  /// Whether `path`, as the runtime writes it, is `source`: the file itself, or `Module/File.swift`.
  private static func isSame(_ path: String, _ source: String) -> Bool {
    let file = URL(fileURLWithPath: source)
    if URL(fileURLWithPath: path).standardizedFileURL == file.standardizedFileURL { return true }
    return path.hasPrefix("Film_") && path.hasSuffix("/" + file.lastPathComponent)
  }
}
