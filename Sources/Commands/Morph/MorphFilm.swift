import Foundation
import Geometry
import Motion
import Picture

/// A morph as a film of one second: the shape filled and outlined, on white.
struct MorphFilm: Composition {
  let stage: Stage
  let duration = FrameTime(1, 1)
  private let plan: MorphPlan
  private let placement: CGAffineTransform

  /// Points of the square that the shapes are fitted into.
  private static let side = 160.0
  /// Points left free around them.
  private static let margin = 12.0

  /// At how many equal steps of the way the frames are looked at for their boxes.
  private static let looks = 32

  /// The film of a plan.
  init(_ plan: MorphPlan) {
    self.plan = plan
    stage = Stage(size: CGSize(width: Self.side, height: Self.side))
    // Frames between may reach beyond both ends; a point where there is nothing at all.
    let boxes = (0...Self.looks).map { plan.path(at: Double($0) / Double(Self.looks)) }
      .filter { !$0.isEmpty }.map(\.boundingRect)
    let box = boxes.dropFirst().reduce(boxes.first ?? .zero) { $0.union($1) }
    let reach = max(box.width, box.height)
    let scale = reach > 0 && reach.isFinite ? (Self.side - 2 * Self.margin) / reach : 1
    placement = CGAffineTransform(translationX: -box.midX, y: -box.midY)
      .concatenating(CGAffineTransform(scaleX: scale, y: scale))
      .concatenating(CGAffineTransform(translationX: Self.side / 2, y: Self.side / 2))
  }

  func makeSampler() throws -> any CompositionSampler { Sampler(plan, placement) }

  private final class Sampler: CompositionSampler {
    private let plan: MorphPlan
    private let placement: CGAffineTransform

    init(_ plan: MorphPlan, _ placement: CGAffineTransform) {
      (self.plan, self.placement) = (plan, placement)
    }

    func displayList(at time: FrameTime) -> DisplayList {
      let path = plan.path(at: time.seconds).applying(placement)
      let isFilled = path.verbs.contains(.close)
      let ink = RGBA(red: 0.16, green: 0.2, blue: 0.28)
      let fill = RGBA(red: 0.16, green: 0.2, blue: 0.28, opacity: 0.75)
      var commands: [DisplayCommand] = []
      if isFilled {
        commands.append(
          .fill(path, .color(fill), rule: .evenOdd, transform: .identity))
      }
      commands.append(
        .stroke(
          path, .color(ink), style: StrokeStyle(lineWidth: isFilled ? 1 : 3),
          transform: .identity))
      return DisplayList(commands)
    }
  }
}
