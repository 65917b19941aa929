import SwiftUI

/// A card that follows the finger, tilts with it, and springs back unless it is thrown far enough.
struct Card: View {
  @State private var offset = CGSize.zero
  @State private var thrown = 0

  var body: some View {
    ZStack {
      RoundedRectangle(cornerRadius: 18)
        .fill(thrown.isMultiple(of: 2) ? Color.pink : Color.mint)
        .shadow(color: .black.opacity(0.3), radius: 8, y: 4)
      Text("Card").font(.title).foregroundColor(.white)
    }
    .frame(width: 150, height: 200)
    .rotationEffect(.degrees(Double(offset.width) / 12))
    .offset(offset)
    .gesture(
      DragGesture()
        .onChanged { offset = $0.translation }
        .onEnded { drag in
          withAnimation(.spring(response: 0.45, dampingFraction: 0.6)) {
            if abs(drag.translation.width) > 120 { thrown += 1 }
            offset = .zero
          }
        })
  }
}

/// Two drags: one too short, one far enough.
struct CardThrow: Film {
  var stage: FilmStage { FilmStage(width: 420, height: 300, background: Color(white: 0.95)) }

  var script: FilmScript {
    [
      .wait(0.4), .drag("Card", by: CGSize(width: 70, height: 20), for: 0.5), .settle, .wait(0.2),
      .drag(
        "Card", along: [CGSize(width: -40, height: 0), CGSize(width: 150, height: -20)], for: 0.7),
      .settle, .wait(0.5),
    ]
  }

  var body: some View { Card() }
}
