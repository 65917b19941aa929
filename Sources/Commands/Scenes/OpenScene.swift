import Foundation
import Motion
import Picture
import Presets

/// A scene that has been read and checked, ready to be laid out and drawn.
struct OpenScene: Sendable {
  /// What a plan must know about it.
  let facts: SceneFacts
  /// What its reader warned about.
  let warnings: [Message]
  /// The time of its most telling picture.
  let posterTime: FrameTime
  /// Measures its texts, and knows which fonts were missing.
  let shaper: any TextShaper
  /// The preset as it was read for its own stage.
  let preset: ScenePreset
  /// Builds the composition for a stage of a size.
  let layOut: @Sendable (CGSize) throws -> any Composition

  /// The scene of `preset`, whose results are called `name`.
  init(
    preset: ScenePreset, name: String, shaper: any TextShaper,
    layOut: @escaping @Sendable (CGSize) throws -> any Composition
  ) {
    self.preset = preset
    facts = SceneFacts(
      name: name, stage: preset.composition.stage, duration: preset.composition.duration,
      isFluid: preset.isResponsive)
    warnings = preset.warnings.map(Message.init)
    posterTime = preset.poster
    self.shaper = shaper
    self.layOut = layOut
  }

  /// The composition for a plan: laid out for its stage, and cut to it where pixels beside it show.
  func composition(for fit: StageFit) throws -> any Composition {
    let composition = try layOut(fit.stage)
    return fit.leavesMargin ? ClippedComposition(base: composition) : composition
  }

  /// Draws nothing, but goes through the film once a second, so that what fails late is found.
  func rehearse() throws {
    let sampler = try layOut(facts.stage.size).makeSampler()
    let last = Int(min(facts.duration.seconds, 600))
    for second in 0...last { _ = try sampler.displayList(at: FrameTime(Int64(second), 1)) }
  }

  /// Says which fonts and glyphs were missing, once the texts have been set.
  func reportFonts(to console: Console) {
    for notice in shaper.notices { console.say(Message(notice)) }
  }
}

extension Message {
  /// What a shaper noticed about a font.
  init(_ notice: FontNotice) {
    switch notice {
    case .substituted(let family, let other, let file):
      self.init(
        .warning,
        "there is no font family '\(family)'; \(other) (\(file)) was taken: install the family, "
          + "or name one of 'fc-list : family'")
    case .missingGlyphs(let family, let codePoints):
      let list = codePoints.map { "U+" + String(format: "%04X", $0) }.joined(separator: ", ")
      self.init(
        .warning,
        "no font has glyphs for \(list), asked for in '\(family)': install a font that has them, "
          + "or change the text")
    }
  }
}
