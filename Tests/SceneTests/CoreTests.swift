import Foundation
import Motion
import Picture
import Testing

@testable import Scene

@MainActor
@Suite struct CoreTests {
  @Test func aCircleIsDrawnInTheMiddleOfTheStage() {
    let film = Film { Circle().fill(Color.red).frame(width: 100, height: 100) }
    #expect(film.boxes(at: 0) == [CGRect(x: 150, y: 150, width: 100, height: 100)])
    #expect(film.colors(at: 0) == [RGBA(rgb: 0xFF3B30)])
  }

  @Test func stateChangedInsideWithAnimationMoves() {
    struct Mover: View {
      @State var x: CGFloat = 0
      var body: some View {
        Rectangle().fill(Color.blue).frame(width: 10, height: 10).offset(x: x)
          .onAppear { withAnimation(.linear(duration: 1)) { x = 100 } }
      }
    }
    let film = Film { Mover() }
    #expect(film.boxes(at: 0).map(\.minX) == [195])
    #expect(film.boxes(at: 0.25).map(\.minX) == [220])
    #expect(film.boxes(at: 1).map(\.minX) == [295])
    #expect(film.boxes(at: 2).map(\.minX) == [295])
  }
}
