// inbetween: wait 0.4; drag "Lisbon" 220,-20 0.4; wait 0.6; drag "Oslo" -220,-30 0.4; wait 0.8
import SwiftUI

struct City: Identifiable {
  let id = UUID()
  let name: String
  let color: Color
}

/// A deck of cards to be swept away left or right.
struct SwipeDeck: View {
  @State private var cities = [
    City(name: "Quito", color: .green), City(name: "Oslo", color: .blue),
    City(name: "Lisbon", color: .red),
  ]

  var body: some View {
    ZStack {
      ForEach(cities) { city in
        SwipeCard(city: city) {
          cities.removeAll { $0.id == city.id }
        }
      }
      if cities.isEmpty {
        Text("All seen").foregroundColor(.secondary)
      }
    }
    .frame(width: 340, height: 320)
  }
}

struct SwipeCard: View {
  let city: City
  let onRemove: () -> Void
  @State private var offset: CGSize = .zero

  var body: some View {
    RoundedRectangle(cornerRadius: 24)
      .fill(city.color.gradient)
      .overlay(
        Text(city.name)
          .font(.largeTitle.bold())
          .foregroundStyle(.white)
      )
      .frame(width: 200, height: 260)
      .offset(offset)
      .rotationEffect(.degrees(Double(offset.width / 15)))
      .gesture(
        DragGesture()
          .onChanged { gesture in
            offset = gesture.translation
          }
          .onEnded { gesture in
            if abs(gesture.translation.width) > 120 {
              withAnimation(.easeOut(duration: 0.3)) {
                offset.width = gesture.translation.width * 3
              }
              DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) {
                onRemove()
              }
            } else {
              withAnimation(.spring()) { offset = .zero }
            }
          }
      )
  }
}

struct SwipeDeck_Previews: PreviewProvider {
  static var previews: some View {
    SwipeDeck()
  }
}
