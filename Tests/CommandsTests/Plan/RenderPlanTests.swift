import Foundation
import Media
import Motion
import Picture
import Testing

@testable import Commands

@Suite struct RenderPlanTests {
  private static let scene = SceneFacts(
    name: "scene",
    stage: Stage(
      size: CGSize(width: 540, height: 361.5), scale: 2, frameRate: FrameRate(60),
      background: .white),
    duration: FrameTime(2, 1), isFluid: false)

  private func plan(
    _ request: RenderRequest = RenderRequest(), export: RenderRequest = RenderRequest(),
    scene: SceneFacts = scene, paths: [String] = ["a.mp4"]
  ) throws -> RenderPlan {
    try RenderPlan(request, export: export, scene: scene, paths: paths)
  }

  @Test func anOddSizeIsPaddedWithOneNotice() throws {
    let plan = try plan(paths: ["a.mp4"])
    #expect(plan.fit.size == PixelSize(width: 1080, height: 723))
    #expect(plan.notices.count == 1)
    #expect(plan.notices[0].contains("1080×724"))
    #expect(try self.plan(paths: ["frames/%06d.png"]).notices.isEmpty)
  }

  @Test func theCommandLineComesBeforeTheExportPresetBeforeTheScene() throws {
    let export = RenderRequest(
      size: PixelSize(width: 1920, height: 1080), rate: FrameRate(30), format: "mp4",
      rateControl: .rateFactor(20), effort: "best")
    #expect(try plan().selection.rate == FrameRate(60))
    #expect(try plan(export: export).selection.rate == FrameRate(30))
    #expect(
      try plan(RenderRequest(rate: FrameRate(24)), export: export).selection.rate == FrameRate(24))
    #expect(try plan(export: export).outputs[0].settings.crf == 20)
    let settings = try plan(RenderRequest(rateControl: .quality(50)), export: export)
      .outputs[0].settings
    #expect(settings.crf == nil)
    #expect(settings.quality == 50)
    #expect(settings.effort == .best)
  }

  @Test func anotherFormatThanTheExportPresetsTakesNoneOfItsEncoderSettings() throws {
    let export = RenderRequest(
      rate: FrameRate(30), format: "mp4", codec: "h264", rateControl: .rateFactor(20),
      effort: "veryslow")
    let outputs = try plan(export: export, paths: ["a.mp4", "b.webm"]).outputs
    #expect(outputs[0].settings.crf == 20)
    #expect(outputs[1].format.codec == .vp9)
    #expect(outputs[1].settings.crf == nil)
    #expect(outputs[1].settings.effort == .normal)
  }

  /// The command line's three, the export preset's three, and what results.
  @Test(arguments: [
    (
      RenderRequest(scale: 1), RenderRequest(size: PixelSize(width: 100, height: 50)),
      RenderRequest(size: PixelSize(width: 100, height: 50), scale: 1)
    ),
    (
      RenderRequest(stage: CGSize(width: 9, height: 9), scale: 1),
      RenderRequest(size: PixelSize(width: 100, height: 50)),
      RenderRequest(stage: CGSize(width: 9, height: 9), scale: 1)
    ),
    (
      RenderRequest(size: PixelSize(width: 10, height: 10)),
      RenderRequest(stage: CGSize(width: 9, height: 9), scale: 1),
      RenderRequest(
        size: PixelSize(width: 10, height: 10), stage: CGSize(width: 9, height: 9))
    ),
    (
      RenderRequest(scale: 2),
      RenderRequest(
        size: PixelSize(width: 10, height: 10), stage: CGSize(width: 9, height: 9)),
      RenderRequest(stage: CGSize(width: 9, height: 9), scale: 2)
    ),
  ])
  func sizeStageAndScaleOfTwoSourcesNeverContradict(
    _ request: RenderRequest, _ export: RenderRequest, _ result: RenderRequest
  ) {
    #expect(request.over(export) == result)
  }

  @Test func aGIFKeepsToTwentyFiveFramesASecondUnlessTold() throws {
    let plan = try plan(paths: ["a.gif"])
    #expect(plan.selection.rate == FrameRate(25))
    #expect(plan.notices.contains { $0.contains("--fps") })
    #expect(
      try self.plan(RenderRequest(rate: FrameRate(50)), paths: ["a.gif"]).selection.rate
        == FrameRate(50))
  }

  @Test func aClearFilmNeedsACodecWithTransparency() throws {
    let clear = RenderRequest(background: Backdrop.none)
    #expect(try plan(clear, paths: ["a.webm"]).outputs[0].settings.alpha)
    let error = try #require(throws: MediaError.self) { try plan(clear, paths: ["a.mp4"]) }
    #expect(error.isRequestFault)
    #expect(error.description.contains("--background"))
  }

  @Test func aFilmDoesNotFitIntoOnePNG() {
    #expect(throws: PlanError.needsPattern(path: "a.png", frames: 120)) {
      try plan(paths: ["a.png"])
    }
  }

  @Test func encoderThreadsComeFromTheSizeAndNeverFromTheMachine() throws {
    #expect(try plan().outputs[0].settings.encoderThreads == 4)
    let large = RenderRequest(size: PixelSize(width: 3840, height: 2160))
    #expect(try plan(large).outputs[0].settings.encoderThreads == 8)
    #expect(
      try plan(RenderRequest(encoderThreads: 2)).outputs[0].settings.encoderThreads == 2)
  }

  @Test func aPlanReadsAsLines() throws {
    let request = RenderRequest(
      size: PixelSize(width: 1280, height: 720), fit: .stretch,
      range: TimeRange(lower: .frame(30), upper: .frame(90)))
    #expect(
      try plan(request, paths: ["a.mp4", "f/%06d.png"]).text == """
        scene       scene
        stage       540x361.5 points
        size        1280x720 pixels
        frames      60 (30 to 89) at 60 fps, 1 s
        background  #ffffff
        shared      every picture is drawn once for all 2 outputs
        output      a.mp4: mp4, H.264, yuv420p, quality 75, 4 encoder threads
        output      f/%06d.png: png, PNG, rgb24, 4 encoder threads

        """)
  }
}
