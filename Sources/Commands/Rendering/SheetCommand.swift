import CairoRenderer
import Export
import Foundation
import Geometry
import Motion
import Picture

extension CommandDefinition {
  /// The command `inbetween sheet`.
  static let sheet = CommandDefinition(
    name: "sheet", summary: "draw a contact sheet: pictures of a scene side by side",
    inputs: [.scene],
    options: [Options.output.definition, Options.format.definition, Options.force.definition]
      + Options.picture
      + [SheetOptions.pictures.definition, SheetOptions.columns.definition] + Options.timing
      + Options.scene + FilmOptions.all + [Options.strict.definition] + Options.common,
    examples: [
      Example("sheet start-stop -o sheet.png", "Twelve pictures, evenly spaced."),
      Example(
        "sheet start-stop --pictures 20 --columns 5 --range 0..1 --scale 0.5",
        "A closer look at the first second."),
    ],
    run: { arguments, context in try SheetCommand(arguments, context).run() })
}

/// The options that only a contact sheet has.
private enum SheetOptions {
  static let pictures = Option(
    "pictures", .integer("N", in: 1...400), in: .picture, "How many pictures; 12 if not told")
  static let columns = Option(
    "columns", .integer("N", in: 1...40), in: .picture, "How many stand in a row; 4 if not told")
}

/// Draws pictures of a scene, evenly spaced in time, into one.
private struct SheetCommand {
  let arguments: ParsedArguments
  let context: CommandContext

  init(_ arguments: ParsedArguments, _ context: CommandContext) {
    (self.arguments, self.context) = (arguments, context)
  }

  /// The width of one picture in pixels when nothing is asked for.
  private static let usualWidth = 320.0

  func run() throws {
    let scene = try SceneLibrary(arguments, context).scene(arguments.inputs[0])
    let path = try context.onePath(arguments, or: "\(scene.facts.name)-sheet.png")
    var request = try RenderRequest(arguments)
    let format = request.format
    if request.size == nil, request.stage == nil, request.scale == nil {
      request.scale = min(1, Self.usualWidth / scene.facts.stage.size.width)
    }
    // The cells' plan has no output; the sheet's own takes its size from the cells.
    let cells = try RenderPlan(request, scene: scene.facts, paths: [])
    scene.warnings.forEach(context.console.say)
    cells.notices.forEach(context.console.notice)
    try context.failIfStrict(arguments, .badRequest)

    let sheet = ContactSheet(
      of: try scene.composition(for: cells.fit), canvas: Canvas(cells),
      times: times(of: cells.selection), columns: arguments[SheetOptions.columns] ?? 4,
      shaper: PangoTextShaper())
    let facts = SceneFacts(
      name: scene.facts.name, stage: sheet.stage, duration: sheet.duration, isFluid: false)
    let plan = try RenderPlan.still(RenderRequest(format: format), scene: facts, path: path)
    try context.protectInput(scene.file, from: [path])
    let job = StillJob(
      composition: sheet, canvas: Canvas(plan), time: .zero,
      output: plan.jobOutputs(force: arguments[Options.force])[0], resources: scene.resources)
    let report = try context.environment.jobs.run { try job.run() }
    scene.reportMissing(to: context.console)
    try context.say(report, arguments)
    try context.failIfStrict(arguments, .failed)
  }

  /// The times of the first frame, the last, and evenly spaced ones between.
  private func times(of selection: FrameSelection) -> [FrameTime] {
    let frames = selection.frames
    let count = min(arguments[SheetOptions.pictures] ?? 12, frames.count)
    return (0..<count).map { index in
      let step = count > 1 ? index * (frames.count - 1) / (count - 1) : 0
      return selection.rate.time(ofFrame: frames.lowerBound + step)
    }
  }
}
