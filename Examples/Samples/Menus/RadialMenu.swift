import SwiftUI

/// A button that throws its actions out on an arc.
struct RadialMenu: View {
  @State private var isOpen = false
  private let icons = ["camera", "photo", "mic", "link"]

  var body: some View {
    ZStack {
      ForEach(icons.indices, id: \.self) { index in
        let angle = Angle.degrees(180 + Double(index) * 30)
        Image(systemName: icons[index])
          .font(.title3)
          .foregroundColor(.white)
          .frame(width: 44, height: 44)
          .background(Circle().fill(Color.accentColor))
          .offset(
            x: isOpen ? cos(angle.radians) * 110 : 0,
            y: isOpen ? sin(angle.radians) * 110 : 0
          )
          .scaleEffect(isOpen ? 1 : 0.3)
          .opacity(isOpen ? 1 : 0)
          .animation(
            .interpolatingSpring(stiffness: 180, damping: 14).delay(Double(index) * 0.04),
            value: isOpen)
      }
      Button {
        isOpen.toggle()
      } label: {
        Image(systemName: "plus")
          .font(.title.bold())
          .foregroundColor(.white)
          .rotationEffect(.degrees(isOpen ? 135 : 0))
          .frame(width: 64, height: 64)
          .background(Circle().fill(isOpen ? Color.red : Color.accentColor))
          .animation(.spring(), value: isOpen)
      }
    }
    .offset(x: 70, y: 60)
    .frame(width: 280, height: 260)
  }
}

struct RadialMenu_Previews: PreviewProvider {
  static var previews: some View {
    RadialMenu()
  }
}
