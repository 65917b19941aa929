import SwiftUI

/// The line of a heart monitor, drawn by one end of a trim and erased by the other.
struct Heartbeat: View {
  @State private var head: CGFloat = 0
  @State private var tail: CGFloat = 0

  var body: some View {
    Path { path in
      path.move(to: CGPoint(x: 0, y: 60))
      path.addLine(to: CGPoint(x: 80, y: 60))
      path.addQuadCurve(to: CGPoint(x: 110, y: 60), control: CGPoint(x: 95, y: 40))
      path.addLine(to: CGPoint(x: 125, y: 75))
      path.addLine(to: CGPoint(x: 145, y: 8))
      path.addLine(to: CGPoint(x: 165, y: 105))
      path.addLine(to: CGPoint(x: 178, y: 60))
      path.addCurve(
        to: CGPoint(x: 300, y: 60), control1: CGPoint(x: 215, y: 20),
        control2: CGPoint(x: 220, y: 60))
    }
    .trim(from: tail, to: head)
    .stroke(Color.green, style: StrokeStyle(lineWidth: 4, lineCap: .round, lineJoin: .round))
    .shadow(color: .green, radius: 6)
    .frame(width: 300, height: 120)
    .padding()
    .background(Color.black)
    .onAppear {
      withAnimation(.easeIn(duration: 1.2)) { head = 1 }
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.6) {
        withAnimation(.easeOut(duration: 1.2)) { tail = 1 }
      }
    }
  }
}

#Preview {
  Heartbeat()
}
