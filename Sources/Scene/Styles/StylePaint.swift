public import Foundation
import Geometry
public import Motion
public import Picture

/// A style in one environment: what is drawn, in fractions of the rectangle that it fills.
public enum _StylePaint: Hashable, Sendable {
  case color(RGBA)
  case linear(RGBAGradient, UnitPoint, UnitPoint)
  case radial(RGBAGradient, UnitPoint, CGFloat, CGFloat)
  case elliptical(RGBAGradient, UnitPoint, CGFloat, CGFloat)
  case angular(RGBAGradient, UnitPoint, Double, Double)

  /// The paint with its opacity multiplied.
  func faded(by opacity: Double) -> _StylePaint {
    switch self {
    case .color(let color): .color(color.faded(by: opacity))
    case .linear(let gradient, let start, let end):
      .linear(gradient.faded(by: opacity), start, end)
    case .radial(let gradient, let center, let start, let end):
      .radial(gradient.faded(by: opacity), center, start, end)
    case .elliptical(let gradient, let center, let start, let end):
      .elliptical(gradient.faded(by: opacity), center, start, end)
    case .angular(let gradient, let center, let start, let end):
      .angular(gradient.faded(by: opacity), center, start, end)
    }
  }

  /// The paint of `rect`, and the map that its space must go through before the command's own.
  ///
  /// Only an elliptical gradient needs one: it is a radial gradient of a unit circle.
  func paint(in rect: CGRect) -> (paint: Paint, space: CGAffineTransform?) {
    func point(_ unit: UnitPoint) -> CGPoint {
      CGPoint(x: rect.minX + unit.x * rect.width, y: rect.minY + unit.y * rect.height)
    }
    switch self {
    case .color(let color): return (.color(color), nil)
    case .linear(let gradient, let start, let end):
      return (.linear(gradient, start: point(start), end: point(end)), nil)
    case .radial(let gradient, let center, let start, let end):
      return (
        .radial(gradient, center: point(center), startRadius: start, endRadius: end), nil
      )
    case .angular(let gradient, let center, let start, let end):
      return (.angular(gradient, center: point(center), start: start, end: end), nil)
    case .elliptical(let gradient, let center, let start, let end):
      let middle = point(center)
      let space = CGAffineTransform(
        a: max(rect.width, .leastNonzeroMagnitude), b: 0, c: 0,
        d: max(rect.height, .leastNonzeroMagnitude), tx: middle.x, ty: middle.y)
      return (
        .radial(gradient, center: .zero, startRadius: start, endRadius: end), space
      )
    }
  }
}

/// A paint that moves: its colours in the film's mixing space and its places, as numbers.
///
/// Two paints of the same make interpolate; otherwise the change is a jump.
struct PaintAttribute {
  private var color = Attribute<ColorVector>()
  private var numbers = Attribute<NumberVector>()
  private var model: _StylePaint?
  private var interpolation = ColorInterpolation.oklab

  mutating func update(_ paint: _StylePaint, transaction: Transaction, in space: ColorInterpolation) {
    interpolation = space
    defer { model = paint }
    if case .color(let target) = paint {
      numbers = Attribute()
      if case .color(let last)? = model, color.isAtRest {
        // What comes from or goes to nothing keeps its hue.
        let (start, end) = RGBA.matched(last, target)
        if start != last { color.reset(to: ColorVector(start, in: space)) }
        color.update(ColorVector(end, in: space), transaction: transaction)
      } else {
        if case .color? = model {} else { color = Attribute() }
        color.update(ColorVector(target, in: space), transaction: transaction)
      }
      return
    }
    color = Attribute()
    let vector = NumberVector(paint.numbers(in: space))
    if let model, model.isInterpolable(with: paint) {
      numbers.update(vector, transaction: transaction)
    } else {
      numbers = Attribute()
      numbers.update(vector, transaction: Transaction())
    }
  }

