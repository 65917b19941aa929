import SwiftUI

/// A wave whose phase is its animatable data.
struct Wave: Shape {
  var phase: Double
  var strength: Double = 18
  var frequency: Double = 2

  var animatableData: Double {
    get { phase }
    set { phase = newValue }
  }

  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: 0, y: rect.midY))
    for x in stride(from: 0, through: rect.width, by: 2) {
      let angle = Double(x / rect.width) * frequency * 2 * .pi + phase
      path.addLine(to: CGPoint(x: x, y: rect.midY + CGFloat(sin(angle) * strength)))
    }
    return path
  }
}

struct SineWaves: View {
  @State private var phase = 0.0

  var body: some View {
    ZStack {
      ForEach(0..<5) { index in
        Wave(phase: phase, strength: 34 - Double(index) * 6)
          .stroke(Color.white.opacity(1 - Double(index) * 0.18), lineWidth: 4)
          .offset(y: CGFloat(index) * 10)
      }
    }
    .frame(width: 320, height: 180)
    .background(Color.blue)
    .onAppear {
      withAnimation(.linear(duration: 1).repeatForever(autoreverses: false)) {
        phase = .pi * 2
      }
    }
  }
}

struct SineWaves_Previews: PreviewProvider {
  static var previews: some View {
    SineWaves()
  }
}
