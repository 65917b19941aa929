import Captions
import Motion

/// Reads `captions` and `chapters`.
struct CaptionDecoder {
  static let cue = ObjectSpec(
    "a caption",
    [
      .init("from", .definition("time"), "When it appears.", required: true),
      .init("to", .definition("time"), "When it goes; default where the next begins."),
      .init("text", .string, "The words; <b>, <i> and <u> are kept.", required: true),
    ])
  static let block = ObjectSpec(
    "a captions block", key: "captions",
    [
      .init(
        "place", .choice(SceneCaptions.Place.allCases.map(\.rawValue)),
        "Where burned captions stand; default bottom."),
      .init("size", .number(1...2000), "Points of burned captions."),
      .init("file", .string, "An SRT or WebVTT file in the preset's folder."),
      .init("cues", .array(.object(cue), 0...10_000), "The captions."),
    ])
  static let chapter = ObjectSpec(
    "a chapter",
    [
      .init("at", .definition("time"), "When it begins.", required: true),
      .init("title", .string, "What it is called.", required: true),
    ])

  let files: PresetFiles
  let times: TimeTable
  let diagnostics: Diagnostics

  /// The captions of a film that lasts until `end`; nil when there are none.
  func captions(_ node: JSONNode?, end: FrameTime) -> SceneCaptions? {
    guard let node else { return nil }
    var result = SceneCaptions(captions: [], place: .bottom)
    if node.elements != nil {
      result.captions = cues(node, end: end)
    } else {
      guard let reader = ObjectReader(node, Self.block, diagnostics) else { return nil }
      result.place = reader.choice("place", SceneCaptions.Place.self) ?? .bottom
      result.size = reader.number("size", in: 1...2000)
      if let file = reader["file"] { result.captions += self.file(file) }
      if let list = reader["cues"] { result.captions += cues(list, end: end) }
    }
    result.captions.sort { ($0.start, $0.end) < ($1.start, $1.end) }
    return result.captions.isEmpty ? nil : result
  }

  private func file(_ node: JSONNode) -> [Caption] {
    guard let name = Decode.string(node, diagnostics), !name.isEmpty,
      let path = files.path(node, diagnostics)
    else { return [] }
    do throws(CaptionError) {
      return try CaptionReader.read(files.bytes(path, named: name), named: name)
    } catch {
      diagnostics.mistake(node, "\(error)")
      return []
    }
  }

  private func cues(_ node: JSONNode, end: FrameTime) -> [Caption] {
    guard let list = Decode.array(node, count: 0...10_000, diagnostics) else { return [] }
    let readers = list.compactMap { ObjectReader($0, Self.cue, diagnostics) }
    let starts = readers.map { $0["from"].flatMap { times.time($0) } }
    return zip(readers.indices, readers).compactMap { index, reader in
      guard let start = starts[index], let text = reader.string("text") else { return nil }
      let next = starts.compactMap(\.self).filter { $0 > start }.min() ?? end
      let last = reader["to"].map { times.time($0) } ?? .some(next)
      guard let last else { return nil }
      guard last > start else {
        diagnostics.mistake(
          reader.node,
          "the caption ends at \(last.seconds.short) s, not after it begins at "
            + "\(start.seconds.short) s")
        return nil
      }
      return text.isEmpty ? nil : Caption(start: start, end: last, markup: text)
    }
  }

  /// The chapters by their starts.
  func chapters(_ node: JSONNode?, end: FrameTime) -> [SceneChapter] {
    guard let node, let list = Decode.array(node, count: 0...10_000, diagnostics) else { return [] }
    var chapters: [SceneChapter] = []
    for element in list {
      guard let reader = ObjectReader(element, Self.chapter, diagnostics),
        let start = reader["at"].flatMap({ times.time($0) }), let title = reader.string("title")
      else { continue }
      if start >= end {
        diagnostics.mistake(
          element,
          "the chapter begins at \(start.seconds.short) s, not before the film's end at "
            + "\(end.seconds.short) s")
      } else if chapters.contains(where: { $0.start == start || $0.title == title }) {
        diagnostics.mistake(
          element, "there is a chapter of that time or title already; chapters need their own")
      } else {
        chapters.append(SceneChapter(start: start, title: title))
      }
    }
    return chapters.sorted { $0.start < $1.start }
  }
}
