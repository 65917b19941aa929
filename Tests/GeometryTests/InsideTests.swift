import Foundation
import Testing

@testable import Geometry

struct InsideTests {
  /// The winding number by summing the angles of a fine polyline: slow and independent.
  private func windingByAngles(_ path: Path, _ point: CGPoint) -> Int {
    var sum: CGFloat = 0
    for polyline in path.flattened(tolerance: 0.001) {
      let closed = polyline + [polyline[0]]
      for (a, b) in zip(closed, closed.dropFirst()) {
        sum += atan2((a - point).cross(b - point), (a - point).dot(b - point))
      }
    }
    return Int((sum / (2 * .pi)).rounded())
  }

  @Test func windingAgreesWithTheSumOfAngles() {
    var random = PathGenerator(seed: 40)
    for _ in 0..<12 {
      let path = random.path()
      for _ in 0..<25 {
        let point = random.point()
        let winding = windingByAngles(path, point)
        #expect(path.windingNumber(around: point) == winding)
        #expect(path.contains(point) == (winding != 0))
        #expect(path.contains(point, eoFill: true) == !winding.isMultiple(of: 2))
        #expect(path.reversed.windingNumber(around: point) == -winding)
      }
    }
  }

  @Test func raysThroughCornersCountOnce() {
    let diamond = Path { path in
      path.addLines([at(0, -10), at(10, 0), at(0, 10), at(-10, 0)])
      path.closeSubpath()
    }
    #expect(diamond.windingNumber(around: at(0, 0)) == 1)
    #expect(diamond.windingNumber(around: at(-20, 0)) == 0)
    #expect(diamond.windingNumber(around: at(-20, 10)) == 0)
    #expect(diamond.windingNumber(around: at(-20, -10)) == 0)
    let circle = Path(ellipseIn: CGRect(x: -10, y: -10, width: 20, height: 20))
    for y: CGFloat in [-10, 0, 10] { #expect(circle.windingNumber(around: at(-20, y)) == 0) }
    #expect(circle.contains(at(0, 0)))
  }

  @Test func theRulesDifferWhereOutlinesOverlap() {
    var path = Path(CGRect(x: 0, y: 0, width: 30, height: 30))
    path.addRect(CGRect(x: 10, y: 10, width: 10, height: 10))
    #expect(path.contains(at(15, 15)))
    #expect(!path.contains(at(15, 15), eoFill: true))
    #expect(!path.contains(at(CGFloat.nan, 0)))
  }

  @Test func openSubpathsCountAsClosed() {
    var path = Path { $0.addLines([at(0, 0), at(10, 0), at(10, 10)]) }
    path.addLines([at(20, 0), at(30, 0), at(30, 10)])
    #expect(path.contains(at(8, 2)) && path.contains(at(28, 2)) && !path.contains(at(18, 2)))
    #expect(path.signedArea == 100)
  }

  @Test func areasOfKnownOutlines() {
    let circle = Path(ellipseIn: CGRect(x: 100, y: 100, width: 2, height: 2))
    // Four cubics with the usual kappa enclose 0.027 % more than π.
    #expect(abs(circle.signedArea - .pi) < 0.001)
    #expect(abs(circle.reversed.signedArea + circle.signedArea) < 1e-9)
    #expect(Path().signedArea == 0)
  }

  @Test func reversingTwiceIsTheSameOutline() {
    var random = PathGenerator(seed: 41)
    for _ in 0..<50 {
      let path = random.path()
      let twice = path.reversed.reversed
      #expect(abs(twice.arcLength() - path.arcLength()) < 1e-6)
      #expect(abs(twice.signedArea - path.signedArea) < 1e-6)
      #expect(path.reversed.subpaths.count == path.subpaths.count)
    }
    let square = Path(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(square.reversed.reversed == square)
    #expect(square.reversed.points == [at(0, 0), at(0, 1), at(1, 1), at(1, 0)])
  }

  @Test func theBoxIsExactOnCurves() {
    let path = Path {
      $0.move(to: at(0, 0))
      $0.addCurve(to: at(100, 0), control1: at(0, 100), control2: at(100, 100))
      $0.addQuadCurve(to: at(200, 0), control: at(150, -100))
    }
    #expect(path.boundingRect == CGRect(x: 0, y: -50, width: 200, height: 125))
    #expect(path.controlBox == CGRect(x: 0, y: -100, width: 200, height: 200))
    #expect(Path().boundingRect.isNull)
  }
}
