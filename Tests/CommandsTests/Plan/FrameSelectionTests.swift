import Motion
import Testing

@testable import Commands

@Suite struct FrameSelectionTests {
  private func select(
    _ request: RenderRequest, rate: FrameRate = FrameRate(30), seconds: FrameTime = FrameTime(4, 1)
  ) throws(PlanError) -> FrameSelection {
    try FrameSelection(request, rate: rate, duration: seconds)
  }

  private static func seconds(_ top: Int64, _ bottom: Int64 = 1) -> TimePoint {
    .seconds(FrameTime(top, bottom))
  }

  @Test(arguments: [
    (RenderRequest(), 0..<120),
    (RenderRequest(includesEnd: true), 0..<121),
    (RenderRequest(rate: FrameRate(60)), 0..<240),
    (RenderRequest(rate: FrameRate(30000, 1001)), 0..<120),
    (RenderRequest(duration: seconds(1)), 0..<30),
    (RenderRequest(duration: .frame(7)), 0..<7),
    (RenderRequest(range: TimeRange(lower: seconds(1), upper: seconds(2))), 30..<60),
    (RenderRequest(range: TimeRange(lower: .frame(5), upper: .frame(9))), 5..<9),
    (RenderRequest(range: TimeRange(lower: seconds(3))), 90..<120),
    (RenderRequest(range: TimeRange(lower: seconds(3)), includesEnd: true), 90..<121),
    (RenderRequest(range: TimeRange(upper: seconds(1, 10))), 0..<3),
    // 0.05 s lies between frames 1 and 2: frame 2 is the first sampled within.
    (RenderRequest(range: TimeRange(lower: seconds(1, 20), upper: seconds(1, 5))), 2..<6),
    (RenderRequest(range: TimeRange(upper: seconds(9))), 0..<120),
  ])
  func framesBelongToARangeWhenTheirTimeDoes(
    _ request: RenderRequest, _ frames: Range<Int>
  ) throws {
    #expect(try select(request).frames == frames)
  }

  @Test(arguments: [
    (RenderRequest(step: 2), 60, FrameRate(15), FrameTime(4, 1)),
    (RenderRequest(step: 7), 18, FrameRate(30, 7), FrameTime(21, 5)),
    (
      RenderRequest(range: TimeRange(lower: .frame(5), upper: .frame(11)), step: 3), 2,
      FrameRate(10), FrameTime(11, 30)
    ),
  ])
  func oneFrameInSoManyLastsSoManyTimesAsLong(
    _ request: RenderRequest, _ count: Int, _ rate: FrameRate, _ end: FrameTime
  ) throws {
    let selection = try select(request)
    #expect(selection.keptFrames == count && selection.keptRate == rate)
    #expect(selection.end == end)
  }

  @Test func aRateOfThirtyThousandOver1001StaysExactForTenMinutes() throws {
    let selection = try select(
      RenderRequest(range: TimeRange(lower: Self.seconds(1001, 10))), rate: FrameRate(30000, 1001),
      seconds: FrameTime(600, 1))
    #expect(selection.frames == 3000..<17982)
  }

  @Test(arguments: [
    TimeRange(lower: seconds(2), upper: seconds(2)),
    TimeRange(lower: seconds(3), upper: seconds(1)),
    TimeRange(lower: seconds(4)), TimeRange(lower: .frame(1_000_000)),
  ])
  func aRangeWithoutFramesIsAnError(_ range: TimeRange) {
    #expect(throws: PlanError.emptyRange(frames: 120, seconds: 4)) {
      try select(RenderRequest(range: range))
    }
  }

  @Test func whatLiesBeyondTheFilmIsTold() throws {
    let selection = try select(RenderRequest(range: TimeRange(upper: Self.seconds(9))))
    #expect(selection.notice?.contains("ends at 4 s") == true)
  }

  @Test func theLimitsAreErrorsThatNameTheOptions() {
    #expect(throws: PlanError.tooManyFrames(86_400_000)) {
      try select(RenderRequest(rate: FrameRate(1000), duration: Self.seconds(86_400)))
    }
    #expect(throws: PlanError.durationOutOfRange(seconds: 0)) {
      try select(RenderRequest(duration: Self.seconds(0)))
    }
    #expect(PlanError.tooManyFrames(86_400_000).description.contains("--fps"))
  }

  @Test func aTimeInTheFilmIsFoundAndAnyOtherRefused() throws {
    let selection = try select(RenderRequest())
    #expect(try selection.time(at: .frame(45)) == FrameTime(3, 2))
    #expect(try selection.time(at: Self.seconds(4)) == FrameTime(4, 1))
    #expect(throws: PlanError.timeOutsideFilm(seconds: 5, duration: 4)) {
      try selection.time(at: Self.seconds(5))
    }
  }
}
