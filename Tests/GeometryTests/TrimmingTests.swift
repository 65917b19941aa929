import Foundation
import Testing

@testable import Geometry

struct TrimmingTests {
  private let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))

  @Test func halvesAddUp() {
    var random = PathGenerator(seed: 30)
    for _ in 0..<40 {
      let path = random.path()
      let (length, middle) = (path.arcLength(), random.number(0...1))
      let (a, b) = (
        path.trimmedPath(from: 0, to: middle), path.trimmedPath(from: middle, to: 1)
      )
      #expect(abs(a.arcLength() - middle * length) < 1e-4)
      #expect(abs(b.arcLength() - (1 - middle) * length) < 1e-4)
    }
  }

  @Test func partsOfASquare() {
    let path = square.trimmedPath(from: 0.125, to: 0.875)
    #expect(path.verbs == [.move, .line, .line, .line, .line])
    #expect(path.points == [at(5, 0), at(10, 0), at(10, 10), at(0, 10), at(0, 5)])
  }

  @Test func theWholeIsThePathItself() {
    #expect(square.trimmedPath(from: 0, to: 1) == square)
    #expect(square.trimmedPath(from: -3, to: 7) == square)
  }

  @Test(arguments: [(0.5, 0.5), (0.7, 0.3), (1, 2), (-1, 0), (.nan, 1), (0, .nan)])
  func nothingIsLeftOfAnEmptyRange(from: CGFloat, to: CGFloat) {
    #expect(square.trimmedPath(from: from, to: to).isEmpty)
  }

  @Test func aSubpathInsideStaysClosed() {
    var path = square
    path.addPath(square.offsetBy(dx: 20, dy: 0))
    let trimmed = path.trimmedPath(from: 0, to: 0.75)
    #expect(Array(trimmed.verbs.prefix(5)) == square.verbs)
    #expect(trimmed.verbs.count(where: { $0 == .close }) == 1)
    #expect(trimmed.currentPoint == at(30, 10))
  }

  @Test func trimmingIsTotal() {
    let dot = Path {
      $0.move(to: at(1, 1))
      $0.addLine(to: at(1, 1))
    }
    #expect(dot.trimmedPath(from: 0.2, to: 0.4).arcLength() == 0)
    #expect(Path().trimmedPath(from: 0.2, to: 0.4).isEmpty)
  }

  @Test(arguments: [1e-300, 1e-12, 1e9, 1e15, 1e120, 1e300] as [CGFloat])
  func everySizeIsMeasuredAndStrokedInBoundedTime(size: CGFloat) {
    var random = PathGenerator(seed: 31)
    let path = random.path(steps: 20).applying(CGAffineTransform(scaleX: size, y: size))
    let trimmed = path.trimmedPath(from: 0.2, to: 0.4)
    #expect(trimmed.verbs.count <= path.verbs.count + 1)
    for width in [1e-3, 1, 0.1 * size] {
      let style = StrokeStyle(lineWidth: width, lineCap: .round, dash: [20 * size, 10 * size])
      #expect(path.strokedPath(style).verbs.count < 20_000)
    }
    _ = (path.boundingRect, path.signedArea, path.contains(.zero), path.svgPathData)
  }
}
