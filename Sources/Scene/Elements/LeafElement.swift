import Foundation
import Geometry
import Motion

/// A rectangle as a vector: left, top, width, height.
struct RectVector: VectorArithmetic, Sendable {
  var values: SIMD4<Double>

  init(_ values: SIMD4<Double>) { self.values = values }
  init(_ rect: CGRect) {
    values = SIMD4(rect.origin.x, rect.origin.y, rect.width, rect.height)
  }

  var rect: CGRect { CGRect(x: values[0], y: values[1], width: values[2], height: values[3]) }

  static var zero: RectVector { RectVector(SIMD4.zero) }
  static func + (a: RectVector, b: RectVector) -> RectVector { RectVector(a.values + b.values) }
  static func - (a: RectVector, b: RectVector) -> RectVector { RectVector(a.values - b.values) }
  mutating func scale(by factor: Double) { values *= factor }
  var magnitudeSquared: Double { (values * values).sum() }
}

/// The place of something that is drawn: where layout put it, and where it is shown meanwhile.
///
/// Layout jumps to its new result at once; every drawing element goes there with the transaction in
/// force at its own place.
struct AnimatedFrame {
  private var attribute = Attribute<RectVector>()
  var transaction = Transaction()
  /// What scrolling around the place has moved it by: the animation takes no notice of that.
  private var carrier = CGPoint.zero

  // Set while frames are committed, on the main thread only.
  nonisolated(unsafe) private static var jumps = false

  /// Commits frames in `body` as jumps: something around moves them from sample to sample.
  static func withoutAnimation(_ body: () -> Void) {
    let outer = jumps
    jumps = true
    defer { jumps = outer }
    body()
  }

  // Set while frames are committed, on the main thread only.
  nonisolated(unsafe) private static var carrier = CGPoint.zero

  /// Commits frames in `body` that scrolling has moved by `way`, which they follow at once.
  static func carried(by way: CGPoint, _ body: () -> Void) {
    let outer = carrier
    carrier = CGPoint(x: outer.x + way.x, y: outer.y + way.y)
    defer { carrier = outer }
    body()
  }

  /// Takes over the place that layout ended with.
  mutating func commit(_ frame: CGRect) {
    carrier = AnimatedFrame.carrier
    let frame = frame.offsetBy(dx: -carrier.x, dy: -carrier.y)
    if AnimatedFrame.jumps {
      attribute.reset(to: RectVector(frame))
    } else {
      attribute.update(RectVector(frame), transaction: transaction)
    }
  }

  /// The place at `time`.
  mutating func presented(at time: Double, _ motion: inout MotionReport) -> CGRect {
    attribute.presented(at: time, &motion).rect.offsetBy(dx: carrier.x, dy: carrier.y)
  }

  /// The place at `time`.
  mutating func presented(at time: Double) -> CGRect {
    var motion = MotionReport()
    return presented(at: time, &motion)
  }
}

/// An element that draws something itself and has nothing inside.
class LeafElement: Element {
  var animatedFrame = AnimatedFrame()

  override func commitFrames() { animatedFrame.commit(frame) }

  override final func draw(_ pen: inout Pen) {
    let frame = animatedFrame.presented(at: pen.time, &pen.motion)
    draw(&pen, in: frame)
  }

  /// Draws the leaf in `frame` of layout space.
  func draw(_ pen: inout Pen, in frame: CGRect) {}

  override func hit(_ probe: inout Probe) -> Bool {
    let frame = animatedFrame.presented(at: probe.time)
    return contains(probe.point(relativeTo: frame.origin), size: frame.size, time: probe.time)
  }

  /// Whether a touch at `point` of the leaf's own space is on it.
  func contains(_ point: CGPoint, size: CGSize, time: Double) -> Bool {
    CGRect(origin: .zero, size: size).contains(point)
  }
}

/// An element around another one that is shown at a place of its own while it moves.
class EffectElement: WrapperElement {
  var animatedFrame = AnimatedFrame()

  override func commitFrames() {
    animatedFrame.commit(frame)
    super.commitFrames()
  }
}
