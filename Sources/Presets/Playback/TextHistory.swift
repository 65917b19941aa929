import Foundation
import Geometry
import Motion
import Picture

/// A text over the whole film: changed words cross-fade, a changed size scales the outlines.
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
  }

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
      (phase.fading, phase.progress) = (last.fading, last.progress)
    } else if let animation {
      phase.fading = settings(at: time)
      phase.progress = .progress(animation, from: time)
    }
    phases.begin(phase, at: time)
  }

  /// The words at `time` with their shares of opacity, lowest first.
  func settings(at time: Double) -> [(setting: Setting, weight: Double)] {
    let phase = phases.phase(at: time)
    guard let progress = phase.progress?.progress(at: time), progress < 1 else {
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
