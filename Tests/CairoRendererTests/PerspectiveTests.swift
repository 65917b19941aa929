import Foundation
import Geometry
import Picture
import Pixels
import Testing

@Suite struct PerspectiveTests {
  /// A view turned about the vertical through x = 48, as `rotation3DEffect` turns it.
  private var turn: ProjectionTransform {
    var map = ProjectionTransform()
    let (c, s) = (cos(0.8), sin(0.8))
    map.m11 = CGFloat(c)
    map.m13 = CGFloat(s) / 96
    return ProjectionTransform(CGAffineTransform(translationX: -48, y: -32))
      .concatenating(map)
      .concatenating(ProjectionTransform(CGAffineTransform(translationX: 48, y: 32)))
  }

  @Test func projectionsUndoThemselves() throws {
    let inverse = try #require(turn.inverse)
    for point in [CGPoint(x: 10, y: 5), CGPoint(x: 48, y: 32), CGPoint(x: 80, y: 60)] {
      let back = inverse.map(turn.map(point))
      #expect(abs(back.x - point.x) < 1e-9 && abs(back.y - point.y) < 1e-9)
    }
    #expect(ProjectionTransform(CGAffineTransform(scaleX: 0, y: 1)).inverse == nil)
  }

  @Test func theBoundsOfAViewBehindTheViewerAreNull() {
    var map = ProjectionTransform()
    map.m33 = -1
    #expect(map.bounds(of: CGRect(x: 0, y: 0, width: 10, height: 10)).isNull)
  }

  @Test func drawnLayersLieWhereTheirPointsAreMapped() throws {
    // A dot in a gradient's layer, so that pixels are warped, at three places.
    for place in [CGPoint(x: 24, y: 20), CGPoint(x: 48, y: 32), CGPoint(x: 70, y: 44)] {
      let dot = ShapeKind.circle.path(
        in: CGRect(x: place.x - 3, y: place.y - 3, width: 6, height: 6))
      let bitmap = try draw([group([fill(dot, .color(.white))]) { $0.projection = turn }])
      let (center, expected) = (centroid(bitmap), turn.map(place))
      #expect(abs(center.x - Double(expected.x)) < 0.15, "\(center) for \(expected)")
      #expect(abs(center.y - Double(expected.y)) < 0.15)
    }
  }

  @Test func aFieldStaysEvenInPerspective() throws {
    let bitmap = try draw([
      group([fill(rect(10, 10, 76, 44), .color(red))]) { $0.projection = turn }
    ])
    #expect(bitmap[48, 32].word == 0xFFFF_3B30)
    #expect(bitmap[2, 2].word == 0)
  }

  @Test func nothingIsDrawnThroughAFlatMap() throws {
    var flat = ProjectionTransform()
    flat.m11 = 0
    let bitmap = try draw([
      group([fill(rect(10, 10, 76, 44), .color(red))]) { $0.projection = flat }
    ])
    #expect(bitmap.row(32).allSatisfy { $0 == 0 })
  }
}
