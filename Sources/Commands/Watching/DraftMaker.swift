import Export
import Foundation
import Glibc

/// Makes quick drafts of a scene, half as large and at half the rate, in processes of their own: so
/// that a scene that hangs or fails ends its draft and nothing else.
struct DraftMaker {
  /// The executable that renders.
  let executable: String
  /// The inputs and the options that say what is rendered.
  let words: [String]
  /// Where the draft is written.
  let path: String
  /// Raised when the command ends.
  let cancellation: Cancellation

  /// A draft of what is saved now; `nil` when `isStale` said that something newer has been saved.
  func draft(isStale: () -> Bool) throws -> Draft? {
    guard let facts = try run(["info"] + words + ["--json"], isStale) else { return nil }
    guard facts.code == 0, let scene = SceneSize(json: facts.rest) else {
      return Draft(messages: facts.messages, film: nil)
    }
    let render =
      ["render"] + words + [
        "-o", path, "-f", "--effort", "preview", "--gop", "1", "--captions", "burn", "--fps",
        scene.halfRate, "--scale",
        brief(scene.halfScale),
      ]
    guard let result = try run(render, isStale) else { return nil }
    // A scene's warnings come with its facts and again with its film.
    let messages = facts.messages + result.messages.filter { !facts.messages.contains($0) }
    guard result.code == 0, let data = FileManager.default.contents(atPath: path) else {
      return Draft(messages: messages, film: nil)
    }
    return Draft(
      messages: messages,
      film: Draft.Film(
        data: data, frames: scene.halfFrames, framesPerSecond: scene.framesPerSecond / 2))
  }

  /// What a process wrote, once it has ended.
  private struct Result {
    let code: Int32
    let messages: [Draft.Note]
    /// What was no message.
    let rest: String
  }

  private func run(_ words: [String], _ isStale: () -> Bool) throws -> Result? {
    let child = try ChildProcess(
      executable, words + ["--errors", "json", "--quiet"], capturesOutput: true, ownGroup: true)
    var output: [UInt8] = []
    while true {
      if cancellation.isCancelled || isStale() {
        child.send(SIGTERM)
        _ = child.wait()
        return nil
      }
      guard waitUntilReadable([child.errors], milliseconds: 50) else { continue }
      let bytes = readSome(child.errors)
      if bytes.isEmpty { break }
      output += bytes
    }
    let code: Int32 = if case .exit(let code) = child.wait() { code } else { 1 }
    var (messages, rest): ([Draft.Note], String) = ([], "")
    for line in String(decoding: output, as: UTF8.self).split(separator: "\n") {
      if let note = Draft.Note(line: line) { messages.append(note) } else { rest += line + "\n" }
    }
    if code != 0, messages.isEmpty {
      messages = [Draft.Note(severity: "error", message: rest.isEmpty ? "no draft was made" : rest)]
    }
    return Result(code: code, messages: messages, rest: rest)
  }
}

/// What became of one save.
struct Draft: Sendable {
  /// A mistake or warning, as commands write it with `--errors json`.
  struct Note: Codable, Hashable, Sendable {
    var severity, message: String
    var file: String?
    var line, column: Int?
    var path: String?

    /// The note that `line` is: an object of a command's, or what a compiler says; else `nil`.
    init?(line: Substring) {
      if let note = try? JSONDecoder().decode(Self.self, from: Data(line.utf8)) {
        self = note
        return
      }
      guard
        let match = line.wholeMatch(
          of:
            /(?<file>[^ :][^:]*):(?<line>\d+):(?<column>\d+): (?<severity>error|warning): (?<message>.+)/
        )
      else { return nil }
      self.init(
        severity: String(match.severity), message: String(match.message),
        file: String(match.file), line: Int(match.line), column: Int(match.column))
    }

    init(
      severity: String, message: String, file: String? = nil, line: Int? = nil, column: Int? = nil,
      path: String? = nil
    ) {
      (self.severity, self.message, self.file) = (severity, message, file)
      (self.line, self.column, self.path) = (line, column, path)
    }

    /// The note in one line, the place first as editors read it.
    var text: String {
      let place = [file, line.map(String.init), column.map(String.init)].compactMap(\.self)
      let parts = [place.joined(separator: ":"), path ?? "", message].filter { !$0.isEmpty }
      return parts.joined(separator: ": ")
    }
  }

  /// The film of a draft.
  struct Film: Sendable {
    /// An MP4 file, every frame a key frame.
    var data: Data
    var frames: Int
    var framesPerSecond: Double
  }

  /// What was said about the scene.
  var messages: [Note]
  /// The film; `nil` when the scene has mistakes.
  var film: Film?
}

/// The size and rate of a scene, from what `info --json` writes.
struct SceneSize: Decodable {
  /// Pixels and points.
  private var size, stage: [Double]
  private var frames: Int
  /// A number or a fraction.
  private var framesPerSecondText: String

  private enum CodingKeys: String, CodingKey {
    case size, stage, frames
    case framesPerSecondText = "framesPerSecond"
  }

  /// The facts in `json`; `nil` when it holds none.
  init?(json: String) {
    guard let facts = try? JSONDecoder().decode(Self.self, from: Data(json.utf8)),
      facts.size.count == 2, facts.stage.count == 2, facts.stage[0] > 0, facts.framesPerSecond > 0
    else { return nil }
    self = facts
  }

  /// The rate as a number.
  var framesPerSecond: Double {
    let parts = framesPerSecondText.split(separator: "/").compactMap { Double($0) }
    return parts.count == 2 ? parts[0] / parts[1] : parts.first ?? 0
  }

  /// Half the rate as an option takes it.
  var halfRate: String {
    let parts = framesPerSecondText.split(separator: "/").compactMap { Int($0) }
    return parts.count == 2
      ? "\(parts[0])/\(2 * parts[1])" : brief(framesPerSecond / 2)
  }

  /// How many frames the film has at half the rate.
  var halfFrames: Int { max(1, (frames + 1) / 2) }

  /// Pixels a point, half as many as the film's.
  var halfScale: Double { size[0] / stage[0] / 2 }
}
