import Foundation
import Glibc
import Scene
import Synchronization

/// What a program that renders has from the command that watches it, told by an environment
/// variable.
///
/// Two pipes: the *pulse*, on which the program tells when its own code runs, and the *lifeline*,
/// which ends when the command is gone, however it went.
struct FilmLink {
  /// The variable that a program finds the link in.
  static let variable = "INBETWEEN_FILM"
  /// The number under which a program has its end of the lifeline.
  static let lifeline: Int32 = 3
  /// The number under which a program has its end of the pulse.
  static let pulse: Int32 = 4

  /// The command's own executable, beside which its presets are.
  let executable: String
  /// The width of the terminal that messages go to; `nil` when they go to a file or pipe.
  let columns: Int?
  /// Folders in which the program's unfinished files may be.
  let folders: [String]

  /// The value for the variable.
  var text: String {
    ([executable, columns.map(String.init) ?? ""] + folders).joined(separator: "\n")
  }

  init(executable: String, columns: Int?, folders: [String]) {
    (self.executable, self.columns, self.folders) = (executable, columns, folders)
  }

  /// The link of this process, or `nil` when nobody watches it.
  init?(variables: [String: String]) {
    guard let text = variables[Self.variable] else { return nil }
    let lines = text.components(separatedBy: "\n")
    guard lines.count >= 2 else { return nil }
    self.init(executable: lines[0], columns: Int(lines[1]), folders: Array(lines[2...]))
  }
}

/// What a program says on its pulse, a line each.
enum FilmPulse: Equatable {
  /// Its own code runs, at a film time.
  case enters(Double)
  /// Its own code has returned.
  case leaves
  /// The command line is carried out, with an exit code.
  case done(Int32)

  /// The line.
  var line: String {
    switch self {
    case .enters(let time): "b \(time)\n"
    case .leaves: "e\n"
    case .done(let code): "d \(code)\n"
    }
  }

  /// What a line says.
  init?(_ line: Substring) {
    switch line.first {
    case "b": self = .enters(Double(line.dropFirst(2)) ?? 0)
    case "e": self = .leaves
    case "d": self = .done(Int32(line.dropFirst(2)) ?? 1)
    default: return nil
    }
  }
}

/// Tells the watching command what the program does.
struct PulseWriter: FilmWatch {
  func enters(at time: Double) { send(.enters(time)) }
  func leaves() { send(.leaves) }

  /// Says `pulse`; when nobody listens any more, the lifeline will tell.
  func send(_ pulse: FilmPulse) {
    let bytes = Array(pulse.line.utf8)
    _ = write(FilmLink.pulse, bytes, bytes.count)
  }
}

/// Removes what a process left under hidden names.
enum FilmLeftovers {
  /// The folders in which a job with these outputs may have unfinished files.
  static func folders(of outputs: [String]) -> [String] {
    var folders = ["."]
    for output in outputs where output != "-" {
      let folder = URL(fileURLWithPath: output).deletingLastPathComponent()
      folders += [folder.path, folder.deletingLastPathComponent().path]
    }
    var seen: Set<String> = []
    return folders.filter { seen.insert($0).inserted }
  }

  /// Removes the unfinished files and folders of the process `pid`, which no longer writes.
  static func remove(of pid: pid_t, in folders: [String]) {
    for folder in folders {
      for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      where isUnfinished(name, of: pid) {
        try? FileManager.default.removeItem(atPath: folder + "/" + name)
      }
    }
  }

  /// Whether `name` is `.<name>.<pid>-<number>.part`.
  private static func isUnfinished(_ name: String, of pid: pid_t) -> Bool {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count >= 4, parts[0].isEmpty, parts[parts.count - 1] == "part" else { return false }
    return parts[parts.count - 2].hasPrefix("\(pid)-")
  }
}
