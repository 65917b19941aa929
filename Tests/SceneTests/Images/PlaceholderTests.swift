import Foundation
import Geometry
import Picture
import Testing

@testable import Scene

/// What stands where a film has nothing to show.
@MainActor
@Suite struct PlaceholderTests {
  /// Where the left upper corners of a picture's boxes are, and how large they are.
  private func boxes<V: View>(@ViewBuilder _ view: () -> V) -> [CGRect] {
    Film(view).host.displayList().commands.flatMap(\.boxes)
  }

  @Test func aPictureFromAfarStaysItsPlaceholder() {
    let found = boxes {
      AsyncImage(url: URL(string: "https://example.com/a.png")) { image in
        image.resizable().frame(width: 300, height: 300)
      } placeholder: {
        Rectangle().frame(width: 30, height: 20)
      }
    }
    #expect(found == [CGRect(x: 185, y: 190, width: 30, height: 20)])
    let phase = boxes {
      AsyncImage(url: nil) { phase in
        Rectangle().frame(width: phase.image == nil && phase.error == nil ? 10 : 90, height: 10)
      }
    }
    #expect(phase.map(\.width) == [10])
  }

  @Test func unavailableContentFillsTheRoomWithItsPartsInTheMiddle() {
    let found = boxes {
      ContentUnavailableView {
        Rectangle().frame(width: 100, height: 40)
      } description: {
        Rectangle().frame(width: 60, height: 20)
      } actions: {
        Rectangle().frame(width: 40, height: 20)
      }
    }
    // 40 + 8 + 20 + 16 + 20 = 104 points, from 148 on.
    #expect(
      found == [
        CGRect(x: 150, y: 148, width: 100, height: 40),
        CGRect(x: 170, y: 196, width: 60, height: 20),
        CGRect(x: 180, y: 232, width: 40, height: 20),
      ])
  }

  @Test func scaledLengthsAreThoseOfTheDefaultSize() {
    struct Box: View {
      @ScaledMetric(relativeTo: .title) private var side = 24
      var body: some View { Rectangle().frame(width: side, height: side) }
    }
    #expect(boxes { Box() } == [CGRect(x: 188, y: 188, width: 24, height: 24)])
  }
}
