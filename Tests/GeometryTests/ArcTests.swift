import Foundation
import Testing

@testable import Geometry

struct ArcTests {
  @Test(arguments: [
    (0.0, 90.0, false, 90.0), (0, 90, true, -270), (90, 0, false, 270), (90, 0, true, -90),
    (0, 360, false, 360), (0, 360, true, -360), (0, -360, true, -360), (10, 740, false, 360),
    (350, 10, false, 20), (0, 0, false, 0),
  ])
  func anArcSweepsFromStartToEnd(
    start: Double, end: Double, clockwise: Bool, sweep: Double
  ) {
    let radians = CGFloat.pi / 180
    let path = Path {
      $0.addArc(
        center: at(10, 20), radius: 5, startRadians: start * radians, endRadians: end * radians,
        clockwise: clockwise)
    }
    #expect(abs(path.arcLength() - abs(sweep) * radians * 5) < 0.005)
    let last = (start + sweep) * radians
    #expect(
      path.points.first?.isClose(
        to: at(10 + 5 * cos(start * radians), 20 + 5 * sin(start * radians))) == true)
    #expect(path.currentPoint?.isClose(to: at(10 + 5 * cos(last), 20 + 5 * sin(last))) == true)
    #expect(path.verbs.count == 1 + Int((abs(sweep) / 90).rounded(.up)))
    for point in path.flattened(tolerance: 0.1).joined() {
      #expect(abs(point.distance(to: at(10, 20)) - 5) < 0.002)
    }
  }

  @Test func anArcIsReachedByALine() {
    let path = Path {
      $0.move(to: at(0, 0))
      $0.addRelativeArc(center: at(10, 0), radius: 5, startRadians: 0, deltaRadians: .pi / 2)
    }
    #expect(path.verbs == [.move, .line, .curve])
    #expect(path.points[1] == at(15, 0))
    #expect(path.currentPoint?.isClose(to: at(10, 5)) == true)
  }

  @Test func aRelativeArcOfManyTurnsStaysShort() {
    let path = Path {
      $0.addRelativeArc(center: .zero, radius: 1, startRadians: 0, deltaRadians: 1e9)
    }
    #expect(path.verbs.count <= 9)
  }

  @Test func theTransformMovesTheArc() {
    let path = Path {
      $0.addArc(
        center: .zero, radius: 1, startRadians: 0, endRadians: .pi, clockwise: false,
        transform: CGAffineTransform(scaleX: 10, y: 20))
    }
    let box = path.boundingRect
    #expect(abs(box.maxY - 20) < 0.01 && abs(box.width - 20) < 0.01)
  }

  @Test func aTangentArcTouchesBothLines() {
    let path = Path {
      $0.move(to: at(0, 0))
      $0.addArc(tangent1End: at(10, 0), tangent2End: at(10, 10), radius: 4)
    }
    #expect(path.verbs == [.move, .line, .curve])
    #expect(path.points[1].isClose(to: at(6, 0)))
    #expect(path.currentPoint?.isClose(to: at(10, 4)) == true)
    for point in path.flattened(tolerance: 0.01).joined().dropFirst() {
      #expect(abs(point.distance(to: at(6, 4)) - 4) < 0.002)
    }
  }

  @Test(arguments: [at(20, 0), at(-5, 0), at(10, 0)])
  func aTangentArcWithoutACornerIsALine(second: CGPoint) {
    let path = Path {
      $0.move(to: at(0, 0))
      $0.addArc(tangent1End: at(10, 0), tangent2End: second, radius: 4)
    }
    #expect(path.verbs == [.move, .line])
    #expect(path.currentPoint == at(10, 0))
  }

  @Test func aSharpTangentArcTurnsTheOtherWay() {
    let path = Path {
      $0.move(to: at(0, 0))
      $0.addArc(tangent1End: at(10, 0), tangent2End: at(0, -10), radius: 1)
    }
    let reach = 1 / tan(CGFloat.pi / 8)
    #expect(path.points[1].isClose(to: at(10 - reach, 0)))
    let diagonal = CGFloat(0.5).squareRoot()
    #expect(
      path.currentPoint?.isClose(to: at(10 - reach * diagonal, -reach * diagonal)) == true)
  }
}
