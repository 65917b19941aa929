import Foundation
import Geometry
import Picture

/// The finger that a film shows: a translucent disc that fades when the finger is lifted.
struct TouchMark {
  private var place: CGPoint?
  private var strength = 0.0

  /// Points from the middle to the rim: about a fingertip.
  private static let radius: CGFloat = 15
  /// Seconds until a lifted finger is gone.
  private static let fade = 0.25

  /// The finger at `time` of the view's life.
  init(_ timeline: FilmTimeline, at time: Double) {
    var lifted: Double?
    for event in timeline.events {
      if event.time > time { break }
      switch event.kind {
      case .down(let point), .move(let point): (place, lifted) = (point, nil)
      case .up(let point): (place, lifted) = (point, event.time)
      case .set, .scroll, .type: break
      }
    }
    strength = lifted.map { max(0, 1 - (time - $0) / Self.fade) } ?? 1
  }

  /// What is drawn on top of the picture.
  var commands: [DisplayCommand] {
    guard let place, strength > 0 else { return [] }
    let radius = Self.radius
    let disc = Path(
      ellipseIn: CGRect(
        x: place.x - radius, y: place.y - radius, width: 2 * radius, height: 2 * radius))
    // Grey shows on white and on black; the light rim sets it off from grey.
    let fill = RGBA(red: 0.35, green: 0.35, blue: 0.35, opacity: 0.4 * strength)
    let rim = RGBA(red: 1, green: 1, blue: 1, opacity: 0.7 * strength)
    return [
      .fill(disc, .color(fill), rule: .nonZero, transform: .identity),
      .stroke(disc, .color(rim), style: StrokeStyle(lineWidth: 2), transform: .identity),
    ]
  }
}
