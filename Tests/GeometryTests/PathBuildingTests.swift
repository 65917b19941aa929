import Foundation
import Testing

@testable import Geometry

struct PathBuildingTests {
  @Test func stepsAreHandedOutAsTheyWereDrawn() {
    var path = Path()
    path.move(to: at(1, 2))
    path.addLine(to: at(3, 4))
    path.addQuadCurve(to: at(5, 6), control: at(7, 8))
    path.addCurve(to: at(9, 10), control1: at(11, 12), control2: at(13, 14))
    path.closeSubpath()
    var elements: [Path.Element] = []
    path.forEach { elements.append($0) }
    #expect(
      elements == [
        .move(to: at(1, 2)), .line(to: at(3, 4)), .quadCurve(to: at(5, 6), control: at(7, 8)),
        .curve(to: at(9, 10), control1: at(11, 12), control2: at(13, 14)), .closeSubpath,
      ])
  }

  @Test func drawingBeforeTheFirstMoveIsLeftOut() {
    var path = Path()
    path.addLine(to: at(1, 1))
    path.addCurve(to: at(1, 1), control1: .zero, control2: .zero)
    path.addQuadCurve(to: at(1, 1), control: .zero)
    path.addArc(tangent1End: at(1, 0), tangent2End: at(1, 1), radius: 1)
    path.closeSubpath()
    #expect(path.isEmpty)
    #expect(path.currentPoint == nil)
  }

  @Test func drawingAfterACloseBeginsAtTheSubpathsStart() {
    var path = Path()
    path.addLines([at(1, 1), at(2, 1), at(2, 2)])
    path.closeSubpath()
    path.closeSubpath()
    #expect(path.currentPoint == at(1, 1))
    path.addLine(to: at(0, 0))
    #expect(path.verbs == [.move, .line, .line, .close, .move, .line])
    #expect(path.points[3] == at(1, 1))
  }

  @Test func aMoveAfterAMoveReplacesIt() {
    var path = Path()
    path.move(to: at(1, 1))
    path.move(to: at(2, 2))
    #expect(path.verbs == [.move])
    #expect(path.currentPoint == at(2, 2))
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
  func stepsWithoutNumbersAreLeftOut(bad: CGFloat) {
    var path = Path { $0.addLines([at(0, 0), at(1, 0)]) }
    let before = path
    path.move(to: at(bad, 0))
    path.addLine(to: at(0, bad))
    path.addQuadCurve(to: at(0, 0), control: at(bad, 0))
    path.addCurve(to: at(0, 0), control1: at(0, bad), control2: at(0, 0))
    path.addArc(tangent1End: at(bad, 0), tangent2End: at(0, 0), radius: 1)
    path.addArc(
      center: at(0, 0), radius: bad, startRadians: 0, endRadians: 1, clockwise: false)
    path.addArc(
      center: at(0, 0), radius: 1, startRadians: bad, endRadians: 1, clockwise: false)
    path.addRelativeArc(center: at(0, 0), radius: 1, startRadians: 0, deltaRadians: bad)
    path.apply(CGAffineTransform(scaleX: bad, y: 1))
    #expect(path == before)
  }

  @Test func aRectangleStartsTopLeftAndRunsClockwise() {
    let path = Path(CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(path.verbs == [.move, .line, .line, .line, .close])
    #expect(path.points == [at(1, 2), at(4, 2), at(4, 6), at(1, 6)])
    #expect(path.signedArea == 12)
    #expect(Path(CGRect.null).isEmpty)
  }

  @Test func anEllipseStartsAtTheRightAndRunsClockwise() {
    let path = Path(ellipseIn: CGRect(x: 0, y: 0, width: 200, height: 100))
    #expect(path.verbs == [.move, .curve, .curve, .curve, .curve, .close])
    #expect(path.points[0] == at(200, 50))
    #expect(path.points[3] == at(100, 100))
    #expect(path.points[6] == at(0, 50))
    #expect(path.points[9] == at(100, 0))
    #expect(path.points[12] == at(200, 50))
    #expect(path.points[1] == at(200, 50 + 50 * 0.552_284_749_830_793_6))
  }

  @Test func appendingAPathMovesItAndKeepsItsShape() {
    let rect = Path(CGRect(x: 0, y: 0, width: 1, height: 1))
    var path = rect
    path.addPath(rect, transform: CGAffineTransform(translationX: 5, y: 0))
    #expect(path.verbs == rect.verbs + rect.verbs)
    #expect(path.boundingRect == CGRect(x: 0, y: 0, width: 6, height: 1))
    #expect(path.offsetBy(dx: 1, dy: 2).boundingRect.origin == at(1, 2))
  }

  @Test func applyingIsTheSameAsMovingEachPoint() {
    var random = PathGenerator(seed: 1)
    let map = CGAffineTransform(rotationAngle: 0.3).scaledBy(x: 2, y: -0.5)
    let path = random.path()
    #expect(path.applying(map).points == path.points.map { $0.applying(map) })
    #expect(path.applying(map).currentPoint == path.currentPoint?.applying(map))
  }

  @Test func buildingAgainKeepsTheMemory() {
    var path = Path(ellipseIn: CGRect(x: 0, y: 0, width: 1, height: 1))
    let capacity = path.points.capacity
    path.removeAll()
    #expect(path.isEmpty && path.points.capacity == capacity)
    #expect(path == Path())
  }

  @Test func contoursDrawTheSameOutline() {
    var random = PathGenerator(seed: 2)
    for _ in 0..<50 {
      let path = random.path()
      let contours = path.cubicContours
      #expect(abs(Path(contours).arcLength() - path.arcLength()) < 1e-4)
      for contour in contours {
        if let first = contour.curves.first { #expect(first.start == contour.start) }
        for (curve, next) in zip(contour.curves, contour.curves.dropFirst()) {
          #expect(curve.end == next.start)
        }
        if contour.isClosed { #expect(contour.end == contour.start) }
      }
    }
  }
}
