import SwiftUI

/// A ring whose angular gradient chases its own tail on a dark stage.
struct GradientRing: View {
  @State private var isSpinning = false

  var body: some View {
    Circle()
      .strokeBorder(
        AngularGradient(
          gradient: Gradient(colors: [.clear, .purple, .pink]), center: .center,
          startAngle: .degrees(0), endAngle: .degrees(360)),
        lineWidth: 18
      )
      .frame(width: 140, height: 140)
      .rotationEffect(Angle(degrees: isSpinning ? 360 : 0))
      .animation(.linear(duration: 1.2).repeatForever(autoreverses: false), value: isSpinning)
      .padding(40)
      .onAppear { isSpinning = true }
  }
}

struct GradientRing_Previews: PreviewProvider {
  static var previews: some View {
    GradientRing()
      .preferredColorScheme(.dark)
  }
}
