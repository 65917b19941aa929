import SwiftUI

struct PieSlice: Shape {
  var start: Angle
  var end: Angle

  var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(start.degrees, end.degrees) }
    set {
      start = .degrees(newValue.first)
      end = .degrees(newValue.second)
    }
  }

  func path(in rect: CGRect) -> Path {
    let center = CGPoint(x: rect.midX, y: rect.midY)
    return Path { path in
      path.move(to: center)
      path.addArc(
        center: center, radius: rect.width / 2, startAngle: start, endAngle: end, clockwise: false)
      path.closeSubpath()
    }
  }
}

/// A pie whose slices open from noon and can be redrawn with other shares.
struct PieReveal: View {
  @State private var shares: [Double] = [0, 0, 0]
  private let colors: [Color] = [.teal, .pink, .yellow]

  private func angle(before index: Int) -> Angle {
    .degrees(shares.prefix(index).reduce(0, +) * 360 - 90)
  }

  var body: some View {
    VStack {
      ZStack {
        ForEach(0..<3, id: \.self) { index in
          PieSlice(start: angle(before: index), end: angle(before: index + 1))
            .fill(colors[index])
        }
      }
      .frame(width: 180, height: 180)
      Button("Change") {
        withAnimation(.spring(duration: 0.8)) { shares = [0.2, 0.3, 0.5] }
      }
    }
    .padding(24)
    .onAppear {
      withAnimation(.easeOut(duration: 1)) { shares = [0.5, 0.3, 0.2] }
    }
  }
}

struct PieReveal_Previews: PreviewProvider {
  static var previews: some View {
    PieReveal()
  }
}