  mutating func presented(at time: Double, _ motion: inout MotionReport) -> _StylePaint {
    guard let model else { return .color(.clear) }
    if case .color = model {
      if color.isAtRest { return model }
      return .color(color.presented(at: time, &motion).color(in: interpolation))
    }
    if numbers.isAtRest { return model }
    return model.with(numbers.presented(at: time, &motion).values, in: interpolation)
  }
}

extension _StylePaint {
  /// The gradient of a paint that has one.
  private var gradient: RGBAGradient? {
    switch self {
    case .color: nil
    case .linear(let gradient, _, _), .radial(let gradient, _, _, _),
      .elliptical(let gradient, _, _, _), .angular(let gradient, _, _, _):
      gradient
    }
  }

  /// Whether a change from this paint to `other` has in-betweens.
  func isInterpolable(with other: _StylePaint) -> Bool {
    let isSameKind =
      switch (self, other) {
      case (.color, .color), (.linear, .linear), (.radial, .radial), (.elliptical, .elliptical),
        (.angular, .angular):
        true
      default: false
      }
    return isSameKind && gradient?.stops.count == other.gradient?.stops.count
  }

  /// All numbers of a gradient: those of each stop, then those of its places.
  func numbers(in space: ColorInterpolation) -> [Double] {
    var numbers: [Double] = []
    for stop in gradient?.stops ?? [] {
      let color = ColorVector(stop.color, in: space).components
      numbers += [color.x, color.y, color.z, color.w, stop.location]
    }
    switch self {
    case .color: break
    case .linear(_, let start, let end): numbers += [start.x, start.y, end.x, end.y]
    case .radial(_, let center, let start, let end),
      .elliptical(_, let center, let start, let end):
      numbers += [center.x, center.y, start, end]
    case .angular(_, let center, let start, let end):
      numbers += [center.x, center.y, start, end]
    }
    return numbers
  }

  /// This paint with all its numbers replaced; itself when their count does not fit.
  func with(_ numbers: [Double], in space: ColorInterpolation) -> _StylePaint {
    guard var gradient, numbers.count == gradient.stops.count * 5 + 4 else { return self }
    for index in gradient.stops.indices {
      let n = numbers[(index * 5)...].prefix(5)
      let i = n.startIndex
      gradient.stops[index] = .init(
        color: ColorVector(components: SIMD4(n[i], n[i + 1], n[i + 2], n[i + 3])).color(in: space),
        location: n[i + 4])
    }
    let n = Array(numbers.suffix(4))
    let point = UnitPoint(x: n[0], y: n[1])
    switch self {
    case .color: return self
    case .linear: return .linear(gradient, point, UnitPoint(x: n[2], y: n[3]))
    case .radial: return .radial(gradient, point, n[2], n[3])
    case .elliptical: return .elliptical(gradient, point, n[2], n[3])
    case .angular: return .angular(gradient, point, n[2], n[3])
    }
  }
}

/// Any count of numbers as a vector; vectors of different lengths combine as if padded with zeros.
struct NumberVector: VectorArithmetic, Sendable {
  var values: [Double]

  init(_ values: [Double]) { self.values = values }

  static var zero: NumberVector { NumberVector([]) }
  static func + (a: NumberVector, b: NumberVector) -> NumberVector { combined(a, b, +) }
  static func - (a: NumberVector, b: NumberVector) -> NumberVector { combined(a, b, -) }
  mutating func scale(by factor: Double) {
    for index in values.indices { values[index] *= factor }
  }
  var magnitudeSquared: Double { values.reduce(0) { $0 + $1 * $1 } }

  private static func combined(
    _ a: NumberVector, _ b: NumberVector, _ operation: (Double, Double) -> Double
  ) -> NumberVector {
    NumberVector(
      (0..<max(a.values.count, b.values.count)).map {
        operation(
          $0 < a.values.count ? a.values[$0] : 0, $0 < b.values.count ? b.values[$0] : 0)
      })
  }
}
