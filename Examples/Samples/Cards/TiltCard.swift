// inbetween: wait 0.3; drag "Tilt" 60,40 0.6; wait 0.7; drag "Tilt" -70,-30 0.6; wait 0.8
import SwiftUI

/// A card that leans towards the finger and lets its glare move with it.
struct TiltCard: View {
  @GestureState private var drag: CGSize = .zero

  var body: some View {
    ZStack {
      RoundedRectangle(cornerRadius: 22)
        .fill(
          LinearGradient(
            colors: [.purple, .blue], startPoint: .topLeading, endPoint: .bottomTrailing))
      Circle()
        .fill(.white.opacity(0.25))
        .frame(width: 90, height: 90)
        .blur(radius: 12)
        .offset(x: drag.width / 2, y: drag.height / 2)
      Text("Tilt")
        .font(.title2.weight(.semibold))
        .foregroundStyle(.white)
    }
    .frame(width: 230, height: 150)
    .clipShape(RoundedRectangle(cornerRadius: 22))
    .rotation3DEffect(.degrees(Double(drag.width) / 6), axis: (x: 0, y: 1, z: 0))
    .rotation3DEffect(.degrees(Double(-drag.height) / 6), axis: (x: 1, y: 0, z: 0))
    .animation(.spring(response: 0.35, dampingFraction: 0.55), value: drag)
    .gesture(
      DragGesture(minimumDistance: 0)
        .updating($drag) { value, state, _ in
          state = value.translation
        }
    )
    .padding(60)
  }
}

struct TiltCard_Previews: PreviewProvider {
  static var previews: some View {
    TiltCard()
  }
}
