import Foundation
package import Motion

/// Names for times, as programs that mark sounds write them.
///
/// Taken are Audacity's label tracks (start, end, name with tabs between), SRT and WebVTT (a
/// caption's identifier, else its words, at its start), and JSON: `{"name": seconds}` or
/// `[{"name": …, "at": seconds}]`.
package struct LabelFile: Hashable, Sendable {
  /// One name and its time.
  package struct Label: Hashable, Sendable {
    package var name: String
    package var time: FrameTime
  }

  /// The labels in the order of their times; of one name, the first counts.
  package let labels: [Label]

  /// Reads the bytes of a file; throws with the line of what cannot be read.
  package init(_ bytes: some Collection<UInt8>, named file: String) throws(CaptionError) {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw CaptionError(file, "it is not UTF-8 text; save it as UTF-8")
    }
    let first = text.first { !$0.isWhitespace && $0 != "\u{FEFF}" }
    let found: [Label]
    if first == "{" || first == "[" {
      found = try Self.json(text, file)
    } else if text.contains("-->") {
      found = try CaptionReader.read(bytes, named: file).map {
        // SRT's plain numbers name nothing.
        let name = $0.identifier.flatMap { Int($0) == nil ? $0 : nil } ?? $0.text
        return Label(name: name, time: $0.start)
      }
    } else {
      found = try Self.audacity(text, file)
    }
    var names: Set<String> = []
    labels = found.enumerated().sorted {
      ($0.element.time, $0.offset) < ($1.element.time, $1.offset)
    }.map(\.element).filter { names.insert($0.name).inserted }
    guard !labels.isEmpty else {
      throw CaptionError(file, "it holds no label; write a line of start, end and name with tabs")
    }
  }

  /// The time of a name.
  package subscript(_ name: String) -> FrameTime? { labels.first { $0.name == name }?.time }

  /// See "Importing and Exporting Labels" in Audacity's manual; a line that begins with a backslash
  /// is the frequency range of the label before.
  private static func audacity(_ text: String, _ file: String) throws(CaptionError) -> [Label] {
    var labels: [Label] = []
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (number, line) in lines.enumerated() {
      guard !line.allSatisfy(\.isWhitespace), line.first != "\\" else { continue }
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false)
      guard cells.count >= 2, let start = seconds(cells[0]) else {
        throw CaptionError(
          file, line: number + 1,
          "\"\(line.prefix(40))\" is no label; write start, end and name with tabs between")
      }
      // A point may be written with one time.
      let name = (seconds(cells[1]) == nil ? cells[1] : cells.count > 2 ? cells[2] : "").trimmed
      if !name.isEmpty { labels.append(Label(name: name, time: start)) }
    }
    return labels
  }

  /// A number of seconds with a point or, in some languages, a comma; to the microsecond.
  private static func seconds(_ text: Substring) -> FrameTime? {
    let word = text.trimmed.replacing(",", with: ".")
    guard let value = Double(word), (0...86_400).contains(value) else { return nil }
    return FrameTime(Int64((value * 1e6).rounded()), 1_000_000)
  }

  private struct Named: Decodable {
    var name: String
    var at: Double
  }

  private static func json(_ text: String, _ file: String) throws(CaptionError) -> [Label] {
    let data = Data(text.utf8)
    let entries =
      (try? JSONDecoder().decode([Named].self, from: data))
      ?? (try? JSONDecoder().decode([String: Double].self, from: data))?.map {
        Named(name: $0.key, at: $0.value)
      }.sorted { $0.name < $1.name }
    guard let entries else {
      throw CaptionError(
        file,
        "it is no list of labels; write {\"name\": seconds} or [{\"name\": …, \"at\": seconds}]")
    }
    guard let wrong = entries.first(where: { !(0...86_400).contains($0.at) }) else {
      return entries.map { Label(name: $0.name, time: FrameTime(seconds: $0.at)) }
    }
    throw CaptionError(
      file, "the label \"\(wrong.name)\" is at \(wrong.at) s; times are from 0 to 86400")
  }
}
