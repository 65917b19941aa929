import SwiftUI

/// A gauge whose needle overshoots and comes to rest.
struct NeedleGauge: View {
  @State private var speed: Double = 0

  var body: some View {
    VStack(spacing: 4) {
      ZStack {
        Circle()
          .trim(from: 0, to: 0.5)
          .stroke(
            AngularGradient(
              colors: [.green, .yellow, .red], center: .center, startAngle: .zero,
              endAngle: .degrees(180)),
            lineWidth: 24
          )
          .rotationEffect(.degrees(180))
          .padding(12)
        Capsule()
          .fill(.primary)
          .frame(width: 6, height: 80)
          .offset(y: -34)
          .rotationEffect(.degrees(-90 + speed * 1.8))
          .animation(.interpolatingSpring(mass: 1, stiffness: 60, damping: 6), value: speed)
        Circle().fill(.primary).frame(width: 18, height: 18)
      }
      .frame(width: 200, height: 200)
      .frame(height: 130, alignment: .top)
      .clipped()
      Button("Accelerate") { speed = speed > 70 ? 10 : speed + 40 }
    }
    .padding(24)
  }
}

#Preview {
  NeedleGauge()
}
