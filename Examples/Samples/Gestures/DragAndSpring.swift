// inbetween: wait 0.3; drag "ball" 90,-60 0.5; wait 1.2; drag "ball" -80,50 0.3; wait 1
import SwiftUI

/// A ball on a rubber string: it follows the finger and swings back.
struct DragAndSpring: View {
  @State private var translation = CGSize.zero

  var body: some View {
    ZStack {
      Path { path in
        path.move(to: CGPoint(x: 150, y: 150))
        path.addLine(to: CGPoint(x: 150 + translation.width, y: 150 + translation.height))
      }
      .stroke(Color.gray, style: StrokeStyle(lineWidth: 2, dash: [6]))
      Circle()
        .fill(.red)
        .frame(width: 64, height: 64)
        .offset(translation)
        .accessibilityIdentifier("ball")
        .gesture(
          DragGesture()
            .onChanged { translation = $0.translation }
            .onEnded { _ in
              withAnimation(.interpolatingSpring(stiffness: 200, damping: 8)) {
                translation = .zero
              }
            }
        )
    }
    .frame(width: 300, height: 300)
  }
}

struct DragAndSpring_Previews: PreviewProvider {
  static var previews: some View {
    DragAndSpring()
  }
}
