import SwiftUI

/// Three bars that fold into a cross.
struct HamburgerToCross: View {
  @State private var isCross = false

  var body: some View {
    VStack(spacing: 12) {
      bar
        .rotationEffect(.degrees(isCross ? 45 : 0))
        .offset(y: isCross ? 20 : 0)
      bar
        .scaleEffect(x: isCross ? 0 : 1, y: 1)
        .opacity(isCross ? 0 : 1)
      bar
        .rotationEffect(.degrees(isCross ? -45 : 0))
        .offset(y: isCross ? -20 : 0)
    }
    .padding(40)
    .contentShape(Rectangle())
    .onTapGesture {
      withAnimation(.bouncy(duration: 0.6)) {
        isCross.toggle()
      }
    }
  }

  private var bar: some View {
    Capsule()
      .fill(isCross ? Color.red : Color.primary)
      .frame(width: 70, height: 8)
  }
}

#Preview {
  HamburgerToCross()
}
