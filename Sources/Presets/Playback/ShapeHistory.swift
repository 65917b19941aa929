import Foundation
import Geometry
import Motion
import Picture

/// A shape over the whole film.
///
/// A change within a kind moves the shape's numbers; any other change is a morph of outlines: both
/// are built in their own target boxes, brought to the unit square and matched there, and the result
/// is stretched over the frame of the moment. A change in mid-morph sets out from the outline that
/// shows.
struct ShapeHistory: Sendable {
  private enum Phase: Sendable {
    case numbers(AnimatedValue<NumberVector>, ShapeModel)
    case morph(MorphPlan, AnimatedValue<Quantity>, ShapeModel)
  }

  private var phases: Phases<Phase>
  /// What the last change goes to.
  private(set) var target: ShapeModel

  init(_ shape: ShapeModel) {
    target = shape
    phases = Phases(Self.resting(shape))
  }

  private static func resting(_ shape: ShapeModel) -> Phase {
    .numbers(AnimatedValue(NumberVector(shape.kind.parameters)), shape)
  }

  /// Changes the shape at `time`; `present` is the size of the frame then, `size` the one after.
  mutating func set(
    _ shape: ShapeModel, animation: Animation?, at time: Double, present: CGSize, size: CGSize
  ) {
    guard shape != target else { return }
    let previous = target
    target = shape
    guard let animation else {
      phases.begin(Self.resting(shape), at: time)
      return
    }
    if previous.kind.interpolates(to: shape.kind), previous.viewBox == shape.viewBox,
      var numbers = movingNumbers(at: time)
    {
      numbers.set(NumberVector(shape.kind.parameters), animation: animation, at: time)
      phases.begin(.numbers(numbers, shape), at: time)
      return
    }
    let plan = MorphPlan(
      from: path(at: time, size: present).inUnitSquare(of: present),
      to: shape.path(in: size).inUnitSquare(of: size), strategy: shape.morph.strategy,
      options: shape.morph.options)
    phases.begin(.morph(plan, .progress(animation, from: time), shape), at: time)
  }

  /// The numbers at `time`, unless a morph is under way.
  private func movingNumbers(at time: Double) -> AnimatedValue<NumberVector>? {
    switch phases.last {
    case .numbers(let numbers, _): return numbers
    case .morph(_, let progress, let shape):
      guard !progress.isAnimating(at: time) else { return nil }
      return AnimatedValue(NumberVector(shape.kind.parameters))
    }
  }

  /// The outline at `time` in a frame of `size`; `changes` replaces single numbers by index.
  func path(at time: Double, size: CGSize, changes: [Int: Double] = [:]) -> Path {
    switch phases.phase(at: time) {
    case .numbers(let numbers, var shape):
      var values = numbers.value(at: time).numbers
      for (index, value) in changes where values.indices.contains(index) { values[index] = value }
      shape.kind = shape.kind.replacing(parameters: values)
      return shape.path(in: size)
    case .morph(let plan, let progress, let shape):
      let amount = progress.progress(at: time)
      if amount >= 1, !progress.isAnimating(at: time) { return shape.path(in: size) }
      return plan.path(at: amount)
        .applying(CGAffineTransform(scaleX: size.width, y: size.height))
    }
  }

  /// Whether the shape never changes.
  var isConstant: Bool { phases.phases.count == 1 }

  /// The shape in words at `time`: `polygon 27.3`, `morph to circle 0.42`.
  func summary(at time: Double) -> String {
    switch phases.phase(at: time) {
    case .numbers(let numbers, let shape):
      let values = numbers.value(at: time).numbers
      let words = values.prefix(8).map(\.short).joined(separator: " ")
      return shape.kind.name + (words.isEmpty ? "" : " " + words) + (values.count > 8 ? " …" : "")
    case .morph(_, let progress, let shape):
      let amount = progress.progress(at: time)
      return amount >= 1 ? shape.kind.name : "morph to \(shape.kind.name) at \(amount.short)"
    }
  }

  var settledTime: Double? {
    switch phases.last {
    case .numbers(let numbers, _): numbers.settledTime
    case .morph(_, let progress, _): progress.settledTime
    }
  }
}

extension Path {
  /// The path with `size` brought to the unit square; a side without length stays as it is.
  fileprivate func inUnitSquare(of size: CGSize) -> Path {
    applying(
      CGAffineTransform(
        scaleX: size.width > 0 ? 1 / size.width : 1, y: size.height > 0 ? 1 / size.height : 1))
  }
}

extension ShapeKind {
  /// The kind's key in a preset.
  var name: String {
    switch self {
    case .path: "path"
    case .polygon: "polygon"
    case .star: "star"
    case .circle: "circle"
    case .ellipse: "ellipse"
    case .rectangle: "rectangle"
    case .roundedRectangle: "roundedRectangle"
    case .capsule: "capsule"
    case .line: "line"
    case .quad: "quad"
    case .cubic: "cubic"
    case .curves: "curves"
    case .polyline: "polyline"
    case .blob: "blob"
    case .suit(let suit): "suit " + suit.rawValue
    }
  }
}

extension Double {
  /// At most three decimals, for people.
  var short: String {
    let rounded = (self * 1000).rounded() / 1000
    return rounded == 0 ? "0" : rounded.plain
  }
}
