import SwiftUI

/// A pile of cards that fans out.
struct StackedCards: View {
  @State private var isFanned = false
  let colors: [Color] = [.pink, .orange, .yellow, .mint, .cyan]

  var body: some View {
    ZStack {
      ForEach(Array(colors.enumerated()), id: \.offset) { index, color in
        RoundedRectangle(cornerRadius: 14, style: .continuous)
          .fill(color)
          .frame(width: 110, height: 160)
          .shadow(radius: 4)
          .rotationEffect(
            .degrees(isFanned ? Double(index - 2) * 14 : Double(index) * 2), anchor: .bottom
          )
          .offset(y: isFanned ? 0 : CGFloat(index) * -3)
          .zIndex(Double(index))
          .animation(
            .spring(response: 0.55, dampingFraction: 0.65).delay(Double(index) * 0.05),
            value: isFanned)
      }
    }
    .frame(width: 320, height: 260)
    .contentShape(Rectangle())
    .onTapGesture { isFanned.toggle() }
  }
}

#Preview {
  StackedCards()
}
