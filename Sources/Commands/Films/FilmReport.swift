import Foundation
import Motion
import Scene

/// What a film contains, in words.
struct FilmReport: InfoReport {
  /// A cue as it was played.
  private struct Event: Encodable {
    var seconds: Double
    var frame: Int
    var what: String
  }

  private let name, view: String
  private let views: [String]
  private let stage: [Double]
  private let size: [Int]
  private let framesPerSecond, background: String
  private let frames: Int
  private let seconds, poster: Double
  private let loops: Bool
  private let timeline: [Event]
  private let hash: String?

  /// A report about `scene` as `plan` would render it.
  init(
    _ scene: OpenScene, _ film: FilmComposition, _ facts: FilmFacts, _ plan: RenderPlan,
    hash: String?
  ) {
    (name, view, views, self.hash) = (scene.facts.name, facts.view, facts.choices, hash)
    stage = [plan.fit.stage.width, plan.fit.stage.height]
    size = [plan.fit.size.width, plan.fit.size.height]
    let rate = plan.selection.rate
    framesPerSecond = rate.text
    background = plan.background?.hexText ?? "none"
    frames = plan.selection.frames.count
    seconds = plan.selection.duration.seconds
    poster = scene.posterTime.seconds
    loops = film.timeline.loops
    timeline = film.timeline.cues.map { cue in
      Event(
        seconds: cue.time, frame: rate.firstFrame(notBefore: FrameTime(seconds: cue.time)),
        what: cue.text)
    }
  }

  var timelineTable: String {
    var table = TextTable(
      rows: [["time", "frame", "cue"]]
        + timeline.map { [brief($0.seconds), "\($0.frame)", $0.what] }
    ).text
    table.removeLast()
    return table
  }

  var text: String {
    var lines = [
      "film        \(name)",
      "view        \(view)" + (views.count > 1 ? ", of " + views.joined(separator: ", ") : ""),
      "stage       \(brief(stage[0]))x\(brief(stage[1])) points, laid out anew for another",
      "size        \(size[0])x\(size[1]) pixels",
      "length      \(brief(seconds)) s, \(frames) frames at \(framesPerSecond) fps"
        + (loops ? ", one round of a loop" : ""),
      "background  \(background)",
      "timeline    \(timeline.count) \(timeline.count == 1 ? "cue" : "cues")",
    ]
    if let hash { lines.append("hash        \(hash)") }
    return lines.joined(separator: "\n") + "\n"
  }
}
