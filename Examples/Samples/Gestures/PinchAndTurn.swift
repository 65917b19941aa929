// inbetween: wait 0.3; pinch "photo" 1.6 0.7; wait 0.4; rotate "photo" 50 0.7; wait 0.8
import SwiftUI

/// A picture that two fingers enlarge and turn.
struct PinchAndTurn: View {
  @State private var scale: CGFloat = 1
  @State private var angle = Angle.zero

  var body: some View {
    RoundedRectangle(cornerRadius: 12)
      .fill(LinearGradient(colors: [.green, .blue], startPoint: .top, endPoint: .bottom))
      .overlay(Image(systemName: "photo").font(.largeTitle).foregroundColor(.white))
      .frame(width: 140, height: 110)
      .scaleEffect(scale)
      .rotationEffect(angle)
      .accessibilityIdentifier("photo")
      .gesture(
        MagnificationGesture()
          .onChanged { scale = $0 }
          .onEnded { _ in withAnimation(.spring()) { scale = 1 } }
          .simultaneously(
            with: RotationGesture()
              .onChanged { angle = $0 }
              .onEnded { _ in withAnimation(.spring()) { angle = .zero } })
      )
      .frame(width: 300, height: 280)
  }
}

#Preview {
  PinchAndTurn()
}
