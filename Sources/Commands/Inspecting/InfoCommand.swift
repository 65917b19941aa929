import Captions
import Foundation
import Motion
import Picture
import Presets

extension CommandDefinition {
  /// The command `inbetween info`.
  static let info = CommandDefinition(
    name: "info", summary: "tell what a scene contains",
    inputs: [.scene],
    options: [
      InspectionOptions.json.definition, InspectionOptions.timeline.definition,
      InspectionOptions.hash.definition,
    ] + Options.picture + Options.timing + Options.scene + FilmOptions.all + Options.common,
    examples: [
      Example("info start-stop", "Stage, length, parameters."),
      Example("info start-stop --timeline", "Every event with its resolved time."),
      Example(
        "info start-stop --hash",
        "A hash of the raw frames: equal on every run, at any number of jobs."),
    ],
    run: { arguments, context in
      let request = try RenderRequest(arguments)
      let scene = try SceneLibrary(arguments, context).scene(
        arguments.inputs[0], usesExamples: true)
      let plan = try RenderPlan(request, scene: scene.facts, paths: [])
      scene.warnings.forEach(context.console.say)
      plan.notices.forEach(context.console.notice)
      var hash: String?
      if arguments[InspectionOptions.hash] {
        hash = try context.environment.jobs.run {
          try FilmHash(scene, plan).value(cancellation: context.environment.cancellation)
        }
      }
      let report = scene.report(plan, hash: hash)
      let text =
        arguments[InspectionOptions.json]
        ? report.json
        : arguments[InspectionOptions.timeline]
          ? report.timelineTable + "\n"
          : hash.map { $0 + "\n" } ?? report.text
      try context.console.result(text)
    })
}

extension InspectionOptions {
  static let timeline = Flag("timeline", in: .output, "Print the events with their times")
  static let hash = Flag("hash", in: .output, "Draw every frame and print one hash of them all")
}

extension OpenScene {
  /// What there is to say about the scene as `plan` would render it.
  func report(_ plan: RenderPlan, hash: String? = nil) -> any InfoReport {
    switch content {
    case .preset(let preset): SceneReport(self, preset, plan, hash: hash)
    case .film(let film, let facts): FilmReport(self, film, facts, plan, hash: hash)
    }
  }
}

/// What `info` can say about something.
protocol InfoReport: Encodable {
  /// Lines for people.
  var text: String { get }
  /// The events with their times.
  var timelineTable: String { get }
}

extension InfoReport {
  /// One object for programs.
  var json: String { jsonText(self, pretty: true) + "\n" }
}

/// What a scene contains, in words.
struct SceneReport: InfoReport {
  /// A parameter of the scene.
  private struct Parameter: Encodable {
    var name, summary, value: String
    var title, description: String?
  }

  /// A layer, by its dotted path.
  private struct Layer: Encodable {
    var path, kind: String
  }

  /// An event of the timeline.
  private struct Event: Encodable {
    var seconds: Double
    var frame: Int
    var id: String?
    var what: String
    var layers: [String]
    var animation: String
  }

  /// A named part of the film.
  private struct Chapter: Encodable {
    var seconds: Double
    var title: String
  }

  private let name, file: String
  private let title, notes: String?
  private let stage: [Double]
  private let size: [Int]
  private let framesPerSecond, background: String
  private let frames: Int
  private let seconds, poster: Double
  private let isResponsive: Bool
  private let parameters: [Parameter]
  private let layers: [Layer]
  private let timeline: [Event]
  private let marks: [String: Double]
  private let chapters: [Chapter]
  private let sounds, captions: Int
  /// A hash of the raw frames, if it was asked for.
  private let hash: String?
  /// The events with their times, in columns.
  let timelineTable: String

  // The table is the timeline once more.
  private enum CodingKeys: CodingKey {
    case name, file, title, notes, stage, size, framesPerSecond, background, frames, seconds, poster
    case isResponsive, parameters, layers, timeline, marks, chapters, sounds, captions, hash
  }

