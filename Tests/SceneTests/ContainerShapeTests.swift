import Foundation
import Geometry
import Picture
import Testing

@testable import Scene

@MainActor
@Suite struct ContainerShapeTests {
  private func paths(_ film: Film) -> [Path] {
    film.picture(at: 0).commands.compactMap {
      if case .fill(let path, _, _, _) = $0 { path } else { nil }
    }
  }

  @Test func cornersAreConcentricWithTheContainers() throws {
    let film = Film {
      ContainerRelativeShape().fill(.red).padding(10).frame(width: 200, height: 100)
        .containerShape(RoundedRectangle(cornerRadius: 24, style: .circular))
    }
    let path = try #require(paths(film).first)
    let expected = Path(
      roundedRect: CGRect(x: 0, y: 0, width: 180, height: 80), cornerRadius: 14, style: .circular)
    #expect(path.boundingRect == expected.boundingRect)
    // Three points inside of the rounded corner's place: outside of a square's only.
    #expect(!path.contains(CGPoint(x: 3, y: 3)) && path.contains(CGPoint(x: 6, y: 6)))
  }

  @Test func clipsAndInsetsKnowTheContainerToo() throws {
    let film = Film {
      Color.red.clipShape(ContainerRelativeShape()).frame(width: 200, height: 100)
        .containerShape(Capsule())
    }
    let clip = film.picture(at: 0).commands.compactMap { command -> Path? in
      if case .group(let group) = command { group.clip?.path } else { nil }
    }.first
    #expect(try #require(clip).contains(CGPoint(x: 5, y: 5)) == false)
    let plain = Film { ContainerRelativeShape().fill(.red).frame(width: 50, height: 50) }
    #expect(try #require(paths(plain).first).contains(CGPoint(x: 0.5, y: 0.5)))
  }
}
