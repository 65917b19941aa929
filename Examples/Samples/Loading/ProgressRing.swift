import SwiftUI

/// A ring that follows a value in steps, with the value counted in its middle.
struct ProgressRing: View {
  @State private var progress: CGFloat = 0.1

  var body: some View {
    VStack(spacing: 24) {
      ZStack {
        Circle()
          .stroke(lineWidth: 20)
          .foregroundColor(.gray)
          .opacity(0.2)
        Circle()
          .trim(from: 0, to: progress)
          .stroke(
            LinearGradient(colors: [.blue, .purple], startPoint: .top, endPoint: .bottom),
            style: StrokeStyle(lineWidth: 20, lineCap: .round, lineJoin: .round)
          )
          .rotationEffect(.degrees(-90))
        Text("\(Int(progress * 100)) %")
          .font(.system(size: 34, weight: .bold, design: .rounded))
          .monospacedDigit()
          .contentTransition(.numericText())
      }
      .frame(width: 160, height: 160)
      Button("More") {
        withAnimation(.easeInOut(duration: 0.8)) {
          progress = progress > 0.9 ? 0.1 : min(progress + 0.3, 1)
        }
      }
    }
    .padding(32)
  }
}

struct ProgressRing_Previews: PreviewProvider {
  static var previews: some View {
    ProgressRing()
  }
}
