import Foundation
package import Motion

/// A time or a length of time in a preset: seconds, or frames as `"90f"`.
package enum Instant {
  /// The longest film: 24 hours, in seconds.
  package static let limit = 86_400.0

  /// The exact time of `node`; frames count at `rate`.
  ///
  /// A number of seconds is read to the nearest millionth.
  package static func decode(
    _ node: JSONNode, at rate: FrameRate, least: Double = 0, _ diagnostics: Diagnostics
  ) -> FrameTime? {
    if let seconds = node.number { return checked(seconds, node, least, diagnostics) }
    guard let text = node.string else {
      diagnostics.mistake(node, "\(node.seen) is not a time; write seconds (1.5) or \"90f\"")
      return nil
    }
    if text.hasSuffix("f"), let frames = Double(text.dropLast()), frames.isFinite {
      guard let whole = Int(exactly: frames) else {
        diagnostics.mistake(node, "\(node.seen) is not a whole number of frames")
        return nil
      }
      let time = checked(Double(whole) / rate.framesPerSecond, node, least, diagnostics)
      return time == nil ? nil : rate.time(ofFrame: whole)
    }
    if Double(text) != nil {
      diagnostics.mistake(node, "\(node.seen) is text, not a time; remove the quotes")
    } else {
      diagnostics.mistake(
        node,
        "\(node.seen) is not a time; write seconds (1.5) or \"90f\" (times from marks and "
          + "other events are part of version 1 but not built yet)")
    }
    return nil
  }

  private static func checked(
    _ seconds: Double, _ node: JSONNode, _ least: Double, _ diagnostics: Diagnostics
  ) -> FrameTime? {
    guard seconds >= least, seconds <= limit else {
      diagnostics.mistake(
        node, "\(node.seen) is out of range; allowed: \(least.plain) to \(limit.plain) seconds")
      return nil
    }
    return FrameTime(seconds: seconds)
  }
}
