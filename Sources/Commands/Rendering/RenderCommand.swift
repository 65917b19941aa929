import Export
import Foundation
import Media

extension CommandDefinition {
  /// The command `inbetween render`.
  static let render = CommandDefinition(
    name: "render", summary: "turn a scene into a film",
    discussion: """
      Several -o share one pass: every frame is drawn once and goes into each file; a path for one \
      picture beside a film becomes its poster. Without -o the film is written here under the \
      scene's name. Nothing stands under its name before all files of the pass are whole and checked.
      """,
    inputs: [.scene],
    options: [Options.output.definition, Options.format.definition, Options.force.definition]
      + OutputOptions.byproducts + Options.picture + OutputOptions.sampling
      + [OutputOptions.smoothGradients.definition, OutputOptions.text.definition]
      + Options.timing + Options.scene + FilmOptions.all + TrackOptions.all + Options.encoding
      + OutputOptions.encoding
      + [
        Options.jobs.definition, Options.strict.definition, Options.dryRun.definition,
        Options.progress.definition,
      ] + Options.common,
    examples: [
      Example("render start-stop -o start-stop.mp4", "A scene that comes with Inbetween."),
      Example(
        "render my.json -o my.mp4 -o my.webm -o 'frames/%06d.png'",
        "Three results of one pass; frames are numbered by their place in the film."),
      Example(
        "render my.json --export web-alpha --background none -o my.webm",
        "A transparent film for a web page."),
      Example(
        "render my.json -o my.mp4 -o my.gif -o poster.png --sheet sheet.png",
        "A film, a GIF at an even rate, its poster and a contact sheet."),
      Example(
        "render my.json -o my.gif --max-bytes 500kB", "A GIF that fits; what was given up is told."),
      Example(
        "render my.json --range 1..2.5 --scale 0.5 --effort preview -f",
        "A quick look at one part."),
    ],
    run: { arguments, context in try RenderCommand(arguments, context).run() })
}

extension InputDefinition {
  /// One scene preset, or the files of one Swift program.
  static let scene = InputDefinition(
    name: "INPUT",
    help: "A scene preset: a name from 'inbetween presets', a .json file, or - for standard input; "
      + "or the .swift files of one program, or their folder",
    arity: .many, suggestions: .scenes)
}

/// Renders one scene to one or more files.
struct RenderCommand {
  private let arguments: ParsedArguments
  private let context: CommandContext

  init(_ arguments: ParsedArguments, _ context: CommandContext) {
    (self.arguments, self.context) = (arguments, context)
  }

  /// Plans, renders and reports.
  func run() throws {
    let request = try RenderRequest(arguments)
    let tracks = try TrackRequest(arguments)
    let given = arguments.all(Options.output)
    try context.checkOutputs(
      given + [arguments[OutputOptions.poster], arguments[OutputOptions.sheet]].compactMap(\.self))
    if arguments[OutputOptions.maxBytes] != nil, given.count > 1 {
      throw CommandError.badRequest(
        "--max-bytes fits one file, and -o was given \(given.count) times; render them one by one")
    }
    let library = try SceneLibrary(arguments, context)
    let export = try library.export()
    let scene = try library.scene(arguments.inputs[0])
    let paths = try outputPaths(scene: scene, request: request, export: export)
    let plan = try RenderPlan(
      request, export: export, tracks: tracks, scene: scene.facts, paths: paths)
    let byproducts = try Byproducts(arguments, request, export, plan: plan, scene: scene)
    scene.warnings.forEach(context.console.say)
    plan.notices.forEach(context.console.notice)
    try context.failIfStrict(arguments, .badRequest)
    if arguments[Options.dryRun] { return try context.console.result(plan.text) }

    try context.protectInput(scene.file, from: paths + byproducts.paths + plan.sidecars.map(\.path))
    try plan.tracks.checkSources()
    context.console.detail("the scene is read from \(scene.file?.path ?? "standard input")")
    let report: RenderReport
    if let limit = arguments[OutputOptions.maxBytes] {
      let fit = SizeFit(
        limit: limit, request: request, export: export, tracks: tracks, facts: scene.facts)
      report = try fit.run(plan, console: context.console) { plan, accept in
        try run(job(plan, byproducts, scene: scene), accept: accept)
      }
    } else {
      report = try run(job(plan, byproducts, scene: scene))
    }
    scene.reportMissing(to: context.console)
    report.notices.forEach(context.console.notice)
    if !report.hasPicture {
      context.console.say(
        Message(.warning, "every frame is blank; look at 'inbetween explain' at some times"))
    }
    try context.say(report, arguments)
    for sidecar in plan.sidecars { context.console.notice("captions are in \(sidecar.path)") }
    try context.failIfStrict(arguments, .failed)
  }

