import Foundation
import Geometry
import Motion
import Picture

/// A text over the whole film: changed words cross-fade or morph letter by letter, a changed size
/// scales the outlines.
struct TextHistory: Sendable {
  /// Words laid out.
  struct Setting: Sendable {
    var model: TextModel
    var layout: TextLayout
    /// The size that the layout was made at.
    var size: Double
    /// The glyphs' outlines, when they are stroked or clip.
    var outline: Path?
  }

  private struct Phase: Sendable {
    var current: Setting
    /// What fades out, each with its share when the change began.
    var fading: [(setting: Setting, weight: Double)] = []
    var progress: AnimatedValue<Quantity>?
    /// What morphs, in place of a fade.
    var morph: Morph?
  }

  /// Letters on their way, at a size of 1, and what they set out from.
  private struct Morph: Sendable {
    var film: TextMorph
    var start: TextPlace
  }

  /// Words in mid-morph.
  struct Outline: Sendable {
    /// The letters at a size of 1.
    var path: Path
    /// Where they stand.
    var place: TextPlace
    /// The setting whose box their paints refer to.
    var setting: Setting
  }

  /// Texts of more letters cross-fade: each letter takes milliseconds to plan.
  private static let mostLetters = 500

  private var phases: Phases<Phase>
  private let shaper: any TextShaper

  /// The layout's width: the frame's, or the text's own.
  private static func setting(
    _ model: TextModel, width: Double?, _ shaper: any TextShaper
  ) -> Setting {
    let layout = shaper.layout(model.block, width: model.width ?? width)
    return Setting(
      model: model, layout: layout, size: model.block.font.size,
      outline: model.needsOutline ? shaper.outline(of: layout) : nil)
  }

  /// A text in a frame of `width`, or at a point.
  init(_ model: TextModel, width: Double?, shaper: any TextShaper) {
    self.shaper = shaper
    phases = Phases(Phase(current: Self.setting(model, width: width, shaper)))
  }

  /// What the last change goes to.
  var target: Setting { phases.last.current }

  mutating func set(_ model: TextModel, width: Double?, animation: Animation?, at time: Double) {
    let setting = Self.setting(model, width: width, shaper)
    let last = phases.last
    guard setting.layout != last.current.layout || model != last.current.model else { return }
    var phase = Phase(current: setting)
    if last.current.model.looksLike(model) {
      (phase.fading, phase.progress, phase.morph) = (last.fading, last.progress, last.morph)
    } else if let animation, let morph = morph(to: setting, at: time) {
      (phase.morph, phase.progress) = (morph, .progress(animation, from: time))
    } else if let animation {
      phase.fading = settings(at: time)
      phase.progress = .progress(animation, from: time)
    }
    phases.begin(phase, at: time)
  }

  /// The morph from what shows at `time`, when `setting` asks for one and all of it has outlines.
  private func morph(to setting: Setting, at time: Double) -> Morph? {
    guard let model = setting.model.morph, !setting.layout.isColored else { return nil }
    let goal = shaper.letters(of: setting.layout, scale: setting.unit)
    var letters: [TextMorph.Letter]
    let start: TextPlace
    let last = phases.last
    if let morph = last.morph, let progress = last.progress?.progress(at: time), progress < 1 {
      letters = morph.film.letters(at: progress)
      start = .between(morph.start, .at(last.current), progress)
    } else {
      guard !last.current.layout.isColored else { return nil }
      letters = shaper.letters(of: last.current.layout, scale: last.current.unit)
      start = .at(last.current)
    }
    guard max(letters.count, goal.count) <= Self.mostLetters else { return nil }
    let film = TextMorph(
      from: letters, to: goal, strategy: model.strategy, options: model.options)
    return Morph(film: film, start: start)
  }

  /// The letters in mid-morph at `time`.
  func outline(at time: Double) -> Outline? {
    let phase = phases.phase(at: time)
    guard let morph = phase.morph, let progress = phase.progress,
      progress.progress(at: time) < 1 || progress.isAnimating(at: time)
    else { return nil }
    let amount = min(max(progress.progress(at: time), 0), 1)
    return Outline(
      path: morph.film.path(at: amount),
      place: .between(morph.start, .at(phase.current), amount), setting: phase.current)
  }

  /// The words at `time` with their shares of opacity, lowest first.
  func settings(at time: Double) -> [(setting: Setting, weight: Double)] {
    let phase = phases.phase(at: time)
    guard phase.morph == nil, let progress = phase.progress?.progress(at: time), progress < 1
    else {
      return [(phase.current, 1)]
    }
    // A share that no 8-bit frame can show is not drawn.
    return phase.fading.map { ($0.setting, $0.weight * (1 - progress)) }
      .filter { $0.weight > 0.001 } + (progress > 0 ? [(phase.current, progress)] : [])
  }

  /// Whether the text never changes.
  var isConstant: Bool { phases.phases.count == 1 }

  var settledTime: Double? {
    guard let progress = phases.last.progress else { return -.infinity }
    return progress.settledTime
  }
}

extension TextModel {
  /// Whether the words look alike but for their size and breaking.
  fileprivate func looksLike(_ other: TextModel) -> Bool {
    var (a, b) = (block, other.block)
    (a.font.size, b.font.size) = (1, 1)
    (a.lineLimit, b.lineLimit) = (nil, nil)
    return a == b
  }
}

extension TextHistory.Setting {
  /// What takes the layout to a size of 1.
  fileprivate var unit: Double { size > 0 ? 1 / size : 1 }
}

extension TextLayout {
  /// Whether some glyphs are pictures, which have no outlines.
  fileprivate var isColored: Bool {
    lines.contains { $0.runs.contains { $0.face.isColor } }
  }
}
