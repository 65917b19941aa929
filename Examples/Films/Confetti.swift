import SwiftUI

/// Dots that fly to places drawn by lot: the film's lots are the same on every run.
struct Confetti: View {
  private struct Piece: Identifiable {
    let id: Int
    let color: Color
    let place: CGSize
    let delay: Double
  }

  @State private var isThrown = false
  private let pieces: [Piece] = (0..<24).map { number in
    Piece(
      id: number, color: [Color.red, .yellow, .green, .blue, .purple].randomElement() ?? .red,
      place: CGSize(width: .random(in: -130...130), height: .random(in: -130...130)),
      delay: .random(in: 0...0.3))
  }

  var body: some View {
    ZStack {
      ForEach(pieces) { piece in
        Circle()
          .fill(piece.color)
          .frame(width: 16, height: 16)
          .scaleEffect(isThrown ? 1 : 0.2)
          .offset(isThrown ? piece.place : .zero)
          .animation(
            .interpolatingSpring(stiffness: 90, damping: 9).delay(piece.delay), value: isThrown)
      }
      Button(isThrown ? "Again" : "Throw") { isThrown.toggle() }
    }
    .frame(width: 300, height: 300)
  }
}
