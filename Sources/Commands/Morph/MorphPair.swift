import Foundation
import Geometry

/// Two shapes of a morph, as a file of pairs or the command line names them.
struct MorphPair {
  let name: String
  let from: Path
  let to: Path

  /// Reads both shapes from SVG path data.
  init(name: String, from: String, to: String) throws(CommandError) {
    self.name = name
    self.from = try Self.path(from, "the first shape of '\(name)'")
    self.to = try Self.path(to, "the second shape of '\(name)'")
  }

  private static func path(_ data: String, _ role: String) throws(CommandError) -> Path {
    do {
      return try Path(svgPathData: data)
    } catch {
      throw .badRequest("could not read \(role): \(error)")
    }
  }

  /// An entry of a file of pairs; other fields are for people and other tools.
  private struct Entry: Decodable {
    let name, from, to: String
  }

  /// The largest file of pairs that is read.
  private static let byteLimit = 64 << 20

  /// Reads a file of pairs: a JSON list of objects with `name`, `from` and `to`.
  static func pairs(in file: String) throws -> [MorphPair] {
    let data: Data
    do {
      data = try Data(contentsOf: URL(fileURLWithPath: file))
    } catch {
      throw CommandError.badRequest(
        "could not read \(file): \(error.localizedDescription); name a file that exists")
    }
    guard data.count <= byteLimit else {
      throw CommandError.badRequest("could not read \(file): it is over 64 MiB; split it")
    }
    let entries: [Entry]
    do {
      entries = try JSONDecoder().decode([Entry].self, from: data)
    } catch {
      throw CommandError.badRequest(
        "could not read \(file): it is not a list of pairs; write "
          + #"[{"name": "…", "from": "path data", "to": "path data"}]"#)
    }
    return try entries.map { try MorphPair(name: $0.name, from: $0.from, to: $0.to) }
  }
}
