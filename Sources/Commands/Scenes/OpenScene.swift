import Export
import Foundation
import Motion
import Picture
import Presets
import Scene

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
  /// Its pictures, and what was missing among them; `nil` when it can have none.
  let pictures: FilmPictures?
  /// What was opened, as it was read for its own stage.
  let content: Content
  /// The file it was read from; `nil` for standard input and for programs.
  let file: URL?
  /// Builds the composition for a stage of a size.
  let layOut: @Sendable (CGSize) throws -> any Composition

  /// What a scene can be.
  enum Content: Sendable {
    case preset(ScenePreset)
    case film(FilmComposition, FilmFacts)
  }

  /// The scene of `preset`, whose results are called `name`.
  init(
    preset: ScenePreset, name: String, file: URL?, shaper: any TextShaper,
    layOut: @escaping @Sendable (CGSize) throws -> any Composition
  ) {
    (content, self.file, pictures) = (.preset(preset), file, nil)
    facts = SceneFacts(
      name: name, stage: preset.composition.stage, duration: preset.composition.duration,
      isFluid: preset.isResponsive, tracks: preset.tracks, title: preset.title,
      origin: Self.origin(file))
    warnings = preset.warnings.map(Message.init)
    posterTime = preset.poster
    self.shaper = shaper
    self.layOut = layOut
  }

  /// The film of a Swift program, whose results are called `name`.
  ///
  /// - Throws: `FilmScriptError`.
  init(
    film production: FilmProduction, facts film: FilmFacts, name: String,
    pictures: FilmPictures? = nil
  ) throws {
    let composition = try FilmComposition(production)
    (content, file, self.pictures) = (.film(composition, film), nil, pictures)
    facts = SceneFacts(
      name: name, stage: composition.stage, duration: composition.duration, isFluid: true)
    warnings = []
    posterTime = FrameTime(seconds: composition.duration.seconds / 2)
    shaper = production.shaper
    layOut = { size in
      size == composition.stage.size
        ? composition : try FilmComposition(production, size: size)
    }
  }

  /// The file's name and a hash of its bytes, by which a film can be traced to its preset.
  private static func origin(_ file: URL?) -> String? {
    guard let file, let bytes = try? Data(contentsOf: file) else { return nil }
    return "\(file.lastPathComponent) \(FilmHash.hash(bytes))"
  }

  /// The composition for a plan: laid out for its stage, and cut to it where pixels beside it show.
  func composition(for fit: StageFit) throws -> any Composition {
    let composition = try layOut(fit.stage)
    return fit.leavesMargin ? ClippedComposition(base: composition) : composition
  }

  /// The composition for a plan, with captions that are burned in over it.
  func composition(for fit: StageFit, captions tracks: TrackPlan) throws -> any Composition {
    let composition = try composition(for: fit)
    guard tracks.burns else { return composition }
    return CaptionedComposition(
      base: composition, captions: tracks.filmCaptions, style: tracks.style, shaper: shaper)
  }

  /// Draws nothing, but goes through the film once a second, so that what fails late is found.
  func rehearse() throws {
    let sampler = try layOut(facts.stage.size).makeSampler()
    let last = Int(min(facts.duration.seconds, 600))
    for second in 0...last { _ = try sampler.displayList(at: FrameTime(Int64(second), 1)) }
  }

  /// What its pictures are drawn with.
  var resources: RenderResources { pictures?.resources ?? RenderResources() }

  /// Says which fonts, glyphs, pictures, colours and symbols were missing, once it has been drawn.
  func reportMissing(to console: Console) {
    for notice in shaper.notices { console.say(Message(notice)) }
    pictures?.report(to: console)
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
