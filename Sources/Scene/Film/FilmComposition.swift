package import Foundation
import Geometry
package import Motion
package import Picture

/// A film as every other front door's: a stage, a length, and a picture at each time.
///
/// Made on the main thread, and its samplers too: views belong to it.
package struct FilmComposition: Composition {
  package let stage: Stage
  package let duration: FrameTime
  /// What the script came to.
  package let timeline: FilmTimeline
  private let production: FilmProduction
  private let backgrounds: FilmBackgrounds

  /// Plays the script once on a stage of `size` points, by default the film's own.
  ///
  /// - Throws: ``FilmScriptError``.
  package init(_ production: FilmProduction, size: CGSize? = nil) throws(FilmScriptError) {
    let declared = onMain(production) { $0.entry.declared() }
    let wishes = production.wishes(for: declared.stage)
    let size = size ?? wishes.size
    var production = production
    production.scale = max(0.01, declared.stage.scale)
    production.colorScheme = wishes.colorScheme
    self.production = production
    backgrounds = FilmBackgrounds(declared.stage.background)
    var rate = FrameRate(60)
    if let asked = try? FrameRate(framesPerSecond: declared.stage.framesPerSecond) { rate = asked }
    stage = Stage(
      size: size, scale: production.scale, frameRate: rate,
      background: backgrounds[wishes.colorScheme])
    timeline = try production.rehearse(
      production.script ?? declared.script, on: size, seed: production.seed ?? declared.stage.seed)
    let seconds = declared.stage.duration ?? timeline.duration
    duration = FrameTime(seconds: max(seconds, rate.frameDuration.seconds))
  }

  package func makeSampler() -> any CompositionSampler {
    FilmSampler(
      production, stage: stage.size, timeline: timeline, seed: seed, backgrounds: backgrounds)
  }

  private var seed: UInt64 {
    production.seed ?? onMain(production) { $0.entry.declared().stage.seed }
  }

  /// The names that a script could use at `time`, in drawing order.
  package func targetNames(at time: FrameTime) -> [String] {
    let sampler = FilmSampler(
      production, stage: stage.size, timeline: timeline, seed: seed, backgrounds: backgrounds)
    _ = sampler.displayList(at: time)
    return sampler.targetNames
  }
}

/// What a performance is made from.
package struct FilmProduction: Sendable {
  /// What is filmed.
  package var entry: FilmEntry
  /// Measures its texts.
  package var shaper: any TextShaper
  /// What happens, in place of what the program says.
  package var script: FilmScript?
  /// Where random numbers begin, in place of what the program says.
  package var seed: UInt64?
  /// Values that states have from the start, by the names of their properties.
  package var settings: [(name: String, value: FilmValue)]
  /// Whether the fingers are drawn.
  package var showsTouches: Bool
  /// Told of each stretch of the program's code.
  package var watch: any FilmWatch
  /// Pixels a point, as the film says.
  var scale = 2.0
  /// Whether the surroundings are light or dark, as the views ask for.
  var colorScheme = ColorScheme.light

  package init(
    entry: FilmEntry, shaper: any TextShaper, script: FilmScript? = nil, seed: UInt64? = nil,
    settings: [(name: String, value: FilmValue)] = [], showsTouches: Bool = false,
    watch: any FilmWatch
  ) {
    (self.entry, self.shaper, self.script, self.seed) = (entry, shaper, script, seed)
    (self.settings, self.showsTouches, self.watch) = (settings, showsTouches, watch)
  }

  /// Points of margin around a view that decides the stage.
  private static let margin: CGFloat = 24
  /// A view that asks for less, in points, is shown on a stage of the usual size.
  private static let least: CGFloat = 64
  /// The usual stage.
  private static let usual = CGSize(width: 400, height: 400)
  /// The largest stage that a view is given unasked.
  private static let most: CGFloat = 4096

  /// What the view asks of its stage: surroundings, and a size where the film gives none.
  ///
  /// A preview's fixed size, or the size that the view asks for with a margin; the usual one if that is
  /// hardly anything.
  func wishes(for stage: FilmStage) -> (size: CGSize, colorScheme: ColorScheme) {
    onMain(self) { production in
      let host = production.start(on: stage.size ?? Self.usual, seed: production.seed ?? stage.seed)
      let colorScheme = host.preferredColorScheme ?? .light
      if let size = stage.size ?? host.previewSize { return (size, colorScheme) }
      let ideal = host.idealSize
      guard ideal.width >= Self.least, ideal.height >= Self.least else {
        return (Self.usual, colorScheme)
      }
      let size = CGSize(
        width: min(ideal.width + 2 * Self.margin, Self.most).rounded(.up),
        height: min(ideal.height + 2 * Self.margin, Self.most).rounded(.up))
      return (size, colorScheme)
    }
  }

  /// What `script` comes to on a stage of `size`.
  func rehearse(
    _ script: FilmScript, on size: CGSize, seed: UInt64
  ) throws(FilmScriptError) -> FilmTimeline {
    let result = onMain(self) { production -> Result<FilmTimeline, FilmScriptError> in
      Result { () throws(FilmScriptError) in
        let host = production.start(on: size, seed: seed)
        for (name, value) in production.settings { try host.set(name, to: value) }
        var director = FilmDirector(host: host, watch: production.watch)
        return try director.direct(script)
      }
    }
    return try result.get()
  }

  /// A performance at time zero.
  @MainActor func start(on size: CGSize, seed: UInt64) -> FilmHost {
    watch.enters(at: 0)
    defer { watch.leaves() }
    return entry.makeHost(
      in: FilmSurroundings(size: size, scale: scale, colorScheme: colorScheme), shaper: shaper,
      seed: seed)
  }
}

