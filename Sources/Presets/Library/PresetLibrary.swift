package import Foundation

/// The presets that come with the program, or any folder laid out like theirs.
///
/// Scene presets are the JSON files in `scenes` and its folders, export presets those in `exports`; the
/// way to a file without its ending is the preset's name, such as `spinner` or `kit/title`.
package struct PresetLibrary: Sendable {
  /// The folder that holds `scenes` and `exports`.
  package let folder: URL

  /// Which of the two kinds.
  package enum Kind: String, Sendable {
    case scenes, exports

    /// The kind in a sentence.
    var word: String { self == .scenes ? "scene preset" : "export preset" }
  }

  package init(folder: URL) { self.folder = folder }

  /// The names of all presets of a kind, sorted.
  package func names(of kind: Kind) -> [String] {
    let directory = folder.appendingPathComponent(kind.rawValue)
    let files = (try? FileManager.default.subpathsOfDirectory(atPath: directory.path)) ?? []
    return files.filter { file in
      file.hasSuffix(".json") && !file.split(separator: "/").contains { $0.hasPrefix(".") }
    }.map { String($0.dropLast(5)) }.sorted()
  }

  /// The file of the preset `name`, whether or not it exists.
  package func url(of name: String, _ kind: Kind) -> URL {
    folder.appendingPathComponent(kind.rawValue).appendingPathComponent(name + ".json")
  }

  /// The file that `word` means: a preset's name, or a path (with a slash or an ending).
  ///
  /// - Throws: `PresetErrors` with names that are near.
  package func resolve(_ word: String, _ kind: Kind) throws(PresetErrors) -> URL {
    let names = names(of: kind)
    if names.contains(word) { return url(of: word, kind) }
    if word.contains("/") || word.hasSuffix(".json") { return URL(fileURLWithPath: word) }
    let hint =
      names.isEmpty
      ? "the library has none in \(kind.rawValue)" : Suggestion.hint(for: word, in: names)
    throw PresetErrors([
      Diagnostic(
        file: word, position: .start, path: "",
        message: "there is no \(kind.word) of that name; \(hint)")
    ])
  }
}
