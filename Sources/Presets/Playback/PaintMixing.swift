import Foundation
import Picture

extension PaintModel {
  /// The paints that show on the way from this paint to `other`, lowest first.
  ///
  /// Colours mix; gradients of one geometry mix stop by stop, and a colour counts as a gradient of
  /// one colour; `none` lets the other fade. Different geometries lie over each other.
  func mixed(
    with other: PaintModel, by progress: Double, in space: ColorInterpolation
  ) -> [PaintModel] {
    if progress <= 0 || self == other { return [self] }
    if progress >= 1 { return [other] }
    switch (self, other) {
    case (.none, _): return [other.faded(by: progress)]
    case (_, .none): return [faded(by: 1 - progress)]
    case (.color(let a), .color(let b)):
      return [.color(a.mixed(with: b, by: progress, in: space))]
    case (.color(let color), .gradient(let gradient)):
      return PaintModel.gradient(gradient.covered(with: color))
        .mixed(with: other, by: progress, in: space)
    case (.gradient(let gradient), .color(let color)):
      return mixed(with: .gradient(gradient.covered(with: color)), by: progress, in: space)
    case (.gradient(let a), .gradient(let b)):
      guard let geometry = a.geometry.mixed(with: b.geometry, by: progress) else {
        return [self, other.faded(by: progress)]
      }
      let gradient = a.gradient.mixed(with: b.gradient, by: progress, in: space)
      return [.gradient(GradientModel(geometry: geometry, gradient: gradient))]
    }
  }

  /// The paint with its opacity multiplied.
  func faded(by factor: Double) -> PaintModel {
    switch self {
    case .none: return .none
    case .color(var color):
      color.opacity *= factor
      return .color(color)
    case .gradient(var model):
      model.gradient = model.gradient.faded(by: factor)
      return .gradient(model)
    }
  }

  /// Whether nothing shows.
  var isClear: Bool {
    switch self {
    case .none: true
    case .color(let color): color.opacity <= 0
    case .gradient(let model): model.gradient.stops.allSatisfy { $0.color.opacity <= 0 }
    }
  }

  /// The paint of a box of `size`, or `nil` when nothing shows.
  func paint(in size: CGSize) -> Paint? {
    guard !isClear else { return nil }
    switch self {
    case .none: return nil
    case .color(let color): return .color(color)
    case .gradient(let model):
      func place(_ point: CGPoint) -> CGPoint {
        CGPoint(x: point.x * size.width, y: point.y * size.height)
      }
      switch model.geometry {
      case .linear(let from, let to):
        return .linear(model.gradient, start: place(from), end: place(to))
      case .radial(let center, let radius):
        let side = Double(min(size.width, size.height))
        return .radial(
          model.gradient, center: place(center), startRadius: 0, endRadius: radius * side)
      case .angular(let center, let angle):
        let start = angle * .pi / 180
        return .angular(model.gradient, center: place(center), start: start, end: start + 2 * .pi)
      }
    }
  }
}

extension GradientModel {
  /// The same geometry in one colour.
  fileprivate func covered(with color: RGBA) -> GradientModel {
    var copy = self
    for index in copy.gradient.stops.indices { copy.gradient.stops[index].color = color }
    return copy
  }
}

extension GradientModel.Geometry {
  /// The geometry on the way to another of its kind; `nil` for another kind.
  fileprivate func mixed(with other: Self, by progress: Double) -> Self? {
    func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * progress }
    func mix(_ a: CGPoint, _ b: CGPoint) -> CGPoint {
      CGPoint(x: mix(Double(a.x), Double(b.x)), y: mix(Double(a.y), Double(b.y)))
    }
    switch (self, other) {
    case (.linear(let a, let b), .linear(let c, let d)):
      return .linear(from: mix(a, c), to: mix(b, d))
    case (.radial(let a, let b), .radial(let c, let d)):
      return .radial(center: mix(a, c), radius: mix(b, d))
    case (.angular(let a, let b), .angular(let c, let d)):
      return .angular(center: mix(a, c), angle: mix(b, d))
    default: return nil
    }
  }
}
