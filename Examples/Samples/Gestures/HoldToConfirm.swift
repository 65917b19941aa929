// inbetween: wait 0.3; press "Hold to delete" 1.4; wait 1
import SwiftUI

/// A button that fills while it is held and acts when it is full.
struct HoldToConfirm: View {
  @GestureState private var isPressing = false
  @State private var isDone = false

  var body: some View {
    Text(isDone ? "Deleted" : "Hold to delete")
      .fontWeight(.semibold)
      .foregroundColor(.white)
      .frame(width: 220, height: 54)
      .background(alignment: .leading) {
        ZStack(alignment: .leading) {
          Color.gray
          Color.red.frame(width: isDone || isPressing ? 220 : 0)
        }
      }
      .clipShape(Capsule())
      .scaleEffect(isPressing ? 0.95 : 1)
      .animation(.linear(duration: isPressing ? 1 : 0.2), value: isPressing)
      .gesture(
        LongPressGesture(minimumDuration: 1)
          .updating($isPressing) { value, state, _ in state = value }
          .onEnded { _ in isDone = true }
      )
      .padding(50)
  }
}

struct HoldToConfirm_Previews: PreviewProvider {
  static var previews: some View {
    HoldToConfirm()
  }
}
