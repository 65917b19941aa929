import Foundation
import Testing

@testable import Geometry

struct RoundedRectangleTests {
  private let square = CGRect(x: 0, y: 0, width: 200, height: 200)

  @Test(arguments: [RoundedCornerStyle.circular, .continuous])
  func fullCornersMakeTheCircle(style: RoundedCornerStyle) {
    let path = Path(roundedRect: square, cornerRadius: 100, style: style)
    let circle = Path(ellipseIn: square)
    #expect(path.points[0] == circle.points[0])
    #expect(abs(path.arcLength() - circle.arcLength()) < 1e-6)
    #expect(abs(path.signedArea - circle.signedArea) < 1e-6)
    let onCircle = path.flattened(tolerance: 0.01).joined()
    for point in onCircle { #expect(abs(point.distance(to: at(100, 100)) - 100) < 0.03) }
    #expect(Path(roundedRect: square, cornerRadius: 1000, style: style) == path)
  }

  @Test(arguments: [RoundedCornerStyle.circular, .continuous])
  func theNumberOfPointsDoesNotDependOnTheRadius(style: RoundedCornerStyle) {
    let counts = [-5, 0, 1, 50, 65.4, 80, 100, 1000, .infinity, .nan].map {
      Path(roundedRect: square, cornerRadius: $0, style: style).points.count
    }
    #expect(Set(counts).count == 1)
  }

  @Test func theContinuousCornerHasTheMeasuredNumbers() {
    let path = Path(roundedRect: square, cornerRadius: 10, style: .continuous)
    // The bottom right corner, from the side above it.
    #expect(path.points[1].isClose(to: at(200, 200 - 15.286_65)))
    #expect(path.points[2].isClose(to: at(200, 200 - 10.884_93)))
    #expect(path.points[3].isClose(to: at(200, 200 - 8.684_07)))
    #expect(path.points[4].isClose(to: at(200 - 0.654_96, 200 - 6.699_34)))
    #expect(path.points[5].isClose(to: at(200 - 0.749_11, 200 - 6.314_94)))
    #expect(path.points[12].isClose(to: at(200 - 15.286_65, 200)))
  }

  @Test func theContinuousCornerGrowsWithoutAJump() {
    var last = Path(roundedRect: square, cornerRadius: 0)
    for step in 1...400 {
      let path = Path(roundedRect: square, cornerRadius: CGFloat(step) / 4)
      for (point, before) in zip(path.points, last.points) {
        #expect(point.distance(to: before) < 1.5)
      }
      last = path
    }
  }

  @Test func cornersThatAreTooLargeShrinkTogether() {
    let path = Path(
      roundedRect: CGRect(x: 0, y: 0, width: 100, height: 100),
      cornerRadii: RectangleCornerRadii(topLeading: 150, topTrailing: 50), style: .circular)
    // 200 must fit in 100: both are halved.
    #expect(path.contains(at(25, 20)))
    #expect(!path.contains(at(5, 5)))
    #expect(path.contains(at(99, 99)) && path.contains(at(1, 99)))
    let quarter = 1 - CGFloat.pi / 4
    #expect(abs(path.signedArea - (10000 - quarter * (75 * 75 + 25 * 25))) < 5)
  }

  @Test func aCapsuleHasCircularEnds() {
    let path = Path(roundedRect: CGRect(x: 0, y: 0, width: 300, height: 100), cornerRadius: 50)
    #expect(abs(path.signedArea - (200 * 100 + .pi * 2500)) < 5)
  }

  @Test func allCornersAreInsideTheRectangle() {
    var random = PathGenerator(seed: 4)
    for _ in 0..<100 {
      let rect = CGRect(x: 0, y: 0, width: random.number(1...100), height: random.number(1...100))
      let radii = RectangleCornerRadii(
        topLeading: random.number(0...80), bottomLeading: random.number(0...80),
        bottomTrailing: random.number(0...80), topTrailing: random.number(0...80))
      for style in [RoundedCornerStyle.circular, .continuous] {
        let path = Path(roundedRect: rect, cornerRadii: radii, style: style)
        let box = path.boundingRect
        #expect(rect.insetBy(dx: -1e-9, dy: -1e-9).contains(box))
        #expect(abs(box.width - rect.width) < 1e-9 && abs(box.height - rect.height) < 1e-9)
      }
    }
  }
}
