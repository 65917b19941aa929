import Foundation
import Testing

@testable import Geometry

struct DashingTests {
  private let line = Path { $0.addLines([at(0, 0), at(100, 0)]) }

  private func spans(_ path: Path, _ dash: [CGFloat], phase: CGFloat = 0) -> [[CGFloat]] {
    let outline = path.strokedPath(StrokeStyle(lineWidth: 2, dash: dash, dashPhase: phase))
    return outline.subpaths.map { subpath in
      let box = subpath.segments.map(\.boundingBox).reduce(CGRect.null) { $0.union($1) }
      return [box.minX, box.maxX].map { ($0 * 1000).rounded() / 1000 }
    }
  }

  @Test func dashesAndGapsAlternate() {
    #expect(spans(line, [30, 20]) == [[0, 30], [50, 80]])
    #expect(spans(line, [30, 20], phase: 10) == [[0, 20], [40, 70], [90, 100]])
    #expect(spans(line, [30, 20], phase: -10) == [[10, 40], [60, 90]])
    #expect(spans(line, [30, 20], phase: 40) == [[10, 40], [60, 90]])
    #expect(spans(line, [40]) == [[0, 40], [80, 100]])
    #expect(spans(line, [10, 20, 30]) == [[0, 10], [30, 60], [70, 90]])
  }

  @Test(
    arguments: [[], [0], [0, 0], [-1, 5], [.nan, 5], [.infinity, 1], [1e-9]] as [[CGFloat]])
  func patternsThatCannotBeDrawnAreSolid(dash: [CGFloat]) {
    #expect(spans(line, dash) == [[0, 100]])
  }

  @Test func dashesRunAroundCornersAndThroughTheStart() {
    let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    // Off in the middle of each side but the first: the last dash and the first are one.
    let outline = square.strokedPath(
      StrokeStyle(lineWidth: 2, dash: [5, 10, 5, 20], dashPhase: 0))
    #expect(outline.subpaths.count == 2)
    let joined = square.strokedPath(StrokeStyle(lineWidth: 2, dash: [10, 10], dashPhase: 5))
    #expect(joined.subpaths.count == 2)
    #expect(joined.contains(at(-0.9, -0.9)), "the corner at the start is joined")
    #expect(joined.contains(at(0, 4.5)) && !joined.contains(at(0, 5.5)))
    let whole = square.strokedPath(StrokeStyle(lineWidth: 2, dash: [100, 20]))
    #expect(whole == square.strokedPath(StrokeStyle(lineWidth: 2)))
  }

  @Test func dashesOfNoLengthAreDots() {
    let style = StrokeStyle(lineWidth: 4, lineCap: .round, dash: [0, 10])
    let dots = line.strokedPath(style)
    #expect(dots.subpaths.count == 10)
    #expect(dots.contains(at(1.9, 0)) && dots.contains(at(11.9, 0)) && !dots.contains(at(13, 0)))
    var butt = style
    butt.lineCap = .butt
    #expect(line.strokedPath(butt).isEmpty)
    let diagonal = Path { $0.addLines([at(0, 0), at(50, 50)]) }
    var square = style
    square.lineCap = .square
    #expect(diagonal.strokedPath(square).contains(at(2.7, 0)), "the square is turned with the line")
  }

  @Test func dotsOnACurveAreTurnedWithIt() {
    let circle = Path(ellipseIn: CGRect(x: -50, y: -50, width: 100, height: 100))
    let length = circle.arcLength()
    let outline = circle.strokedPath(
      StrokeStyle(lineWidth: 10, lineCap: .square, dash: [0, length / 16]))
    #expect(outline.subpaths.count == 16)
    for step in 0..<16 {
      let angle = CGFloat(step) * .pi / 8
      let (radial, along) = (at(cos(angle), sin(angle)), at(-sin(angle), cos(angle)))
      for (r, a, isInside) in [(54.5, 4.5, true), (45.5, -4.5, true), (50, 6, false)]
        as [(CGFloat, CGFloat, Bool)]
      {
        #expect(outline.contains(r * radial + a * along) == isInside)
      }
    }
  }

  @Test func roundingAddsNoDashAtTheEnd() {
    let outline = line.strokedPath(StrokeStyle(lineWidth: 0.1, lineCap: .round, dash: [0.1, 0.1]))
    #expect(outline.subpaths.count == 500)
    #expect(outline.boundingRect.maxX < 100)
  }

  @Test func dashesCoverTheirShareOfACurve() {
    var random = PathGenerator(seed: 60)
    for _ in 0..<10 {
      let curve = random.cubic()
      let path = Path { $0.addContour(Contour(start: curve.start, curves: [curve])) }
      let outline = path.strokedPath(StrokeStyle(lineWidth: 0.5, dash: [7, 3], dashPhase: 2))
      let measure = PathMeasure(path)
      for step in 0..<Int(measure.length) {
        let distance = CGFloat(step) + 0.5
        let isOn = (distance + 2).truncatingRemainder(dividingBy: 10) < 7
        guard let point = measure.location(at: distance)?.point else { continue }
        // A curve may cross itself, so that a gap can be covered by another dash.
        if isOn { #expect(outline.contains(point)) }
      }
      #expect(outline.subpaths.count == Int(((measure.length + 2) / 10).rounded(.up)))
    }
  }

  @Test func eachSubpathBeginsThePatternAnew() {
    var path = line
    path.addPath(line.offsetBy(dx: 0, dy: 50))
    #expect(spans(path, [30, 20]) == [[0, 30], [50, 80], [0, 30], [50, 80]])
  }
}
