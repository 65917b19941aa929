import SwiftUI

/// A radar chart whose corners are a vector that adds and scales.
struct RadarValues: VectorArithmetic {
  var values: [Double]

  static var zero: RadarValues { RadarValues(values: []) }

  private static func combine(
    _ left: RadarValues, _ right: RadarValues, _ operation: (Double, Double) -> Double
  ) -> RadarValues {
    let count = max(left.values.count, right.values.count)
    return RadarValues(
      values: (0..<count).map { index in
        operation(
          index < left.values.count ? left.values[index] : 0,
          index < right.values.count ? right.values[index] : 0)
      })
  }

  static func + (left: RadarValues, right: RadarValues) -> RadarValues { combine(left, right, +) }
  static func - (left: RadarValues, right: RadarValues) -> RadarValues { combine(left, right, -) }

  mutating func scale(by factor: Double) {
    values = values.map { $0 * factor }
  }

  var magnitudeSquared: Double {
    values.reduce(0) { $0 + $1 * $1 }
  }
}

struct Radar: Shape {
  var data: RadarValues

  var animatableData: RadarValues {
    get { data }
    set { data = newValue }
  }

  func path(in rect: CGRect) -> Path {
    let center = CGPoint(x: rect.midX, y: rect.midY)
    let points = data.values.enumerated().map { index, value -> CGPoint in
      let angle = Double(index) / Double(data.values.count) * 2 * .pi - .pi / 2
      let radius = value * Double(rect.width) / 2
      return CGPoint(
        x: center.x + CGFloat(cos(angle) * radius), y: center.y + CGFloat(sin(angle) * radius))
    }
    var path = Path()
    path.addLines(points)
    path.closeSubpath()
    return path
  }
}

struct RadarChart: View {
  @State private var isSecond = false
  private let first = RadarValues(values: [0.9, 0.4, 0.7, 0.5, 0.8, 0.3])
  private let second = RadarValues(values: [0.4, 0.9, 0.5, 0.8, 0.4, 0.9])

  var body: some View {
    ZStack {
      ForEach(1..<5) { ring in
        Radar(data: RadarValues(values: Array(repeating: Double(ring) / 4, count: 6)))
          .stroke(Color.gray.opacity(0.4))
      }
      Radar(data: isSecond ? second : first)
        .fill(Color.orange.opacity(0.5))
      Radar(data: isSecond ? second : first)
        .stroke(Color.orange, lineWidth: 3)
    }
    .frame(width: 220, height: 220)
    .padding(24)
    .onTapGesture {
      withAnimation(.easeInOut(duration: 0.9)) { isSecond.toggle() }
    }
  }
}

struct RadarChart_Previews: PreviewProvider {
  static var previews: some View {
    RadarChart()
  }
}
