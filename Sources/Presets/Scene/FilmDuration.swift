import Motion

/// Finds how long a film lasts.
struct FilmDuration {
  let times: TimeTable
  let diagnostics: Diagnostics

  /// The written length; or until the last event has come to rest, rounded up to a frame.
  ///
  /// Events and keys outside the film are recorded. Nil after a mistake.
  func decode(
    _ node: JSONNode?, override: FrameTime?, entries: [TimelineEntry], tracks: [WrittenTrack],
    plan: ScenePlan, root: JSONNode
  ) -> FrameTime? {
    if let node {
      guard let written = times.time(node) else { return nil }
      guard written > .zero else {
        diagnostics.mistake(node, "a film of no length; write at least one frame (\"1f\")")
        return nil
      }
      for entry in entries where entry.time > written {
        diagnostics.mistake(
          at: entry.position,
          "the entry is at \(entry.time.seconds.plain) s, after the film's end "
            + "at \(written.seconds.plain) s")
      }
      return override ?? written
    }
    if let override { return override }
    switch plan.settled {
    case .success(let settled):
      let end = max(settled, entries.last?.time.seconds ?? 0, 0)
      guard end <= TimeTable.limit else {
        diagnostics.mistake(
          root, "the film would last \(end.short) seconds, more than 24 hours; add a \"duration\"")
        return nil
      }
      // A length within a millionth of a frame of a whole number is that number.
      let frames = max(1, (end * times.rate.framesPerSecond - 1e-6).rounded(.up))
      return times.rate.time(ofFrame: Int(frames))
    case .failure(let restless):
      let track = tracks.first { $0.plan.settledTime == nil }
      diagnostics.mistake(
        at: track?.position ?? root.position,
        "the layer \"\(restless.path)\" repeats for ever and the preset has no \"duration\"; add one"
      )
      return nil
    }
  }
}
