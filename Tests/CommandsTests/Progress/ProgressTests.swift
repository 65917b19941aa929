import Synchronization
import Testing

@testable import Commands

@Suite struct ProgressTests {
  @Test func aLineShowsFramesSpeedTimeLeftAndSize() {
    let report = ProgressReport(done: 60, total: 240, bytes: 1_234_567, elapsed: 2)
    #expect(report.line == "frame 60 of 240 (25 %), 30 fps, 0:06 left, 1.23 MB")
    #expect(
      report.json == #"{"bytes":1234567,"event":"progress","frame":60,"frames":240,"#
        + #""framesPerSecond":30,"secondsLeft":6}"#)
  }

  @Test func nothingIsDividedByZeroAtTheStart() {
    let report = ProgressReport(done: 0, total: 0, bytes: 0, elapsed: 0)
    #expect(report.line == "frame 0 of 0 (0 %), 0 fps")
  }

  @Test(arguments: [(0.0, "0:00"), (59.2, "1:00"), (61, "1:01"), (3723, "1:02:03")])
  func timesAreClocks(_ seconds: Double, _ text: String) {
    #expect(ProgressReport.clock(seconds) == text)
  }

  @Test(arguments: [
    (999, "999 bytes"), (1000, "1 kB"), (999_999, "1 MB"), (12_345_678, "12.3 MB"),
    (5_000_000_000, "5 GB"),
  ])
  func sizesAreDecimal(_ bytes: Int, _ text: String) {
    #expect(byteCount(bytes) == text)
  }

  /// The form, whether standard error is a terminal, and the lines of 100 frames in 10 seconds.
  @Test(arguments: [
    (ProgressForm.auto, true, 100), (.auto, false, 3), (.plain, true, 3), (.json, false, 21),
    (.none, true, 0),
  ])
  func linesComeNoMoreOftenThanHelps(_ form: ProgressForm, _ isTerminal: Bool, _ lines: Int) {
    let (console, recorder) = Console.recording(isTerminal: isTerminal)
    let now = Mutex(0.0)
    let display = ProgressDisplay(form: form, console: console) { now.withLock(\.self) }
    for frame in 1...100 {
      // A power of two below a tenth keeps the sums exact.
      now.withLock { $0 = Double(frame) * 0.125 * 0.8125 }
      display.update(done: frame, total: 100, bytes: frame)
    }
    display.finish(done: 100, total: 100, bytes: 100)
    let text = recorder.errorText
    let count = text.split(whereSeparator: { $0 == "\n" || $0 == "\r" || $0 == "\r\n" })
      .filter { $0.contains("frame") }.count
    #expect(count == lines)
  }
}