/// What lies below a film's view in light and in dark surroundings.
private struct FilmBackgrounds {
  private let light, dark: RGBA?

  init(_ color: Color?) {
    var environment = EnvironmentValues()
    light = color?.rgba(in: environment)
    environment.colorScheme = .dark
    dark = color?.rgba(in: environment)
  }

  subscript(colorScheme: ColorScheme) -> RGBA? { colorScheme == .dark ? dark : light }
}

/// Plays a film and draws it.
private final class FilmSampler: CompositionSampler {
  private let host: FilmHost
  private let production: FilmProduction
  private let timeline: FilmTimeline
  private let stage: CGSize
  private let backgrounds: FilmBackgrounds
  private var next = 0

  init(
    _ production: FilmProduction, stage: CGSize, timeline: FilmTimeline, seed: UInt64,
    backgrounds: FilmBackgrounds
  ) {
    (self.production, self.timeline, self.stage) = (production, timeline, stage)
    self.backgrounds = backgrounds
    host = onMain(production) { production in
      let host = production.start(on: stage, seed: seed)
      // The rehearsal has set them before: they can be set.
      for (name, value) in production.settings { try? host.set(name, to: value) }
      return host
    }
  }

  var targetNames: [String] { onMain(host) { $0.targetNames } }

  func displayList(at time: FrameTime) -> DisplayList {
    let moment = time + FrameTime(seconds: timeline.start)
    let watch = production.watch
    watch.enters(at: moment.seconds)
    defer { watch.leaves() }
    while next < timeline.events.count, timeline.events[next].time <= moment.seconds {
      onMain((host, timeline.events[next])) { host, event in
        host.advance(to: FrameTime(seconds: event.time))
        host.perform(event.kind)
      }
      next += 1
    }
    var picture = onMain((host, moment)) { host, moment in
      host.advance(to: moment)
      return host.displayList()
    }
    // Views that have turned from light to dark take the background with them.
    let colorScheme = onMain(host) { $0.preferredColorScheme } ?? production.colorScheme
    let (start, now) = (backgrounds[production.colorScheme], backgrounds[colorScheme])
    if let now, now != start {
      let rect = Path(CGRect(origin: .zero, size: stage))
      picture.commands.insert(
        .fill(rect, .color(now), rule: .nonZero, transform: .identity), at: 0)
    }
    if production.showsTouches {
      picture.commands += TouchMark(timeline, at: moment.seconds).commands
    }
    return picture
  }
}
