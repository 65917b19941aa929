import Captions
import Export
import Foundation
import Media
import Motion
import Presets

/// What goes beside and over a film's pictures, with every choice made.
struct TrackPlan: Hashable, Sendable {
  /// The film's sound; nil for none.
  let sound: AudioMix?
  /// The captions of the part, on the part's own clock.
  let captions: [Caption]
  /// How burned captions look.
  let style: CaptionStyle
  /// The chapters of the part, on the part's own clock.
  let chapters: [TimedText]
  /// Where captions go.
  let mode: CaptionMode?
  /// Whether captions are drawn into the pictures.
  let burns: Bool
  /// What to tell about it.
  let notices: [String]

  /// Makes the choices for a scene's part in some outputs.
  init(
    _ request: TrackRequest, mode: CaptionMode?, scene: SceneTracks, selection: FrameSelection,
    formats: [OutputFormat]
  ) throws(CommandError) {
    self.mode = mode
    let (start, end) = (selection.start, selection.end)
    var notices: [String] = []

    let own = request.dropsOwnSounds ? [] : scene.sounds.map(AudioTrack.init)
    let tracks = own + request.sounds
    if tracks.isEmpty {
      sound = nil
      if request.loudness != nil { notices.append("there is no sound to bring to a --loudness") }
    } else {
      let part = MixFormat.sample(at: start.seconds)..<MixFormat.sample(at: end.seconds)
      let length = max(MixFormat.sample(at: selection.duration.seconds), part.upperBound)
      sound = AudioMix(tracks, filmLength: length, part: part, loudness: request.loudness)
    }
    let mute = formats.filter { $0.container.audioCodec == nil }
    if !request.sounds.isEmpty, !formats.isEmpty {
      let words = mute.map(\.codec.title).joined(separator: ", ")
      guard mute.count < formats.count else {
        throw .badRequest(
          "--audio: \(words) holds no sound; write mp4, webm, mov or mkv, or leave --audio out")
      }
      if !mute.isEmpty { notices.append("\(words) holds no sound, so it stays silent") }
    }

    let given = request.captions ?? scene.captions?.captions ?? []
    filmCaptions = mode == CaptionMode.none ? [] : given
    captions = filmCaptions.cut(from: start, to: end)
    style = CaptionStyle(
      place: scene.captions.flatMap { CaptionStyle.Place(rawValue: $0.place.rawValue) } ?? .bottom,
      size: scene.captions?.size)
    if mode == .soft, !given.isEmpty, !formats.isEmpty,
      !formats.contains(where: \.container.hasCaptions)
    {
      throw .badRequest(
        "--captions soft: \(formats[0].codec.title) has no track for them; choose burn or file")
    }
    let gifs = formats.filter { $0.container == .gif }
    burns =
      !captions.isEmpty
      && (mode == .burn || mode == nil && !gifs.isEmpty && gifs.count == formats.count)
    if mode == nil, !captions.isEmpty, !gifs.isEmpty, gifs.count < formats.count {
      notices.append(
        "the GIF shares its pictures with other files, so it has no captions; render it alone, or "
          + "give --captions burn")
    }
    if burns, request.captions == nil, mode == nil {
      notices.append("captions are burned in, since a GIF has no track for them")
    }
    chapters = Self.chapters(scene.chapters, end: selection.filmEnd)
      .cut(from: start, to: end).map { TimedText($0) }
    self.notices = notices
  }

  /// Every chapter with its end, which is the next one's start.
  private static func chapters(_ chapters: [SceneChapter], end: FrameTime) -> [Caption] {
    zip(chapters, chapters.dropFirst().map(\.start) + [end]).map { chapter, next in
      Caption(start: chapter.start, end: next, markup: chapter.title)
    }
  }

  /// The captions that are burned in, on the film's clock.
  let filmCaptions: [Caption]

  /// Opens every sound file once, so that a bad one is found before anything is drawn.
  func checkSources() throws(MediaError) {
    var paths: Set<String> = []
    for track in sound?.tracks ?? [] {
      if case .file(let path) = track.source, paths.insert(path).inserted {
        _ = try AudioReader(path: path)
      }
    }
  }

  /// What goes into one file.
  func tracks(for format: OutputFormat) -> FilmTracks {
    var tracks = FilmTracks()
    tracks.sound = format.container.audioCodec == nil ? nil : sound
    if format.container.hasChapters { tracks.chapters = chapters }
    if mode == nil || mode == .soft, !burns, format.container.hasCaptions {
      tracks.captions = captions.map { TimedText($0) }
    }
    return tracks
  }

  /// The caption files beside some outputs, each once.
  func sidecars(for outputs: [(path: String, format: OutputFormat)]) -> [Sidecar] {
    guard mode == nil || mode == .file, !burns, !captions.isEmpty else { return [] }
    var paths: Set<String> = []
    return outputs.compactMap { output in
      let container = output.format.container
      guard output.path != "-", container.hasCaptions || [.apng, .webp].contains(container)
      else { return nil }
      let format: CaptionFormat = container == .webm ? .vtt : .srt
      let path =
        output.path.dropLast(fileExtension(of: output.path).count) + format.rawValue
      guard paths.insert(String(path)).inserted else { return nil }
      return Sidecar(path: String(path), text: format.text(captions))
    }
  }
}

extension TimedText {
  init(_ caption: Caption) {
    self.init(
      start: Rational(caption.start.numerator, caption.start.denominator),
      end: Rational(caption.end.numerator, caption.end.denominator), text: caption.markup)
  }
}

extension AudioTrack {
  /// A preset's sound as the mixer takes it.
  init(_ sound: SceneSound) {
    let source: Source =
      switch sound.source {
      case .file(let path): .file(path)
      case .tone(let tone):
        .tone(
          Tone(
            pitches: tone.pitches, duration: tone.duration,
            wave: Tone.Wave(rawValue: tone.wave.rawValue) ?? .sine))
      }
    self.init(source, id: sound.id)
    (start, gain) = (sound.start.seconds, sound.gain)
    (fadeIn, fadeOut) = (sound.fadeIn, sound.fadeOut)
    (trim, loops) = ((sound.trimStart, sound.trimEnd), sound.loops)
    if let ducking = sound.ducking {
      var own = Ducking()
      own.under = ducking.under
      own.gain = ducking.gain ?? own.gain
      own.attack = ducking.attack ?? own.attack
      own.release = ducking.release ?? own.release
      self.ducking = own
    }
  }
}
