import Foundation
import Testing

@testable import Geometry

/// The benchmark pairs: polygons, card suits, letters, icons, rings, lines.
struct MorphBenchmark {
  /// One pair of shapes as path data.
  struct Pair: Decodable, Sendable, CustomTestStringConvertible {
    let name, from, to: String
    var testDescription: String { name }

    /// The automatic plan, made once for all tests.
    func plan() throws -> MorphPlan {
      let (from, to) = try paths()
      return MorphPlanCache.shared.plan(from: from, to: to)
    }

    func paths() throws -> (Path, Path) {
      (try Path(svgPathData: from), try Path(svgPathData: to))
    }
  }

  /// Pairs of every kind, few enough for a debug build.
  static let sample = pairs.filter {
    [
      "square-square-reversed", "star5-circle", "heart-spade", "club-diamond", "tri-square",
      "house-heart", "L-L180", "A-B", "ring-disc", "disc-threediscs", "O-C", "arc-circle",
      "line-spiral",
    ].contains($0.name)
  }

  static let pairs: [Pair] = {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Fixtures/morph-pairs.json")
    let data = (try? Data(contentsOf: file)) ?? Data()
    return (try? JSONDecoder().decode([Pair].self, from: data)) ?? []
  }()
}

@Suite struct MorphQualityTests {
  @Test func theBenchmarkIsThere() { #expect(MorphBenchmark.pairs.count == 42) }

  @Test(arguments: MorphBenchmark.sample)
  func autoNeitherCrossesNorCollapses(pair: MorphBenchmark.Pair) throws {
    let report = try pair.plan().report
    #expect(report.crossings == 0)
    #expect(report.leastArea >= 0.85)
    #expect(report.cost <= 10.1)
  }

  @Test func autoIsBestOnTheWhole() throws {
    let reports = try MorphBenchmark.sample.map { try $0.plan().report }
    let mean = reports.reduce(0) { $0 + 100 - $1.cost } / Double(reports.count)
    #expect(mean >= 97)
    let pairs = try MorphBenchmark.sample.map { pair in
      let (from, to) = try pair.paths()
      return (name: pair.name, from: from, to: to)
    }
    for strategy in [MorphStrategy.seed, .indexed] {
      #expect(MorphScore(strategy, of: pairs).mean < mean - 2)
    }
  }

  /// Every cubic of the frames at the ends lies on the given outline, to rounding.
  @Test(arguments: MorphBenchmark.sample)
  func theEndsAreExactCuts(pair: MorphBenchmark.Pair) throws {
    let (from, to) = try pair.paths()
    let frames = MorphFrames(try pair.plan(), samples: 2).frames
    for (frame, path) in [(frames[0], from), (frames[frames.count - 1], to)] {
      let curves = path.cubicContours.flatMap(\.curves)
      for contour in frame.contours {
        for index in stride(from: 0, to: contour.cubic.count - 1, by: 3) {
          let point = CGPoint(x: contour.cubic[index][0], y: contour.cubic[index][1])
          let isBorn = curves.contains {
            $0.nearest(to: point).distance < 1e-6
          }
          let isUnborn = contour.cubic.allSatisfy { $0 == contour.cubic[0] }
          #expect(isBorn || isUnborn)
        }
      }
    }
  }

  @Test func sharedMirrorAxesAreKept() throws {
    for name in ["star5-circle", "heart-spade", "club-diamond", "tri-square", "house-heart"] {
      let pair = try #require(MorphBenchmark.pairs.first { $0.name == name })
      let path = try pair.plan().path(at: 0.5)
      let mirrored = path.applying(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 100, ty: 0))
      // Both sides are sampled alike, so mirrored samples fall on samples.
      #expect(outlineDistance(path, mirrored) < 0.1, "\(name)")
    }
  }

  @Test func similarShapesTurnAsOnePiece() throws {
    let bar = Path(CGRect(x: -40, y: -5, width: 80, height: 10))
    let turned = bar.applying(CGAffineTransform(rotationAngle: .pi / 3))
    let half = MorphPlan(from: bar, to: turned).path(at: 0.5)
    let expected = bar.applying(CGAffineTransform(rotationAngle: .pi / 6))
    #expect(outlineDistance(half, expected) < 1e-6)
  }

  @Test func oneShapePinchesOffIntoSeveral() throws {
    let pair = try #require(MorphBenchmark.pairs.first { $0.name == "disc-threediscs" })
    let (from, to) = try pair.paths()
    let plan = MorphPlan(from: from, to: to)
    #expect(plan.path(at: 0.1).cubicContours.count == 1)
    #expect(plan.path(at: 0.95).cubicContours.count == 3)
    #expect(plan.report.leastArea > 0.95)
    var options = MorphOptions()
    options.splits = false
    #expect(MorphPlan(from: from, to: to, options: options).report.leastArea < 0.9)
  }

  @Test func aRingOpensWhereTheBowIsOpen() throws {
    let pair = try #require(MorphBenchmark.pairs.first { $0.name == "O-C" })
    let plan = try pair.plan()
    #expect(plan.path(at: 0.05).cubicContours.count == 2)
    #expect(plan.path(at: 0.95).cubicContours.count == 1)
  }
}
