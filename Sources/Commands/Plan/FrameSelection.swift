import Foundation
import Motion
import Presets

/// The most that one film may be.
enum FrameLimits {
  /// The most frames.
  static let frames = 1_000_000
  /// The longest film, in seconds: a day.
  static let seconds = 86_400.0
}

/// Which frames of a film are rendered.
struct FrameSelection: Hashable, Sendable {
  /// Frames a second.
  let rate: FrameRate
  /// The film's length, whatever part of it is rendered.
  let duration: FrameTime
  /// The frames of the whole film.
  let count: Int
  /// The frames that are rendered, counted from the film's start.
  let frames: Range<Int>
  /// One frame in so many is kept.
  let step: Int
  /// What to tell about it.
  let notice: String?

  /// Resolves rate, length and range for a film that has its own.
  ///
  /// A frame belongs to a range when the time at which it is sampled does.
  init(
    _ request: RenderRequest, rate ownRate: FrameRate, duration own: FrameTime,
    chapters: [SceneChapter] = []
  ) throws(PlanError) {
    let rate = request.rate ?? ownRate
    let duration = request.duration.map { Self.time(of: $0, at: rate) } ?? own
    guard duration > .zero, duration.seconds <= FrameLimits.seconds else {
      throw .durationOutOfRange(seconds: duration.seconds)
    }
    let estimate = duration.seconds * rate.framesPerSecond
    guard estimate < Double(FrameLimits.frames) + 0.5 else { throw .tooManyFrames(estimate) }
    let count = rate.frameCount(in: duration) + (request.includesEnd == true ? 1 : 0)
    (self.rate, self.duration, self.count) = (rate, duration, count)
    step = request.step ?? 1

    let range = try request.range?.resolved(chapters)
    let lower = range?.lower.map { Self.firstFrame(notBefore: $0, at: rate) } ?? 0
    let upper = range?.upper.map { Self.firstFrame(notBefore: $0, at: rate) } ?? count
    guard lower < min(upper, count) else {
      throw .emptyRange(frames: count, seconds: duration.seconds)
    }
    frames = lower..<min(upper, count)
    notice =
      upper > count
      ? "--range goes beyond the film, which ends at \(brief(duration.seconds)) s; "
        + "the rest is left out" : nil
  }

  /// When the part begins.
  var start: FrameTime { rate.time(ofFrame: frames.lowerBound) }
  /// When the part ends: when the frame after its last would begin.
  var end: FrameTime { start + rate.time(ofFrame: keptFrames * step) }
  /// When the whole film ends.
  var filmEnd: FrameTime { max(duration, rate.time(ofFrame: count)) }
  /// The frames that are kept.
  var keptFrames: Int { (frames.count + step - 1) / step }
  /// Frames a second of what is kept.
  var keptRate: FrameRate { FrameRate(rate.numerator, rate.denominator * Int64(step)) }

  /// When `point` is, if it lies in the film; the very end does.
  func time(at point: TimePoint) throws(PlanError) -> FrameTime {
    let time = Self.time(of: point, at: rate)
    guard time <= duration else {
      throw .timeOutsideFilm(seconds: time.seconds, duration: duration.seconds)
    }
    return time
  }

  /// When `point` is.
  static func time(of point: TimePoint, at rate: FrameRate) -> FrameTime {
    switch point {
    case .seconds(let time): time
    case .frame(let index): rate.time(ofFrame: index)
    }
  }

  private static func firstFrame(notBefore point: TimePoint, at rate: FrameRate) -> Int {
    switch point {
    case .frame(let index): index
    case .seconds(let time): rate.firstFrame(notBefore: time)
    }
  }
}

extension TimeRange {
  /// The range with times in place of chapters.
  func resolved(_ chapters: [SceneChapter]) throws(PlanError) -> TimeRange {
    func index(_ title: String) throws(PlanError) -> Int {
      let exact = chapters.firstIndex { $0.title == title }
      guard
        let found = exact
          ?? chapters.firstIndex(where: { $0.title.lowercased() == title.lowercased() })
      else { throw .noChapter(title, among: chapters.map(\.title)) }
      return found
    }
    var range = self
    if let chapter {
      let place = try index(chapter)
      range.lower = .seconds(chapters[place].start)
      range.upper = place + 1 < chapters.count ? .seconds(chapters[place + 1].start) : nil
    }
    if let lowerChapter { range.lower = .seconds(chapters[try index(lowerChapter)].start) }
    if let upperChapter { range.upper = .seconds(chapters[try index(upperChapter)].start) }
    return range
  }
}

extension FrameRate {
  /// The first frame that is sampled at or after `time`, which is not negative; exact.
  func firstFrame(notBefore time: FrameTime) -> Int {
    let top = Int128(time.numerator) * Int128(numerator)
    let bottom = Int128(time.denominator) * Int128(denominator)
    return Int(clamping: (top + bottom - 1) / bottom)
  }
}
