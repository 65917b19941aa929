import Motion
import Picture

/// A paint that moves: its colours in the film's mixing space and its places, as numbers.
///
/// Two paints of the same make interpolate; otherwise the change is a jump.
struct PaintAttribute {
  private var color = Attribute<ColorVector>()
  private var numbers = Attribute<NumberVector>()
  private var model: _StylePaint?
  private var interpolation = ColorInterpolation.oklab

  mutating func update(_ paint: _StylePaint, transaction: Transaction, in space: ColorInterpolation)
  {
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

  /// Whether the target is nothing at all, which no touch meets.
  var isClear: Bool { if case .color(let color)? = model { color.opacity == 0 } else { false } }

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
