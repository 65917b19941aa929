import Foundation
import Motion

/// Moves the content of a scroll view with a finger.
///
/// The content follows the finger from where it came down, once the finger has gone ten points along
/// one of the view's axes.
final class ScrollRecognizer: _GestureRecognizer<Void> {
  private unowned let element: ScrollElement
  private var start: CGPoint?
  private var offset: CGPoint?
  private var last: (point: CGPoint, time: Double)?
  private var velocity = CGSize.zero
  /// How far a finger must move first, in points.
  private static let slack: CGFloat = 10
  /// A finger that has rested this long lets go without speed, in seconds.
  private static let rest = 0.05

  init(_ element: ScrollElement) { self.element = element }

  override func follow(_ touch: Touch) {
    let point = touch.location
    switch touch.phase {
    case .began:
      start = point
      last = (point, touch.time)
    case .moved:
      guard let start else { return fail() }
      measure(point, at: touch.time)
      if offset == nil {
        let way = CGSize(width: point.x - start.x, height: point.y - start.y)
        let along = max(
          element.axes.contains(.horizontal) ? abs(way.width) : 0,
          element.axes.contains(.vertical) ? abs(way.height) : 0)
        guard along >= ScrollRecognizer.slack else { return }
        offset = element.hold()
      }
      guard let offset else { return }
      change(())
      element.drag(to: CGPoint(x: offset.x + start.x - point.x, y: offset.y + start.y - point.y))
    case .ended:
      guard offset != nil else { return fail() }
      if let last, touch.time - last.time > ScrollRecognizer.rest { velocity = .zero }
      element.release(at: CGSize(width: -velocity.width, height: -velocity.height))
      end(())
    }
  }

  private func measure(_ point: CGPoint, at time: Double) {
    if let last, time > last.time {
      let span = time - last.time
      velocity = CGSize(
        width: (point.x - last.point.x) / span, height: (point.y - last.point.y) / span)
    }
    last = (point, time)
  }

  override func fail() {
    if progress.isOpen, offset != nil { element.release(at: .zero) }
    super.fail()
  }
}

extension FilmHost {
  /// Whether a scroll view at `point` of the stage can be moved by `way`.
  func canScroll(at point: CGPoint, by way: CGSize) -> Bool {
    scroller(at: point, along: way) != nil
  }

  private func scroller(at point: CGPoint, along way: CGSize) -> ScrollElement? {
    var probe = Probe(point: point, time: time)
    graph.asCurrent { _ = graph.root?.hit(&probe) }
    return probe.scrollers.first { scroller in
      (way.width != 0 && scroller.room.width > 0) || (way.height != 0 && scroller.room.height > 0)
    }
  }

  /// Moves the innermost scroll view at `point` of the stage by `way`, in `seconds`.
  ///
  /// - Returns: Whether there is one that can be moved that way.
  @discardableResult
  func scroll(at point: CGPoint, by way: CGSize, seconds: Double) -> Bool {
    guard let scroller = scroller(at: point, along: way) else { return false }
    perform {
      scroller.scroll(by: way, animation: seconds > 0 ? .easeInOut(duration: seconds) : nil)
    }
    return true
  }
}
