import Export
import Foundation

extension CommandDefinition {
  /// The command `inbetween sheet`.
  static let sheet = CommandDefinition(
    name: "sheet", summary: "draw a contact sheet: pictures of a scene side by side",
    inputs: [.scene],
    options: [Options.output.definition, Options.format.definition, Options.force.definition]
      + Options.picture
      + [
        SheetOptions.pictures.definition, SheetOptions.columns.definition,
        SheetOptions.rows.definition, SheetOptions.times.definition,
      ] + Options.timing
      + Options.scene + FilmOptions.all + [Options.strict.definition] + Options.common,
    examples: [
      Example("sheet start-stop -o sheet.png", "Twelve pictures, evenly spaced."),
      Example(
        "sheet start-stop --pictures 20 --columns 5 --range 0..1 --scale 0.5",
        "A closer look at the first second."),
      Example("sheet start-stop --at 0.5 --at 1 --at 2 --columns 3", "Pictures of three times."),
    ],
    run: { arguments, context in try SheetCommand(arguments, context).run() })
}

/// The options that only a contact sheet has.
enum SheetOptions {
  static let pictures = Option(
    "pictures", .integer("N", in: 1...400), in: .picture, "How many pictures; 12 if not told")
  static let columns = Option(
    "columns", .integer("N", in: 1...40), in: .picture, "How many stand in a row; 4 if not told")
  static let rows = Option(
    "rows", .integer("N", in: 1...40), in: .picture,
    "How many rows there are, in place of --pictures")
  static let times = Option(
    "at", .time, in: .time, repeatable: true,
    "A time in seconds, or a frame as 90f, for each picture; evenly spaced if not told")
}

/// Draws pictures of a scene into one, each with its time.
private struct SheetCommand {
  let arguments: ParsedArguments
  let context: CommandContext

  init(_ arguments: ParsedArguments, _ context: CommandContext) {
    (self.arguments, self.context) = (arguments, context)
  }

  func run() throws {
    let scene = try SceneLibrary(arguments, context).scene(arguments.inputs[0])
    let path = try context.onePath(arguments, or: "\(scene.facts.name)-sheet.png")
    let request = try RenderRequest(arguments)
    let layout = try SheetLayout(arguments)
    let sheet = try SheetPlan(request, layout, scene: scene, path: path)
    scene.warnings.forEach(context.console.say)
    sheet.notices.forEach(context.console.notice)
    try context.failIfStrict(arguments, .badRequest)

    try context.protectInput(scene.file, from: [path])
    let job = sheet.job(force: arguments[Options.force], resources: scene.resources)
    let report = try context.environment.jobs.run { try job.run() }
    scene.reportMissing(to: context.console)
    report.notices.forEach(context.console.notice)
    try context.say(report, arguments)
    try context.failIfStrict(arguments, .failed)
  }
}

extension SheetLayout {
  /// The layout of a command line.
  fileprivate init(_ arguments: ParsedArguments) throws(PlanError) {
    let rows = arguments[SheetOptions.rows]
    if rows != nil, arguments[SheetOptions.pictures] != nil {
      throw .exclusive(["--rows", "--pictures"])
    }
    times = arguments.all(SheetOptions.times)
    columns = arguments[SheetOptions.columns] ?? columns
    pictures = arguments[SheetOptions.pictures] ?? rows.map { $0 * columns } ?? pictures
  }
}
