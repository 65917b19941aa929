import Foundation
import Geometry
import Picture
import Pixels
import TestSupport
import Testing

@Suite struct BlurTests {
  /// Discs and a bar in several colours, some translucent.
  private func commands(seed: UInt64) -> [DisplayCommand] {
    var random = SeededRandom(seed: seed)
    return (0..<6).map { _ in
      func number(_ range: ClosedRange<Double>) -> Double {
        Double.random(in: range, using: &random)
      }
      let box = CGRect(
        x: number(20...50), y: number(15...30), width: number(5...25), height: number(5...20))
      return fill(
        ShapeKind.circle.path(in: box),
        .color(
          RGBA(
            red: number(0...1), green: number(0...1), blue: number(0...1), opacity: number(0.3...1))
        ))
    }
  }

  @Test(arguments: [0.4, 1, 2.5, 4, 4.5, 7, 12] as [Double])
  func blursAreThoseOfThePlainLoopToTheBit(deviation: Double) throws {
    for seed in 1...2 as ClosedRange<UInt64> {
      let sharp = try draw([group(commands(seed: seed)) { $0.isIsolated = true }])
      let soft = try draw([group(commands(seed: seed)) { $0.blur = deviation }])
      let words = (0..<sharp.height).flatMap { Array(sharp.row($0)) }
      let expected = ReferenceBlur.blurred(words, width: sharp.width, deviation: deviation)
      for y in 0..<soft.height {
        #expect(Array(soft.row(y)) == Array(expected[(y * 96)..<((y + 1) * 96)]))
      }
    }
  }

  /// The largest difference from the exact Gaussian's profile across an edge, as a share of white.
  @Test(arguments: [5, 10, 20, 40] as [Double])
  func threeBoxesStayWithinOnePerCentOfTheGaussian(deviation: Double) throws {
    let bitmap = try draw(
      [group([fill(rect(300, -500, 900, 1000), .color(.white))]) { $0.blur = deviation }],
      width: 600, height: 1)
    let worst = (0..<600).map { x in
      let exact = 0.5 * erfc((300 - Double(x) - 0.5) / (deviation * 2.0.squareRoot()))
      return abs(Double(bitmap[x, 0].alpha) / 255 - exact)
    }.max()
    #expect((worst ?? 1) < 0.012)
  }
}
