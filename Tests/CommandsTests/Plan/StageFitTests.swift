import Foundation
import Geometry
import Testing

@testable import Commands

@Suite struct StageFitTests {
  private static let stage = CGSize(width: 640, height: 360)

  private func fit(
    _ request: RenderRequest, stage: CGSize = stage, scale: Double = 2, isFluid: Bool = false
  ) throws(PlanError) -> StageFit {
    try StageFit(request, stage: stage, scale: scale, isFluid: isFluid)
  }

  /// Size, stage and scale as asked, the file's size, and the horizontal scale that results.
  @Test(arguments: [
    (RenderRequest(), "1280x720", 2.0),
    (RenderRequest(scale: 3), "1920x1080", 3),
    (RenderRequest(size: PixelSize(width: 1920, height: 1080)), "1920x1080", 3),
    (RenderRequest(stage: CGSize(width: 320, height: 180)), "640x360", 1),
    (RenderRequest(stage: CGSize(width: 320, height: 180), scale: 1), "320x180", 0.5),
    (
      RenderRequest(
        size: PixelSize(width: 1920, height: 1080), stage: CGSize(width: 640, height: 360)),
      "1920x1080", 3
    ),
    (RenderRequest(size: PixelSize(width: 960, height: 540), scale: 1.5), "960x540", 1.5),
    (
      RenderRequest(
        size: PixelSize(width: 1920, height: 1080), stage: CGSize(width: 640, height: 360), scale: 3
      ),
      "1920x1080", 3
    ),
  ])
  func anyTwoOfSizeStageAndScaleFixTheThird(
    _ request: RenderRequest, _ size: String, _ scale: Double
  ) throws {
    let fit = try fit(request)
    #expect(fit.size.description == size)
    #expect(abs(fit.transform.a - scale) < 1e-12)
    #expect(fit.transform.a == fit.transform.d)
    #expect(fit.notice == nil)
  }

  @Test func aContradictionIsAnErrorThatShowsBothSides() {
    let request = RenderRequest(
      size: PixelSize(width: 1000, height: 720), stage: CGSize(width: 640, height: 360), scale: 2)
    #expect(
      throws: PlanError.contradictorySize(
        size: PixelSize(width: 1000, height: 720), stage: CGSize(width: 640, height: 360), scale: 2,
        expected: PixelSize(width: 1280, height: 720))
    ) { try fit(request) }
  }

  @Test(arguments: [(1080, 723), (1475, 800), (853, 480), (1, 1)])
  func oddSizesAreKeptAndTheSceneLiesInside(_ width: Int, _ height: Int) throws {
    let fit = try fit(RenderRequest(size: PixelSize(width: width, height: height)))
    #expect(fit.size == PixelSize(width: width, height: height))
    let box = CGRect(origin: .zero, size: Self.stage).applying(fit.transform)
    #expect(box.minX >= 0 && box.minY >= 0)
    #expect(box.maxX <= Double(width) + 1e-9 && box.maxY <= Double(height) + 1e-9)
  }

  @Test func roundingByLessThanAPixelIsNoOtherAspect() throws {
    // 853×480 is the usual size of 16:9 at 480 lines, though 853.33 would be exact.
    let fit = try fit(RenderRequest(size: PixelSize(width: 853, height: 480)))
    #expect(fit.notice == nil)
    #expect(!fit.leavesMargin)
    #expect(fit.transform.a * 640 == 853)
  }

  @Test func aScaleThatWasAskedForIsKeptToTheLastBit() throws {
    let fit = try fit(RenderRequest(scale: 1), stage: CGSize(width: 100.4, height: 50))
    #expect(fit.size == PixelSize(width: 100, height: 50))
    #expect(fit.transform == CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0))
  }

  /// In a square of 720 pixels: the mode and the box of the stage.
  @Test(arguments: [
    (FitMode?.none, CGRect(x: 0, y: 157, width: 720, height: 405)),
    (.contain, CGRect(x: 0, y: 157, width: 720, height: 405)),
    (.cover, CGRect(x: -280, y: 0, width: 1280, height: 720)),
    (.stretch, CGRect(x: 0, y: 0, width: 720, height: 720)),
  ])
  func anotherAspectIsFittedAndTold(_ mode: FitMode?, _ box: CGRect) throws {
    let request = RenderRequest(size: PixelSize(width: 720, height: 720), fit: mode)
    let fit = try fit(request)
    let actual = CGRect(origin: .zero, size: Self.stage).applying(fit.transform)
    #expect(abs(actual.minX - box.minX) < 1e-9 && abs(actual.minY - box.minY) < 1e-9)
    #expect(abs(actual.width - box.width) < 1e-9 && abs(actual.height - box.height) < 1e-9)
    #expect(fit.notice?.contains("--fit") == true)
    #expect(fit.leavesMargin == (mode == nil || mode == .contain))
  }

  @Test func anotherAspectCanBeAnError() {
    let size = PixelSize(width: 720, height: 720)
    #expect(throws: PlanError.aspectDiffers(stage: Self.stage, size: size)) {
      try fit(RenderRequest(size: size, fit: .error))
    }
  }

  /// A scene that can be laid out anew: the request and the stage it is laid out for.
  @Test(arguments: [
    (
      RenderRequest(size: PixelSize(width: 720, height: 720)), CGSize(width: 640, height: 640)
    ),
    (
      RenderRequest(size: PixelSize(width: 1080, height: 1920)),
      CGSize(width: 640, height: 1920.0 * 640 / 1080)
    ),
    (
      RenderRequest(size: PixelSize(width: 720, height: 720), scale: 2),
      CGSize(width: 360, height: 360)
    ),
    (RenderRequest(stage: CGSize(width: 200, height: 300)), CGSize(width: 200, height: 300)),
    (RenderRequest(), CGSize(width: 640, height: 360)),
  ])
  func aFluidSceneIsLaidOutAnew(_ request: RenderRequest, _ stage: CGSize) throws {
    let fit = try fit(request, isFluid: true)
    #expect(abs(fit.stage.width - stage.width) < 1e-9)
    #expect(abs(fit.stage.height - stage.height) < 1e-9)
    #expect(fit.notice == nil)
    #expect(!fit.leavesMargin)
  }

  @Test func moreThanTheMostPixelsIsAnError() {
    #expect(throws: PlanError.sizeOutOfRange(width: 12_800, height: 7_200)) {
      try fit(RenderRequest(scale: 20))
    }
  }
}
