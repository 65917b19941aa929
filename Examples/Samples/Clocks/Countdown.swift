import SwiftUI

/// Three, two, one, go: each number swells and fades.
struct Countdown: View {
  @State private var count = 3

  var body: some View {
    ZStack {
      LinearGradient(
        gradient: Gradient(colors: [.orange, .red]), startPoint: .topLeading,
        endPoint: .bottomTrailing
      )
      .edgesIgnoringSafeArea(.all)
      Text(count > 0 ? "\(count)" : "Go!")
        .font(.system(size: 96, weight: .black, design: .rounded))
        .foregroundColor(.white)
        .id(count)
        .transition(
          .asymmetric(insertion: .scale(scale: 2.5).combined(with: .opacity), removal: .opacity))
    }
    .frame(width: 260, height: 260)
    .task {
      while count > 0 {
        try? await Task.sleep(nanoseconds: 900_000_000)
        withAnimation(.easeOut(duration: 0.4)) { count -= 1 }
      }
    }
  }
}

struct Countdown_Previews: PreviewProvider {
  static var previews: some View {
    Countdown()
  }
}
