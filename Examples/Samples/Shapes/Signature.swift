import SwiftUI

/// A line written by a pen that follows its end.
struct Signature: View {
  @State private var end: CGFloat = 0

  private var line: Path {
    Path { path in
      path.move(to: CGPoint(x: 10, y: 80))
      path.addCurve(
        to: CGPoint(x: 90, y: 40), control1: CGPoint(x: 20, y: -40),
        control2: CGPoint(x: 80, y: -20))
      path.addCurve(
        to: CGPoint(x: 150, y: 70), control1: CGPoint(x: 95, y: 110),
        control2: CGPoint(x: 120, y: 120))
      path.addCurve(
        to: CGPoint(x: 250, y: 50), control1: CGPoint(x: 180, y: 10),
        control2: CGPoint(x: 210, y: 120))
    }
  }

  var body: some View {
    line
      .trimmedPath(from: 0, to: 1)
      .trim(from: 0, to: end)
      .stroke(.indigo, style: StrokeStyle(lineWidth: 5, lineCap: .round))
      .frame(width: 260, height: 120)
      .padding(24)
      .onAppear {
        withAnimation(.easeInOut(duration: 2.5)) { end = 1 }
      }
  }
}

struct Signature_Previews: PreviewProvider {
  static var previews: some View {
    Signature()
  }
}
