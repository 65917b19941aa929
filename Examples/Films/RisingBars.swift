import SwiftUI

/// Bars that grow one after the other, each on a spring of its own.
struct RisingBars: View {
  @State private var heights: [CGFloat] = Array(repeating: 12, count: 7)
  private let colors: [Color] = [.red, .orange, .yellow, .green, .teal, .blue, .purple]

  var body: some View {
    VStack(spacing: 20) {
      HStack(alignment: .bottom, spacing: 10) {
        ForEach(0..<7) { bar in
          Rectangle()
            .fill(colors[bar])
            .frame(width: 22, height: heights[bar])
            .cornerRadius(5)
            .animation(
              .spring(response: 0.5, dampingFraction: 0.55).delay(Double(bar) * 0.06),
              value: heights)
        }
      }
      .frame(height: 170, alignment: .bottom)
      Button("Measure") { heights = heights.map { _ in CGFloat.random(in: 20...165) } }
    }
  }
}
