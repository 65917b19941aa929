package import Foundation
import Geometry

/// Looks through a tree for the places of what a script can name.
package struct TargetSearch {
  /// The film time in seconds.
  let time: Double
  private var origin = CGPoint.zero
  private var transform = CGAffineTransform.identity
  /// What was found, in drawing order.
  package private(set) var targets: [Target] = []

  /// One thing that a script can name.
  package struct Target {
    /// The words that it shows, its accessibility identifier or label, or its id.
    package let name: String
    /// Its box in the stage.
    package let frame: CGRect
    /// What answers to a tap on it, when it is not mere words.
    let responder: GestureResponder?
  }

  init(time: Double) { self.time = time }

  /// Searches inside an effect, as `Pen.withTransform` draws.
  mutating func withTransform(
    _ effect: CGAffineTransform, at corner: CGPoint, _ body: (inout TargetSearch) -> Void
  ) {
    let outer = (origin, transform)
    transform = effect.concatenating(
      transform.translatedBy(x: corner.x - origin.x, y: corner.y - origin.y))
    origin = corner
    body(&self)
    (origin, transform) = outer
  }

  /// Reports a target in `frame` of layout space.
  mutating func add(_ name: String, frame: CGRect, responder: GestureResponder? = nil) {
    let placed = frame.offsetBy(dx: -origin.x, dy: -origin.y).applying(transform)
    targets.append(Target(name: name, frame: placed, responder: responder))
  }

  /// Reports what answers to a tap, under the first words inside, then what is inside.
  mutating func withResponder(
    _ responder: GestureResponder?, frame: CGRect, _ body: (inout TargetSearch) -> Void
  ) {
    let index = targets.count
    body(&self)
    guard let responder else { return }
    let name = index < targets.count ? targets[index].name : ""
    let placed = frame.offsetBy(dx: -origin.x, dy: -origin.y).applying(transform)
    targets.insert(Target(name: name, frame: placed, responder: responder), at: index)
  }
}
