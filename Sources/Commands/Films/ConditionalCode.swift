import Foundation

/// The system that a program's `#if os(…)` is told it runs on.
enum FilmPlatform: String, CaseIterable, Sendable {
  case linux, ios, macos

  /// Its name in a condition.
  private var systemName: String {
    switch self {
    case .linux: "Linux"
    case .ios: "iOS"
    case .macos: "macOS"
    }
  }

  /// What a condition about the system, a module or the target comes to; `nil` when it is about
  /// something else, which the compiler decides.
  ///
  /// Of the shims, each system of Apple's has its own.
  fileprivate func value(_ function: String, _ argument: String) -> Bool? {
    switch function {
    case "os": argument == systemName || (argument == "OSX" && self == .macos)
    case "targetEnvironment": false
    case "canImport" where argument == "UIKit" && self != .linux: self == .ios
    case "canImport" where argument == "AppKit" && self != .linux: self == .macos
    default: nil
    }
  }
}

/// A file's `#if` directives, as they are decided for a platform.
struct ConditionalCode {
  /// A part that is not compiled since the program does not run on the system that it names.
  struct Vanished: Equatable {
    /// The line of its directive, from 1.
    let line: Int
    /// What the directive says, as `#if os(iOS)`.
    let directive: String
  }

  /// The file with an empty line for each directive and each line that is not compiled.
  let compiled: String
  /// The file with conditions about the system replaced by their values, in as many letters; the same
  /// as it was when none is.
  let decided: String
  /// The parts that a condition about the system takes out.
  let vanished: [Vanished]

  /// One `#if` that has not ended.
  private struct Level {
    /// Whether a branch was taken before.
    var isDecided: Bool
    /// Whether this branch is.
    var isTaken: Bool
    /// Whether one of its conditions is about the system.
    var namesSystem: Bool
  }

  /// Decides the directives of `source`.
  init(_ source: String, platform: FilmPlatform) {
    var lines = source.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let original = lines
    var compiled = lines
    var vanished: [Vanished] = []
    var levels: [Level] = []
    let directives = SwiftTokens.scan(source).filter {
      $0.startsLine && ["#if", "#elseif", "#else", "#endif"].contains($0.text)
    }
    var next = 0
    for index in lines.indices {
      guard next < directives.count, directives[next].line == index + 1 else {
        if !levels.allSatisfy(\.isTaken) { compiled[index] = "" }
        continue
      }
      let directive = directives[next].text
      next += 1
      compiled[index] = ""
      let isInside = levels.dropLast(directive == "#if" ? 0 : 1).allSatisfy(\.isTaken)
      switch directive {
      case "#endif": _ = levels.popLast()
      case "#else":
        guard let last = levels.indices.last else { break }
        levels[last].isTaken = !levels[last].isDecided
      default:
        var condition = Condition(lines[index], platform: platform)
        let value = condition.value
        if condition.rewritten != lines[index] { lines[index] = condition.rewritten }
        if directive == "#if" {
          levels.append(Level(isDecided: value, isTaken: value, namesSystem: condition.namesSystem))
        } else if let last = levels.indices.last {
          levels[last].isTaken = value && !levels[last].isDecided
          levels[last].isDecided = levels[last].isDecided || value
          levels[last].namesSystem = levels[last].namesSystem || condition.namesSystem
        }
      }
      guard directive != "#endif", isInside, let level = levels.last, !level.isTaken,
        level.namesSystem
      else { continue }
      vanished.append(
        Vanished(
          line: index + 1, directive: original[index].trimmingCharacters(in: .whitespaces)))
    }
    self.compiled = compiled.joined(separator: "\n")
    self.vanished = vanished
    // Without a platform of Apple's, the compiler decides as it does.
    decided = platform == .linux ? source : lines.joined(separator: "\n")
  }
}

/// The condition of one directive.
///
/// `a && !(b || c)` with calls such as `os(iOS)`. What only the compiler can tell counts as true.
private struct Condition {
  private let tokens: [SwiftToken]
  private let platform: FilmPlatform
  private var place = 0
  private(set) var namesSystem = false
  /// The line with what the platform decides replaced by its value.
  private(set) var rewritten: String

  init(_ line: String, platform: FilmPlatform) {
    tokens = Array(SwiftTokens.scan(line).dropFirst())
    self.platform = platform
    rewritten = line
  }

  /// What it comes to.
  var value: Bool { mutating get { either() } }

  private func peek(_ text: String, at offset: Int = 0) -> Bool {
    place + offset < tokens.count && tokens[place + offset].text == text
  }

  private mutating func either() -> Bool {
    var value = both()
    while peek("|"), peek("|", at: 1) {
      place += 2
      let next = both()
      value = value || next
    }
    return value
  }

  private mutating func both() -> Bool {
    var value = single()
    while peek("&"), peek("&", at: 1) {
      place += 2
      let next = single()
      value = value && next
    }
    return value
  }

  private mutating func single() -> Bool {
    guard place < tokens.count else { return true }
    let word = tokens[place].text
    place += 1
    switch word {
    case "!": return !single()
    case "true", "DEBUG": return true
    case "false": return false
    case "(":
      let value = either()
      if peek(")") { place += 1 }
      return value
    default: break
    }
    // A flag that nobody has set.
    guard peek("(") else { return false }
    var arguments: [String] = []
    while place < tokens.count, !peek(")") {
      arguments.append(tokens[place].text)
      place += 1
    }
    place += 1
    let argument = arguments.dropFirst().joined()
    if word == "os" || word == "targetEnvironment" { namesSystem = true }
    if let value = platform.value(word, argument) {
      replace(word, argument, by: value)
      return value
    }
    switch word {
    case "canImport": return FilmModules.known.contains(argument)
    default: return true
    }
  }

  /// Puts the value in the place of the call, in as many letters, so that columns stay.
  private mutating func replace(_ function: String, _ argument: String, by value: Bool) {
    let pattern = "\(function)\\s*\\(\\s*\(argument)\\s*\\)"
    guard let range = rewritten.range(of: pattern, options: .regularExpression) else { return }
    let count = rewritten.distance(from: range.lowerBound, to: range.upperBound)
    let word = value ? "true" : "false"
    rewritten.replaceSubrange(
      range, with: word + String(repeating: " ", count: max(0, count - word.count)))
  }
}

/// The modules that a program may import.
enum FilmModules {
  /// Those of this package and of the toolchain.
  static let known: Set = [
    "SwiftUI", "SwiftUICore", "Inbetween", "Combine", "UIKit", "AppKit", "CoreGraphics",
    "QuartzCore", "os",
    "OSLog", "Foundation", "Observation", "Dispatch", "Swift", "Synchronization", "Geometry",
    "Motion", "Picture", "Scene", "RegexBuilder", "Glibc", "FoundationEssentials",
  ]
}
