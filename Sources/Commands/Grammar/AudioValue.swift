import Media

/// A sound as it is written on the command line.
enum AudioArgument: Hashable, Sendable {
  /// None of the scene's own.
  case none
  case track(AudioTrack)
}

extension ValueSyntax where Value == AudioArgument {
  /// A file, or `tone:440`, followed by settings with commas between them.
  ///
  /// A file's name may have commas: settings are what looks like one, from the end.
  static var audioTrack: Self {
    ValueSyntax(placeholder: "FILE[,SETTING]…", suggestions: .files) { text throws(ValueFault) in
      if text == "none" { return .none }
      var parts = text.split(separator: ",", omittingEmptySubsequences: false)
      var settings: [(key: Substring, value: Substring?)] = []
      while parts.count > 1, let last = parts.last, let setting = setting(last) {
        settings.insert(setting, at: 0)
        parts.removeLast()
      }
      let name = parts.joined(separator: ",")
      guard !name.isEmpty else {
        throw .malformed(
          expected: "a sound file and its settings", example: "music.mp3,gain=-12,fade-out=2,duck")
      }
      var duration: Double?
      var track = AudioTrack(.file(name))
      for setting in settings { try apply(setting, to: &track, &duration) }
      if name.hasPrefix("tone:") {
        let pitches = name.dropFirst(5).split(separator: "+", omittingEmptySubsequences: false)
          .map { decimal($0) }
        guard pitches.allSatisfy({ $0.map { (1...20_000).contains($0) } ?? false }) else {
          throw .malformed(expected: "pitches from 1 to 20000 Hz", example: "tone:440+660")
        }
        track.source = .tone(
          Tone(pitches: pitches.compactMap(\.self), duration: duration ?? 1))
      } else if duration != nil {
        throw .explained("a file has a length of its own; cut it with trim, as trim=0..2.5")
      }
      return .track(track)
    }
  }

  private static let keys = [
    "at", "gain", "fade-in", "fade-out", "trim", "loop", "duck", "id", "duration",
  ]

  private static func setting(_ text: Substring) -> (key: Substring, value: Substring?)? {
    let sides = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard let key = sides.first, keys.contains(String(key)),
      sides.count == 2 || key == "loop" || key == "duck"
    else { return nil }
    return (key, sides.count == 2 ? sides[1] : nil)
  }

  private static func apply(
    _ setting: (key: Substring, value: Substring?), to track: inout AudioTrack,
    _ duration: inout Double?
  ) throws(ValueFault) {
    let value = setting.value ?? ""
    func number(_ range: ClosedRange<Double>) throws(ValueFault) -> Double {
      guard let number = decimal(value) else {
        throw .malformed(expected: "a number for \(setting.key)", example: "\(setting.key)=2")
      }
      guard range.contains(number) else {
        throw .outside(
          least: "\(setting.key)=\(brief(range.lowerBound))", most: brief(range.upperBound))
      }
      return number
    }
    switch setting.key {
    case "at": track.start = try number(0...86_400)
    case "gain": track.gain = try number(-120...40)
    case "fade-in": track.fadeIn = try number(0...86_400)
    case "fade-out": track.fadeOut = try number(0...86_400)
    case "duration": duration = try number(0.001...86_400)
    case "loop": track.loops = true
    case "id": track.id = String(value)
    case "duck":
      track.ducking = AudioTrack.Ducking()
      if !value.isEmpty { track.ducking?.under = value.split(separator: "+").map(String.init) }
    default:
      let sides = value.split(separator: ".", omittingEmptySubsequences: false)
      guard let dots = value.firstRange(of: ".."), sides.count <= 5,
        let start = dots.lowerBound == value.startIndex
          ? 0 : decimal(value[..<dots.lowerBound])
      else { throw .malformed(expected: "a start and an end", example: "trim=1..4.5 or trim=2..") }
      let rest = value[dots.upperBound...]
      let end = decimal(rest)
      guard rest.isEmpty || (end ?? -1) > start, start >= 0 else {
        throw .malformed(expected: "an end after the start", example: "trim=1..4.5")
      }
      track.trim = (start, end)
    }
  }
}
