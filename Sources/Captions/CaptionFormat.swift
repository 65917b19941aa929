import Motion

/// A kind of caption file.
package enum CaptionFormat: String, CaseIterable, Sendable {
  /// SubRip: numbered, times with a comma.
  case srt
  /// WebVTT (W3C): a header, times with a point.
  case vtt

  /// The captions as a file's text, with line feeds and without a byte order mark.
  package func text(_ captions: [Caption]) -> String {
    let entries = captions.enumerated().map { number, caption in
      let times = "\(stamp(caption.start.seconds)) --> \(stamp(caption.end.seconds))"
      // An empty line inside would end the caption.
      let lines = caption.markup.split(separator: "\n").joined(separator: "\n")
      return switch self {
      case .srt: "\(number + 1)\n\(times)\n\(lines)\n"
      case .vtt:
        (caption.identifier.map { "\($0)\n" } ?? "") + "\(times)\n\(CaptionMarkup.escaped(lines))\n"
      }
    }
    return (self == .vtt ? "WEBVTT\n\n" : "") + entries.joined(separator: "\n")
  }

  /// `00:01:02,345`, to the nearest millisecond.
  private func stamp(_ seconds: Double) -> String {
    let milliseconds = Int((max(0, min(seconds, 1e9)) * 1000).rounded())
    func padded(_ number: Int, _ digits: Int) -> String {
      let text = String(number)
      return String(repeating: "0", count: max(0, digits - text.count)) + text
    }
    let (whole, rest) = milliseconds.quotientAndRemainder(dividingBy: 1000)
    return padded(whole / 3600, 2) + ":" + padded(whole / 60 % 60, 2) + ":" + padded(whole % 60, 2)
      + (self == .srt ? "," : ".") + padded(rest, 3)
  }
}
