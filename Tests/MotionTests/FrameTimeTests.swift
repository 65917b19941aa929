import Testing

@testable import Motion

@Suite struct FrameTimeTests {
  @Test func tenthsAddExactly() {
    #expect(FrameTime(seconds: 0.1) + FrameTime(seconds: 0.2) == FrameTime(3, 10))
    #expect(FrameTime(seconds: 0.1 + 0.2) == FrameTime(3, 10))
  }

  @Test(arguments: [
    (1.0 / 3, FrameTime(1, 3)), (1001.0 / 30000, FrameTime(1001, 30000)),
    (-2.5, FrameTime(-5, 2)), (1234.567891, FrameTime(1_234_567_891, 1_000_000)),
    (Double.nan, .zero), (.infinity, FrameTime(.max, 1)), (-.infinity, FrameTime(-.max, 1)),
    (1e300, FrameTime(.max, 1)),
  ])
  func secondsBecomeTheSimplestTime(seconds: Double, time: FrameTime) {
    #expect(FrameTime(seconds: seconds) == time)
  }

  @Test func randomSecondsKeepTheMicrosecond() {
    var random = SplitMix(seed: 5)
    for _ in 0..<2000 {
      let seconds = Double.random(in: -90_000...90_000, using: &random)
      #expect(isClose(FrameTime(seconds: seconds).seconds, seconds, within: 1e-9))
    }
  }

  @Test func smallFractionsObeyTheLawsOfArithmetic() {
    var random = SplitMix(seed: 7)
    func time() -> FrameTime {
      FrameTime(
        .random(in: -1_000_000...1_000_000, using: &random), .random(in: 1...60_000, using: &random)
      )
    }
    for _ in 0..<1000 {
      let (a, b, c) = (time(), time(), time())
      #expect(a + b == b + a)
      #expect((a + b) + c == a + (b + c))
      #expect(a - a == .zero)
      #expect((a + b) - b == a)
      #expect(a * 3 == a + a + a)
      #expect((a < b) == (a - b < .zero))
    }
  }

  @Test func theWidestFractionsNeverTrap() {
    let extremes: [Int64] = [.min, .min + 1, -1, 0, 1, 3, .max - 1, .max]
    let times = extremes.flatMap { top in extremes.map { FrameTime(top, $0) } }
    for a in times {
      #expect(a.denominator > 0)
      for b in times {
        let (sum, difference) = (a + b, a - b)
        #expect(sum.denominator > 0)
        #expect(difference.denominator > 0)
        _ = a < b
      }
      for count in [Int.min, -1, 0, 1, .max] { #expect((a * count).denominator > 0) }
      #expect(FrameRate(60).frameCount(in: a) >= 1)
      _ = FrameRate(30000, 1001).frame(at: a)
    }
  }

  @Test func aZeroDenominatorIsTheLargestTime() {
    #expect(FrameTime(5, 0) == FrameTime(.max, 1))
    #expect(FrameTime(-5, 0) == FrameTime(-.max, 1))
    #expect(FrameTime(0, 0) == .zero)
  }

  @Test func tooFineASumIsRoundedNotLost() {
    let sum = FrameTime(1, .max) + FrameTime(1, .max - 1)
    #expect(isClose(sum.seconds * 0x1p62, 1, within: 1e-6))
  }
}

@Suite struct FrameRateTests {
  @Test(
    arguments: [
      ("60", 60, 1), ("30000/1001", 30000, 1001), ("29.97", 30000, 1001), ("23.976", 24000, 1001),
      ("23.98", 24000, 1001), ("59.94", 60000, 1001), ("119.88", 120_000, 1001), ("12.5", 25, 2),
      ("0.5", 1, 2), ("50/2", 25, 1), ("1000", 1000, 1), ("30", 30, 1), ("24.0", 24, 1),
    ] as [(String, Int64, Int64)])
  func ratesAreReadExactly(text: String, top: Int64, bottom: Int64) throws {
    #expect(try FrameRate(parsing: text) == FrameRate(top, bottom))
  }

  @Test(arguments: ["", "abc", "1/2/3", "60/0", "-30", "1e3", "6 0", ".", "NaN", "1/", "/2", "１２"])
  func whatIsNoRateIsRefused(text: String) {
    #expect(throws: FrameRateError.malformed(text)) { try FrameRate(parsing: text) }
  }

  @Test(arguments: ["0", "1000.5", "1000000000", "0/5", "1001/1"])
  func ratesOutOfRangeAreRefused(text: String) {
    #expect(throws: FrameRateError.outOfRange(text)) { try FrameRate(parsing: text) }
  }

  @Test func aRefusalSaysWhatToWrite() {
    let text = FrameRateError.outOfRange("0").description
    #expect(text.hasPrefix("could not use the frame rate “0”: "))
    #expect(text.contains("; write"))
  }

  @Test func aDescriptionCanBeReadAgain() throws {
    for rate in [FrameRate(60), FrameRate(30000, 1001), FrameRate(25, 2)] {
      #expect(try FrameRate(parsing: rate.description) == rate)
    }
  }

  @Test(arguments: [
    (FrameTime(600, 1), FrameRate(30000, 1001), 17982), (FrameTime(1, 1), FrameRate(30), 30),
    (FrameTime(1, 60), FrameRate(30), 1), (FrameTime(1, 20), FrameRate(30), 2),
    (FrameTime(1, 10), FrameRate(25), 3), (.zero, FrameRate(60), 1),
    (FrameTime(-5, 1), FrameRate(60), 1), (FrameTime(.max, 1), FrameRate(1000), Int.max),
  ])
  func framesAreCountedByRoundingHalvesUp(duration: FrameTime, rate: FrameRate, count: Int) {
    #expect(rate.frameCount(in: duration) == count)
  }

  @Test func aFrameIsShownFromItsTimeOn() {
    for rate in [FrameRate(60), FrameRate(30000, 1001), FrameRate(24000, 1001)] {
      for index in [0, 1, 2, 999, 17_981, 1_000_000, -4] {
        let time = rate.time(ofFrame: index)
        #expect(rate.frame(at: time) == index)
        #expect(rate.frame(at: time - FrameTime(1, 1_000_000)) == index - 1)
      }
    }
  }

  @Test func aWholeNumberOfFramesCountsAsSo() {
    var random = SplitMix(seed: 3)
    for _ in 0..<1000 {
      let rate = FrameRate(.random(in: 1...1000, using: &random) * 1000, 1001)
      let count = Int.random(in: 1...1_000_000, using: &random)
      #expect(rate.frameCount(in: rate.time(ofFrame: count)) == count)
    }
  }
}
