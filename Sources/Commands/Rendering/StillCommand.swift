import Export
import Foundation
import Media
import Motion

extension CommandDefinition {
  /// The command `inbetween still`.
  static let still = CommandDefinition(
    name: "still", summary: "draw pictures of a scene, each into a file",
    inputs: [.scene],
    options: [
      Options.output.definition, Options.format.definition, Options.force.definition,
    ] + Options.picture + OutputOptions.sampling + [OutputOptions.text.definition]
      + [
        Options.quality.definition, Options.effort.definition, StillOptions.times.definition,
        Options.rate.definition, Options.duration.definition,
      ]
      + Options.scene + FilmOptions.all
      + [Options.export.definition, Options.strict.definition, Options.dryRun.definition]
      + Options.common,
    examples: [
      Example("still start-stop --at 1.5 -o frame.png", "The picture one and a half seconds in."),
      Example(
        "still start-stop --at 90f --scale 3 -o big.png", "Frame 90 at three times the size."),
      Example(
        "still start-stop --export thumbnail -o thumbnail.png", "The poster, 1280 by 720 pixels."),
      Example("still start-stop --at 0.5 --at 1 --at 2 -o at-%d.png", "Three stills, numbered."),
      Example("still start-stop --at 1 -o frame.svg", "Shapes in place of pixels."),
    ],
    run: { arguments, context in try StillCommand(arguments, context).run() })
}

/// The options that only stills have.
enum StillOptions {
  static let times = Option(
    "at", .time, in: .time, repeatable: true,
    "The time in seconds, or the frame as 90f; several give a still each")
}

/// Draws one picture of a scene or several, each into a file.
private struct StillCommand {
  let arguments: ParsedArguments
  let context: CommandContext

  init(_ arguments: ParsedArguments, _ context: CommandContext) {
    (self.arguments, self.context) = (arguments, context)
  }

  func run() throws {
    let request = try RenderRequest(arguments)
    let library = try SceneLibrary(arguments, context)
    let scene = try library.scene(arguments.inputs[0], usesExamples: true)
    let points = arguments.all(StillOptions.times)
    let given = try context.onePath(arguments, or: "\(scene.facts.name).png")
    let paths = try Self.paths(given, for: points)
    let export = try library.export()
    let plans = try paths.map {
      try RenderPlan.still(request, export: export, scene: scene.facts, path: $0)
    }
    let times = try (points.isEmpty ? [.seconds(scene.posterTime)] : points)
      .map(plans[0].selection.time)
    scene.warnings.forEach(context.console.say)
    plans[0].notices.forEach(context.console.notice)
    try context.failIfStrict(arguments, .badRequest)
    if arguments[Options.dryRun] {
      return try context.console.result(plans.map(\.text).joined(separator: "\n"))
    }

    try context.protectInput(scene.file, from: paths)
    let composition = try scene.composition(for: plans[0].fit)
    let jobs = zip(plans, times).map { plan, time in
      StillJob(
        composition: composition, canvas: Canvas(plan), time: time,
        output: plan.jobOutputs(force: arguments[Options.force])[0], sampling: plan.sampling,
        rate: plan.selection.rate, resources: scene.resources)
    }
    let cancellation = context.environment.cancellation
    let report = try context.environment.jobs.run {
      try StillJob.run(jobs, cancellation: cancellation)
    }
    scene.reportMissing(to: context.console)
    report.notices.forEach(context.console.notice)
    if !report.hasPicture {
      context.console.say(Message(.warning, "the picture is blank; try another --at"))
    }
    try context.say(report, arguments)
    try context.failIfStrict(arguments, .failed)
  }

  /// A path a time: numbered from 1 by a pattern, or with the time before the ending.
  static func paths(_ path: String, for points: [TimePoint]) throws(CommandError) -> [String] {
    guard points.count > 1 else { return [path] }
    guard path != "-" else {
      throw .badRequest("standard output takes one picture; give -o a name, or --at once")
    }
    var paths: [String] = []
    for (index, point) in points.enumerated() {
      if let pattern = FramePattern(path) {
        let folder = path.lastIndex(of: "/").map { path[...$0] } ?? ""
        paths.append(folder + pattern.name(of: index + 1))
        continue
      }
      let time =
        switch point {
        case .seconds(let time): brief(time.seconds) + "s"
        case .frame(let index): "\(index)f"
        }
      let ending = fileExtension(of: path)
      let stem = ending.isEmpty ? path : String(path.dropLast(ending.count + 1))
      paths.append("\(stem)-\(time)" + (ending.isEmpty ? "" : "." + ending))
    }
    if let twice = paths.first(where: { path in paths.filter { $0 == path }.count > 1 }) {
      throw .badRequest("--at names one time twice, so that '\(twice)' would be made twice")
    }
    return paths
  }
}

extension RenderPlan {
  /// The outputs of the job that carries the plan out.
  func jobOutputs(force: Bool) -> [RenderJob.Output] {
    outputs.map {
      RenderJob.Output(
        path: $0.path, format: $0.format, settings: $0.settings, stride: $0.stride,
        force: force)
    }
  }

  /// A plan for one picture, whatever the film's length and rate.
  static func still(
    _ request: RenderRequest, export: RenderRequest = RenderRequest(), scene: SceneFacts,
    path: String
  ) throws -> RenderPlan {
    var request = request
    request.range = TimeRange(lower: .frame(0), upper: .frame(1))
    return try RenderPlan(request, export: export, scene: scene, paths: [path])
  }
}

extension CommandContext {
  /// The only path of `-o`, or `name` here.
  func onePath(_ arguments: ParsedArguments, or name: String) throws(CommandError) -> String {
    let paths = arguments.all(Options.output)
    guard paths.count <= 1 else {
      throw .badRequest("-o was given \(paths.count) times; one picture goes into one file")
    }
    try checkOutputs(paths)
    if paths.isEmpty { console.notice("writing \(name); -o names another file") }
    return paths.first ?? name
  }

  /// A line about each file, unless it went to standard output.
  func say(_ report: RenderReport, _ arguments: ParsedArguments) throws {
    for notice in report.outputs.flatMap(\.notices) { console.say(Message(.warning, notice)) }
    guard !arguments[Options.quiet] || arguments[Options.progress] == .json else { return }
    for output in report.outputs where output.path != "-" {
      let line = OutputLine(output)
      try console.result((arguments[Options.progress] == .json ? line.json : line.text) + "\n")
    }
  }
}