  /// The job that carries a plan out.
  private func job(
    _ plan: RenderPlan, _ byproducts: Byproducts, scene: OpenScene
  ) throws -> RenderJob {
    let threads =
      arguments[Options.jobs] ?? min(16, ProcessInfo.processInfo.activeProcessorCount)
    context.console.detail("\(threads) drawing threads; see --jobs")
    let composition = try scene.composition(for: plan.fit, captions: plan.tracks)
    let force = arguments[Options.force]
    let captions = plan.sidecars.map {
      RenderJob.Document(path: $0.path, text: $0.text, force: force)
    }
    return RenderJob(
      composition: composition, canvas: Canvas(plan), rate: plan.selection.rate,
      frames: plan.selection.frames, step: plan.selection.step,
      outputs: plan.jobOutputs(force: force),
      byproducts: byproducts.jobs(plan, composition, resources: scene.resources),
      documents: byproducts.documents(plan) + captions,
      sampling: plan.sampling, drawingThreads: threads, resources: scene.resources)
  }

  private func run(
    _ job: RenderJob, accept: ([OutputSummary]) -> Bool = { _ in true }
  ) throws -> RenderReport {
    let display = ProgressDisplay(
      form: progressForm, console: context.console, clock: context.environment.clock)
    do {
      let report = try context.environment.jobs.run {
        try job.run(
          cancellation: context.environment.cancellation,
          progress: { progress in
            display.update(
              done: progress.framesDone, total: progress.framesTotal,
              bytes: Int(progress.bytesWritten))
          }, accept: accept)
      }
      display.finish(
        done: job.frameCount, total: job.frameCount,
        bytes: report.outputs.reduce(0) { $0 + Int($1.bytes) })
      return report
    } catch {
      display.abandon()
      throw error
    }
  }

  /// The form asked for; who reads messages as objects gets no lines among them.
  private var progressForm: ProgressForm {
    if let form = arguments[Options.progress] { return form }
    if arguments[Options.quiet] { return .none }
    return arguments[Options.errors] == .json ? .json : .auto
  }

  /// The paths asked for, or one here under the scene's name.
  private func outputPaths(
    scene: OpenScene, request: RenderRequest, export: RenderRequest
  ) throws -> [String] {
    let given = arguments.all(Options.output)
    if given.count <= 1, let files = export.choices.files {
      let set = FileSet(files, beside: given.first ?? scene.facts.name)
      if given.isEmpty { context.console.notice("writing \(set.list); -o names another place") }
      return set.paths
    }
    guard given.isEmpty else { return given }
    let format = request.format ?? export.format ?? Container.mp4.rawValue
    let container = try OutputFormat(path: "film.\(format)", format: format).container
    let ending = container.extensions[0]
    let path =
      container.isStill ? "\(scene.facts.name)/%06d.\(ending)" : "\(scene.facts.name).\(ending)"
    context.console.notice("writing \(path); -o names another file")
    return [path]
  }
}

extension Canvas {
  /// The pixels of a plan.
  init(_ plan: RenderPlan) {
    self.init(
      width: plan.fit.size.width, height: plan.fit.size.height, transform: plan.fit.transform,
      background: plan.background)
  }
}

extension CommandContext {
  /// Refuses outputs that cannot all be had, and a film on a terminal.
  func checkOutputs(_ paths: [String]) throws(CommandError) {
    if let twice = paths.first(where: { path in paths.filter { $0 == path }.count > 1 }) {
      throw .badRequest("-o names '\(twice)' twice; give each result a name of its own")
    }
    if paths.contains("-"), environment.standardOutput.isTerminal {
      throw .badRequest(
        "standard output is a terminal; redirect it to a file or pipe, or give -o a name")
    }
  }

  /// Refuses to write over the scene itself, which even --force cannot have meant.
  func protectInput(_ file: URL?, from paths: [String]) throws(CommandError) {
    guard let file else { return }
    let input = file.standardizedFileURL.path
    for path in paths where URL(fileURLWithPath: path).standardizedFileURL.path == input {
      throw .badRequest("-o names the scene itself, \(path); give the result another name")
    }
  }

  /// Ends the command if something was warned about and warnings are to fail.
  func failIfStrict(_ arguments: ParsedArguments, _ code: ExitCode) throws(CommandError) {
    guard arguments[Options.strict], console.warningCount > 0 else { return }
    let count = console.warningCount
    throw CommandError(
      exitCode: code,
      messages: [
        Message(
          .error,
          "\(count) \(count == 1 ? "warning fails" : "warnings fail") under --strict; "
            + "mend what was warned about, or leave --strict out")
      ])
  }
}
