import SwiftUI

/// Sparks that fly apart from a tap and fade.
struct Fireworks: View {
  @State private var bursts = 0
  @State private var isFlying = false

  var body: some View {
    ZStack {
      Color.black
      ForEach(0..<28, id: \.self) { index in
        Capsule()
          .fill(Color(hue: Double(index) / 28, saturation: 0.7, brightness: 1))
          .frame(width: 4, height: isFlying ? 4 : 14)
          .offset(y: isFlying ? -130 : -8)
          .rotationEffect(.degrees(Double(index) / 28 * 360))
          .opacity(isFlying ? 0 : 1)
      }
      Text(bursts == 0 ? "Light it" : "Again")
        .foregroundColor(.white)
        .onTapGesture {
          isFlying = false
          bursts += 1
          withAnimation(.easeOut(duration: 1.1)) { isFlying = true }
        }
    }
    .frame(width: 300, height: 300)
  }
}

#Preview {
  Fireworks()
    .preferredColorScheme(.dark)
}
