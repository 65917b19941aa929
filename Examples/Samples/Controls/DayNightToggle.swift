import SwiftUI

/// A switch whose knob is the sun by day and the moon by night.
struct DayNightToggle: View {
  @State private var isNight = false

  var body: some View {
    ZStack(alignment: isNight ? .trailing : .leading) {
      Capsule()
        .fill(
          isNight ? Color(red: 0.12, green: 0.14, blue: 0.3) : Color(red: 0.5, green: 0.8, blue: 1)
        )
        .frame(width: 140, height: 64)
      Circle()
        .fill(isNight ? Color(white: 0.9) : .yellow)
        .overlay {
          Circle()
            .fill(Color(red: 0.12, green: 0.14, blue: 0.3))
            .scaleEffect(isNight ? 0.9 : 0)
            .offset(x: isNight ? -14 : -40, y: -6)
        }
        .clipShape(Circle())
        .frame(width: 52, height: 52)
        .padding(6)
    }
    .animation(.spring(response: 0.5, dampingFraction: 0.7), value: isNight)
    .onTapGesture { isNight.toggle() }
    .padding(40)
  }
}

struct DayNightToggle_Previews: PreviewProvider {
  static var previews: some View {
    DayNightToggle()
  }
}
