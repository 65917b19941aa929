import Foundation
import Testing

@testable import Geometry

/// Strokes of polylines against their definition, piece by piece, for every cap, join and dash.
struct StrokeReferenceTests {
  /// What a pen covers: a rectangle for each line, a shape for each corner, the caps.
  private struct Reference {
    var lines: [[CGPoint]]
    var style: StrokeStyle

    private var radius: CGFloat { style.lineWidth / 2 }

    func contains(_ point: CGPoint) -> Bool {
      lines.contains { line in
        let sides = zip(line, line.dropFirst()).map { LineSegment(start: $0, end: $1) }
        return sides.indices.contains {
          covers(
            sides[$0], point, isFirst: $0 == 0, isLast: $0 == sides.count - 1)
        } || zip(sides, sides.dropFirst()).contains { joins($0, $1, point) }
      }
    }

    private func covers(
      _ side: LineSegment, _ point: CGPoint, isFirst: Bool, isLast: Bool
    ) -> Bool {
      guard let ahead = (side.end - side.start).unit else { return false }
      let (along, across) = ((point - side.start).dot(ahead), ahead.cross(point - side.start))
      let reach = style.lineCap == .square ? radius : 0
      let span = (isFirst ? -reach : 0)...(side.controlLength + (isLast ? reach : 0))
      if span.contains(along), abs(across) < radius { return true }
      guard style.lineCap == .round else { return false }
      return isFirst && point.distance(to: side.start) < radius
        || isLast && point.distance(to: side.end) < radius
    }

    private func joins(_ a: LineSegment, _ b: LineSegment, _ point: CGPoint) -> Bool {
      guard let t0 = (a.end - a.start).unit, let t1 = (b.end - b.start).unit else { return false }
      let outward: CGFloat = t0.cross(t1) > 0 ? -1 : 1
      let (from, to) = (outward * t0.perpendicular, outward * t1.perpendicular)
      let offset = point - a.end
      // Inside the wedge between the two spokes.
      guard outward * from.cross(offset) <= 0, outward * offset.cross(to) <= 0,
        offset.dot(from + to) > 0
      else { return false }
      let half = ((1 + from.dot(to)) / 2).squareRoot()  // the cosine of half the turn
      switch style.lineJoin {
      case .round: return offset.length < radius
      case .miter where 1 / half <= style.miterLimit:
        return offset.dot(from) < radius && offset.dot(to) < radius
      case .miter, .bevel:
        guard let middle = (from + to).unit else { return false }
        return offset.dot(middle) < radius * half
      }
    }
  }

  private func expect(
    _ outline: Path, equals reference: Reference, random: inout PathGenerator
  ) {
    for _ in 0..<120 {
      let point = random.point(-60...60)
      let isInside = reference.contains(point)
      // Points beside an edge may fall on either side.
      let isClear = (0..<8).allSatisfy { step in
        let angle = CGFloat(step) * .pi / 4
        return reference.contains(point + 0.02 * at(cos(angle), sin(angle))) == isInside
      }
      if isClear { #expect(outline.contains(point) == isInside, "\(point)") }
    }
  }

  @Test(arguments: [CGLineCap.butt, .round, .square], [CGLineJoin.miter, .round, .bevel])
  func everyCapAndJoinCoversWhatItShould(cap: CGLineCap, join: CGLineJoin) {
    var random = PathGenerator(seed: 80)
    for limit: CGFloat in [1, 1.5, 3, 10] {
      let points = (0..<7).map { _ in random.point(-50...50) }
      let style = StrokeStyle(lineWidth: 9, lineCap: cap, lineJoin: join, miterLimit: limit)
      expect(
        Path { $0.addLines(points) }.strokedPath(style),
        equals: Reference(lines: [points], style: style), random: &random)
    }
  }

  @Test(arguments: [CGLineCap.butt, .round, .square], [CGLineJoin.miter, .round, .bevel])
  func everyDashIsAStrokeOfItsOwn(cap: CGLineCap, join: CGLineJoin) {
    var random = PathGenerator(seed: 81)
    for phase: CGFloat in [0, 7, -31] {
      let points = (0..<6).map { _ in random.point(-50...50) }
      let path = Path { $0.addLines(points) }
      let style = StrokeStyle(
        lineWidth: 5, lineCap: cap, lineJoin: join, dash: [23, 11, 5, 9], dashPhase: phase)
      let measure = PathMeasure(path)
      var lines: [[CGPoint]] = []
      var start = -phase - 96
      while start < measure.length {
        for (from, to) in [(start, start + 23), (start + 34, start + 39)] where to > 0 {
          lines.append(measure.part(from: max(from, 0), to: to).points)
        }
        start += 48
      }
      expect(
        path.strokedPath(style),
        equals: Reference(lines: lines.filter { $0.count > 1 }, style: style), random: &random)
    }
  }
}
