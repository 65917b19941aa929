import Export
import Media

extension CommandDefinition {
  /// The command `inbetween still`.
  static let still = CommandDefinition(
    name: "still", summary: "draw one picture of a scene",
    inputs: [.scene],
    options: [
      Options.output.definition, Options.format.definition, Options.force.definition,
    ] + Options.picture
      + [Options.time.definition, Options.rate.definition, Options.duration.definition]
      + Options.scene + FilmOptions.all
      + [Options.strict.definition, Options.dryRun.definition] + Options.common,
    examples: [
      Example("still start-stop --at 1.5 -o frame.png", "The picture one and a half seconds in."),
      Example(
        "still start-stop --at 90f --scale 3 -o big.png", "Frame 90 at three times the size."),
    ],
    run: { arguments, context in
      let request = try RenderRequest(arguments)
      let library = try SceneLibrary(arguments, context)
      let scene = try library.scene(arguments.inputs[0], usesExamples: true)
      let path = try context.onePath(arguments, or: "\(scene.facts.name).png")
      let plan = try RenderPlan.still(request, scene: scene.facts, path: path)
      let time = try plan.selection.time(
        at: arguments[Options.time] ?? .seconds(scene.posterTime))
      scene.warnings.forEach(context.console.say)
      plan.notices.forEach(context.console.notice)
      try context.failIfStrict(arguments, .badRequest)
      if arguments[Options.dryRun] { return try context.console.result(plan.text) }

      try context.protectInput(scene.file, from: [path])
      let job = StillJob(
        composition: try scene.composition(for: plan.fit), canvas: Canvas(plan), time: time,
        output: plan.jobOutputs(force: arguments[Options.force])[0])
      let report = try context.environment.jobs.run { try job.run() }
      scene.reportFonts(to: context.console)
      if !report.hasPicture {
        context.console.say(Message(.warning, "the picture is blank; try another --at"))
      }
      try context.say(report, arguments)
      try context.failIfStrict(arguments, .failed)
    })
}

extension RenderPlan {
  /// The outputs of the job that carries the plan out.
  func jobOutputs(force: Bool) -> [RenderJob.Output] {
    outputs.map {
      RenderJob.Output(path: $0.path, format: $0.format, settings: $0.settings, force: force)
    }
  }

  /// A plan for one picture, whatever the film's length and rate.
  static func still(
    _ request: RenderRequest, scene: SceneFacts, path: String
  ) throws -> RenderPlan {
    var request = request
    request.range = TimeRange(lower: .frame(0), upper: .frame(1))
    return try RenderPlan(request, scene: scene, paths: [path])
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
