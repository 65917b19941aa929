/// Passes on what a child writes to standard error, but for what the Swift runtime says of a crash,
/// which is kept for the one message about it.
struct ChildVoice {
  private let console: Console
  private var held: [UInt8] = []
  /// The runtime's words about why it stopped the program, such as
  /// `File.swift:12: Fatal error: Index out of range`.
  private(set) var lastWords: String?
  /// Empty lines, which are passed on unless the runtime's words follow.
  private var emptyLines = 0

  init(console: Console) { self.console = console }

  /// Takes what was written; whole lines are passed on at once.
  mutating func hear(_ bytes: [UInt8]) {
    held += bytes
    var passed: [UInt8] = []
    while let end = held.firstIndex(of: UInt8(ascii: "\n")) {
      let line = held[...end]
      if line.count == 1 {
        emptyLines += 1
      } else if keep(String(decoding: line.dropLast(), as: UTF8.self)) {
        emptyLines = 0
      } else {
        passed += Array(repeating: UInt8(ascii: "\n"), count: emptyLines) + line
        emptyLines = 0
      }
      held.removeFirst(end + 1)
    }
    // A status line that is drawn over has no end.
    if held.first == UInt8(ascii: "\r") { flush(into: &passed) }
    pass(passed)
  }

  /// Passes on a line that has been begun and not gone on with.
  mutating func pause() {
    guard !held.isEmpty, !held.starts(with: "*** ".utf8) else { return }
    var passed: [UInt8] = []
    flush(into: &passed)
    pass(passed)
  }

  /// Passes on what is left at the child's end.
  mutating func close() {
    if !keep(String(decoding: held, as: UTF8.self)) { pass(held) }
    held = []
  }

  private mutating func flush(into passed: inout [UInt8]) {
    passed += held
    held = []
  }

  private func pass(_ bytes: [UInt8]) {
    guard !bytes.isEmpty else { return }
    console.passOn(String(decoding: bytes, as: UTF8.self))
  }

  /// Whether the line is the runtime's.
  private mutating func keep(_ line: String) -> Bool {
    if line.contains(": Fatal error") || line.hasPrefix("Fatal error") {
      lastWords = line
      return true
    }
    return line.hasPrefix("*** Signal ") || line.hasPrefix("swift-runtime: ")
  }
}

extension Console {
  /// Writes text that another process has made to standard error, as it is.
  func passOn(_ text: String) { progress(text, terminator: "") }
}
