import Foundation
import Geometry
import Motion
import Picture

/// The fingers that a film shows: translucent discs that fade when they are lifted.
struct TouchMark {
  private var places: [CGPoint] = []
  private var strength = 0.0

  /// Points from the middle to the rim: about a fingertip.
  private static let radius: CGFloat = 15
  /// Seconds until a lifted finger is gone.
  private static let fade = 0.25

  /// The fingers at `time` of the view's life.
  init(_ timeline: FilmTimeline, at time: Double) {
    var lifted: Double?
    for event in timeline.events {
      if event.time > time { break }
      switch event.kind {
      case .down(let point), .move(let point): (places, lifted) = ([point], nil)
      case .up(let point): (places, lifted) = ([point], event.time)
      case .pair(let phase, let first, let second):
        (places, lifted) = ([first, second], phase == .ended ? event.time : nil)
      case .scroll(let start, let way, let seconds):
        // The finger goes the other way than the offset: the content goes with it.
        let progress = seconds > 0 ? min(1, (time - event.time) / seconds) : 1
        let eased = UnitCurve.easeInOut.value(at: progress)
        places = [CGPoint(x: start.x - way.width * eased, y: start.y - way.height * eased)]
        lifted = progress < 1 ? nil : event.time + max(0, seconds)
      case .set, .type: break
      }
    }
    strength = lifted.map { max(0, 1 - (time - $0) / Self.fade) } ?? 1
  }

  /// What is drawn on top of the picture.
  var commands: [DisplayCommand] {
    guard strength > 0 else { return [] }
    let radius = Self.radius
    // Grey shows on white and on black; the light rim sets it off from grey.
    let fill = RGBA(red: 0.35, green: 0.35, blue: 0.35, opacity: 0.4 * strength)
    let rim = RGBA(red: 1, green: 1, blue: 1, opacity: 0.7 * strength)
    return places.flatMap { place -> [DisplayCommand] in
      let disc = Path(
        ellipseIn: CGRect(
          x: place.x - radius, y: place.y - radius, width: 2 * radius, height: 2 * radius))
      return [
        .fill(disc, .color(fill), rule: .nonZero, transform: .identity),
        .stroke(disc, .color(rim), style: StrokeStyle(lineWidth: 2), transform: .identity),
      ]
    }
  }
}
