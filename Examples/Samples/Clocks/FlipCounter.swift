import SwiftUI

/// A digit that falls over like a leaf of a station's board.
struct FlipCounter: View {
  @State private var value = 3
  @State private var angle: Double = 0
  let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

  var body: some View {
    Text("\(value)")
      .font(.system(size: 80, weight: .heavy, design: .monospaced))
      .foregroundColor(.white)
      .frame(width: 110, height: 130)
      .background(RoundedRectangle(cornerRadius: 12).fill(Color.black))
      .rotation3DEffect(.degrees(angle), axis: (x: 1, y: 0, z: 0), perspective: 0.6)
      .padding(40)
      .onReceive(timer) { _ in
        withAnimation(.easeIn(duration: 0.2)) { angle = -90 }
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) {
          value = (value + 1) % 10
          angle = 90
          withAnimation(.easeOut(duration: 0.2)) { angle = 0 }
        }
      }
  }
}

#Preview {
  FlipCounter()
}
