import Foundation
import Testing

@testable import Scene

@MainActor
@Suite struct NavigationSplitViewTests {
  @Test(arguments: zip([800.0, 500], [[320, 479.5], [500.0]]))
  func theColumnsOfASplitViewStandBesideEachOtherWhereThereIsRoom(
    width: Double, columns: [Double]
  ) {
    let film = Film(width: width) {
      NavigationSplitView {
        Color.red
      } detail: {
        Color.blue
      }
    }
    // Each column has a page with a background, and the colour on it.
    let boxes = film.boxes(at: 0).filter { $0.height > 300 && $0.width > 1 }
    #expect(boxes.map { Double($0.width) } == columns.flatMap { [$0, $0] })
  }
}
