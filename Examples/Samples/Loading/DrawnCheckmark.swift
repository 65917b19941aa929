import SwiftUI

struct Checkmark: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.minX, y: rect.midY))
    path.addLine(to: CGPoint(x: rect.width * 0.38, y: rect.maxY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
    return path
  }
}

/// A button that closes its ring and then draws its checkmark.
struct DrawnCheckmark: View {
  @State private var isDone = false

  var body: some View {
    VStack(spacing: 30) {
      ZStack {
        Circle()
          .trim(from: 0, to: isDone ? 1 : 0)
          .stroke(.green, style: StrokeStyle(lineWidth: 8, lineCap: .round))
          .rotationEffect(.degrees(-90))
          .animation(.easeIn(duration: 0.6), value: isDone)
        Checkmark()
          .trim(from: 0, to: isDone ? 1 : 0)
          .stroke(.green, style: StrokeStyle(lineWidth: 10, lineCap: .round, lineJoin: .round))
          .frame(width: 56, height: 40)
          .animation(
            .spring(response: 0.4, dampingFraction: 0.6).delay(isDone ? 0.5 : 0), value: isDone)
      }
      .frame(width: 120, height: 120)
      Button(isDone ? "Reset" : "Finish") {
        isDone.toggle()
      }
      .buttonStyle(.borderedProminent)
      .tint(.green)
    }
    .padding(40)
  }
}

#Preview {
  DrawnCheckmark()
}
