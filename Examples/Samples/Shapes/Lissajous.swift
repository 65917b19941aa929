import SwiftUI

/// A curve of two oscillations whose ratio and phase move together.
struct LissajousShape: Shape {
  var phase: CGFloat
  var ratio: CGFloat

  var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { .init(phase, ratio) }
    set { (phase, ratio) = (newValue.first, newValue.second) }
  }

  func path(in rect: CGRect) -> Path {
    var path = Path()
    for step in 0...360 {
      let t = CGFloat(step) * .pi / 180
      let point = CGPoint(
        x: rect.midX + rect.width / 2 * sin(3 * t + phase),
        y: rect.midY + rect.height / 2 * sin(ratio * t))
      step == 0 ? path.move(to: point) : path.addLine(to: point)
    }
    return path
  }
}

struct Lissajous: View {
  @State private var isMoved = false

  var body: some View {
    LissajousShape(phase: isMoved ? .pi : 0, ratio: isMoved ? 4 : 2)
      .stroke(
        LinearGradient(colors: [.cyan, .blue], startPoint: .top, endPoint: .bottom), lineWidth: 3
      )
      .frame(width: 220, height: 220)
      .padding(20)
      .background(Color.black)
      .onAppear {
        withAnimation(Animation.easeInOut(duration: 3).repeatForever()) { isMoved.toggle() }
      }
  }
}

#Preview {
  Lissajous().preferredColorScheme(.dark)
}
