import Export
import Foundation
import Media
import Motion
import Picture

/// What is made beside a film: its posters and its contact sheet.
struct Byproducts {
  private let posters: [RenderPlan.Output]
  private let posterTime: FrameTime
  private let sheet: SheetPlan?
  private let sheetPath: String?
  private let files: FileSet?
  private let force: Bool

  /// Plans what a command line asks for.
  init(
    _ arguments: ParsedArguments, _ request: RenderRequest, _ export: RenderRequest,
    plan: RenderPlan, scene: OpenScene
  ) throws {
    force = arguments[Options.force]
    let given = arguments.all(Options.output)
    files =
      given.count <= 1
      ? export.choices.files.map { FileSet($0, beside: given.first ?? scene.facts.name) } : nil
    var posters = plan.posters
    if let path = arguments[OutputOptions.poster] {
      var request = request
      (request.format, request.codec) = (nil, nil)
      // Options of the film's own encoder say nothing about a still.
      (request.choices.colors, request.choices.dither, request.choices.loops) = (nil, nil, nil)
      (request.choices.chroma, request.choices.text) = (nil, nil)
      request.rateControl = nil
      let still = try RenderPlan.still(
        request.over(export), scene: scene.facts, path: path)
      guard still.outputs[0].format.container.isStill || still.outputs[0].format.codec == .webp
      else {
        throw CommandError.badRequest(
          "--poster is one picture, and \(path) would be a film; name a .png, .jpg or .webp")
      }
      posters += still.outputs
    }
    self.posters = posters
    posterTime =
      try arguments[OutputOptions.posterTime].map(plan.selection.time) ?? scene.posterTime
    sheetPath = arguments[OutputOptions.sheet]
    sheet = try sheetPath.map { path in
      var request = RenderRequest()
      (request.rate, request.duration, request.range) = (
        plan.selection.rate, arguments[Options.duration], arguments[Options.range]
      )
      request.background = arguments[Options.background]
      return try SheetPlan(request, SheetLayout(), scene: scene, path: path)
    }
  }

  /// Where by-products go.
  var paths: [String] { posters.map(\.path) + [sheetPath].compactMap(\.self) }

  /// The page that plays a set of files.
  func documents(_ plan: RenderPlan) -> [RenderJob.Document] {
    [files?.page(plan, force: force)].compactMap(\.self)
  }

  /// The jobs that draw them, beside the film of `plan`.
  func jobs(
    _ plan: RenderPlan, _ composition: any Composition, resources: RenderResources
  ) -> [StillJob] {
    let canvas = Canvas(plan)
    let stills = posters.map { poster in
      var settings = poster.settings
      (settings.width, settings.height) = (canvas.width, canvas.height)
      return StillJob(
        composition: composition, canvas: canvas, time: posterTime,
        output: RenderJob.Output(
          path: poster.path, format: poster.format, settings: settings, force: force),
        sampling: plan.sampling, rate: plan.selection.rate, resources: resources)
    }
    return stills + [sheet?.job(force: force, resources: resources)].compactMap(\.self)
  }
}
