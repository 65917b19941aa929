/// How long each colour of a film was seen, over all pixels, in hundredths of a second.
///
/// A ground that never changes is stored once and seen always: a table made for what changes alone
/// would give it too few colours.
struct ScreenTimes {
  private var times: [UInt32: Int] = [:]
  private var shown: [UInt32] = []
  /// When each pixel got its colour.
  private var since: [Int32] = []
  private var now: Int32 = 0

  /// Shows a picture for so many hundredths; its pixels cost time only where they change.
  mutating func show(_ canvas: GIFCanvas, for delay: Int) {
    defer { now = now.addingReportingOverflow(Int32(clamping: delay)).partialValue }
    guard !shown.isEmpty else {
      shown = canvas.pixels
      since = Array(repeating: now, count: shown.count)
      return
    }
    for at in shown.indices where shown[at] != canvas.pixels[at] {
      count(at)
      shown[at] = canvas.pixels[at]
      since[at] = now
    }
  }

  /// The times of all colours; clear pixels have none.
  mutating func finish() -> [UInt32: Int] {
    for at in shown.indices { count(at) }
    return times
  }

  private mutating func count(_ at: Int) {
    let time = Int(now) - Int(since[at])
    if shown[at] != 0, time > 0 { times[shown[at], default: 0] += time }
  }
}
