import SwiftUI

/// A card with two faces: a tap turns it over in perspective, the face changes half way.
struct FlipCard: View {
  @State private var isFlipped = false

  var body: some View {
    ZStack {
      CardFace(title: "Question", color: .orange)
        .opacity(isFlipped ? 0 : 1)
        .animation(.linear(duration: 0.01).delay(0.25), value: isFlipped)
      CardFace(title: "Answer", color: .teal)
        .rotation3DEffect(.degrees(180), axis: (x: 0, y: 1, z: 0))
        .opacity(isFlipped ? 1 : 0)
        .animation(.linear(duration: 0.01).delay(0.25), value: isFlipped)
    }
    .rotation3DEffect(.degrees(isFlipped ? 180 : 0), axis: (x: 0, y: 1, z: 0), perspective: 0.5)
    .onTapGesture {
      withAnimation(.easeInOut(duration: 0.5)) {
        isFlipped.toggle()
      }
    }
    .padding(40)
  }
}

struct CardFace: View {
  let title: String
  let color: Color

  var body: some View {
    Text(title)
      .font(.title)
      .bold()
      .foregroundColor(.white)
      .frame(width: 220, height: 140)
      .background(color)
      .cornerRadius(20)
      .shadow(radius: 8)
  }
}

struct FlipCard_Previews: PreviewProvider {
  static var previews: some View {
    FlipCard()
  }
}
