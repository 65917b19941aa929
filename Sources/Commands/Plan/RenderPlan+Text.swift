import Export
import Foundation
import Media
import Motion
import Picture

extension RenderPlan {
  /// The plan as lines for people.
  var text: String {
    let count = selection.keptFrames
    let seconds = (selection.end - selection.start).seconds
    let lines = [
      "scene       \(name)",
      "stage       \(brief(fit.stage.width))x\(brief(fit.stage.height)) points",
      "size        \(fit.size) pixels",
      "frames      \(count) (\(selection.frames.lowerBound) to \(selection.frames.upperBound - 1))"
        + (selection.step > 1 ? ", one in \(selection.step)," : "")
        + " at \(selection.keptRate.text) fps, \(brief(seconds)) s",
      "background  \(background.map(\.hexText) ?? "none")",
    ]
    let pictures =
      sampling.isAveraging
      ? [
        "averaging   \(sampling.supersample) × \(sampling.supersample) pixels, "
          + "\(sampling.motionSamples) pictures over \(sampling.shutterAngle)°"
      ] : []
    let shared =
      outputs.count + posters.count > 1
      ? ["shared      every picture is drawn once for all \(outputs.count) outputs"] : []
    return
      (lines + pictures + tracks.lines + shared + outputs.map { Self.line(for: $0) }
      + posters.map { Self.line(for: $0, isPoster: true) }
      + sidecars.map { "captions    \($0.path)" }).joined(separator: "\n") + "\n"
  }

  private static func line(for output: Output, isPoster: Bool = false) -> String {
    let (settings, format) = (output.settings, output.format)
    var parts = [
      format.container.rawValue, format.codec.title, format.pixelFormat(for: settings).rawValue,
    ]
    if !format.codec.isLossless { parts.append(control(settings)) }
    if output.stride > 1 { parts.append("one frame in \(output.stride)") }
    parts.append("\(settings.encoderThreads) encoder threads")
    return "\(isPoster ? "poster" : "output")      \(output.path): \(parts.joined(separator: ", "))"
  }

  private static func control(_ settings: EncoderSettings) -> String {
    if let factor = settings.crf { return "crf \(brief(factor))" }
    if let bits = settings.bitrate { return "\(bits) bits a second" }
    return "quality \(settings.quality)"
  }
}

extension TrackPlan {
  /// Lines for people; none for what is not there.
  fileprivate var lines: [String] {
    var lines: [String] = []
    if let sound {
      let names = sound.tracks.map(\.name).joined(separator: ", ")
      lines.append(
        "sound       \(names)" + (sound.loudness.map { ", to \(brief($0)) LUFS" } ?? ""))
    }
    if !captions.isEmpty {
      lines.append("captions    \(captions.count)" + (burns ? ", burned in" : ""))
    }
    if !chapters.isEmpty {
      lines.append("chapters    " + chapters.map(\.text).joined(separator: ", "))
    }
    return lines
  }
}

extension RGBA {
  /// `#rrggbb`, or `#rrggbbaa` when it is not opaque.
  var hexText: String {
    let parts = opacity < 1 ? [red, green, blue, opacity] : [red, green, blue]
    let digits = parts.map { part in
      let byte = String(Int((min(max(part, 0), 1) * 255).rounded()), radix: 16)
      return byte.count < 2 ? "0" + byte : byte
    }
    return "#" + digits.joined()
  }
}

extension FrameRate {
  /// `60` or `30000/1001`.
  var text: String { denominator == 1 ? "\(numerator)" : "\(numerator)/\(denominator)" }
}
