import Foundation
import Motion

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
  /// What to tell about it.
  let notice: String?

  /// Resolves rate, length and range for a film that has its own.
  ///
  /// A frame belongs to a range when the time at which it is sampled does.
  init(_ request: RenderRequest, rate ownRate: FrameRate, duration own: FrameTime) throws(PlanError)
  {
    let rate = request.rate ?? ownRate
    let duration = request.duration.map { Self.time(of: $0, at: rate) } ?? own
    guard duration > .zero, duration.seconds <= FrameLimits.seconds else {
      throw .durationOutOfRange(seconds: duration.seconds)
    }
    let estimate = duration.seconds * rate.framesPerSecond
    guard estimate < Double(FrameLimits.frames) + 0.5 else { throw .tooManyFrames(estimate) }
    let count = rate.frameCount(in: duration) + (request.includesEnd == true ? 1 : 0)
    (self.rate, self.duration, self.count) = (rate, duration, count)

    let lower = request.range?.lower.map { Self.firstFrame(notBefore: $0, at: rate) } ?? 0
    let upper = request.range?.upper.map { Self.firstFrame(notBefore: $0, at: rate) } ?? count
    guard lower < min(upper, count) else {
      throw .emptyRange(frames: count, seconds: duration.seconds)
    }
    frames = lower..<min(upper, count)
    notice =
      upper > count
      ? "--range goes beyond the film, which ends at \(brief(duration.seconds)) s; "
        + "the rest is left out" : nil
  }

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

extension FrameRate {
  /// The first frame that is sampled at or after `time`, which is not negative; exact.
  func firstFrame(notBefore time: FrameTime) -> Int {
    let top = Int128(time.numerator) * Int128(numerator)
    let bottom = Int128(time.denominator) * Int128(denominator)
    return Int(clamping: (top + bottom - 1) / bottom)
  }
}