  /// A report about `scene` as `plan` would render it.
  init(_ scene: OpenScene, _ preset: ScenePreset, _ plan: RenderPlan, hash: String?) {
    self.hash = hash
    timelineTable = Self.table(preset)
    marks = Dictionary(preset.tracks.marks.map { ($0.name, $0.time.seconds) }) { first, _ in first }
    chapters = preset.tracks.chapters.map { Chapter(seconds: $0.start.seconds, title: $0.title) }
    (sounds, captions) = (
      preset.tracks.sounds.count, preset.tracks.captions?.captions.count ?? 0
    )
    (name, file, title, notes) = (scene.facts.name, preset.file, preset.title, preset.notes)
    stage = [plan.fit.stage.width, plan.fit.stage.height]
    size = [plan.fit.size.width, plan.fit.size.height]
    framesPerSecond = plan.selection.rate.text
    background = plan.background?.hexText ?? "none"
    frames = plan.selection.frames.count
    seconds = plan.selection.duration.seconds
    poster = preset.poster.seconds
    isResponsive = preset.isResponsive
    parameters = preset.parameters.map { parameter in
      Parameter(
        name: parameter.name, summary: parameter.summary,
        value: preset.values[parameter.name]?.formatted ?? "", title: parameter.title,
        description: parameter.about)
    }
    layers = preset.composition.layerList.map { Layer(path: $0.path, kind: $0.kind) }
    let rate = plan.selection.rate
    timeline = preset.composition.events.map { event in
      Event(
        seconds: event.time.seconds, frame: rate.firstFrame(notBefore: event.time), id: event.id,
        what: event.what, layers: event.layers, animation: event.animation)
    }
  }

  /// The events, then the marks, chapters and captions, each with its time.
  private static func table(_ preset: ScenePreset) -> String {
    let rows =
      preset.tracks.marks.map { ["\(brief($0.time.seconds)) s", "mark", $0.name] }
      + preset.tracks.chapters.map { ["\(brief($0.start.seconds)) s", "chapter", $0.title] }
      + (preset.tracks.captions?.captions ?? []).map {
        [
          "\(brief($0.start.seconds)) s", "caption",
          "to \(brief($0.end.seconds)) s: " + $0.text.replacing("\n", with: " / "),
        ]
      }
    guard !rows.isEmpty else { return preset.composition.timelineTable }
    let tail = TextTable(rows: rows).text
    return preset.composition.timelineTable + "\n" + tail.dropLast()
  }

  /// Lines for people.
  var text: String {
    var lines = ["scene       \(name)" + (title.map { ": \($0)" } ?? "")]
    lines += (notes ?? "").split(separator: "\n").map { "            \($0)" }
    lines += [
      "file        \(file)",
      "stage       \(brief(stage[0]))x\(brief(stage[1])) points"
        + (isResponsive ? ", laid out anew for another" : ""),
      "size        \(size[0])x\(size[1]) pixels",
      "length      \(brief(seconds)) s, \(frames) frames at \(framesPerSecond) fps",
      "background  \(background)",
      "poster      \(brief(poster)) s",
      "layers      " + layers.map { "\($0.path) (\($0.kind))" }.joined(separator: ", "),
      "timeline    \(timeline.count) \(timeline.count == 1 ? "event" : "events")",
    ]
    if !marks.isEmpty { lines.append("marks       \(marks.count)") }
    if !chapters.isEmpty {
      lines.append("chapters    " + chapters.map(\.title).joined(separator: ", "))
    }
    if sounds > 0 { lines.append("sounds      \(sounds)") }
    if captions > 0 { lines.append("captions    \(captions)") }
    for parameter in parameters {
      lines.append("parameter   \(parameter.name): \(parameter.summary)")
      if let about = parameter.description { lines.append("            \(about)") }
    }
    if let hash { lines.append("hash        \(hash)") }
    return lines.joined(separator: "\n") + "\n"
  }
}
