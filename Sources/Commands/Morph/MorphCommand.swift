import CairoRenderer
import Export
import Foundation
import Geometry
import Motion
import Picture

extension CommandDefinition {
  /// The command `inbetween morph`.
  static let morph = CommandDefinition(
    name: "morph", summary: "plan the morph between two shapes and write its frames",
    discussion: """
      Shapes are SVG path data. A name that ends in .json gets every frame as cubic curves, any \
      other picture format a contact sheet. Without --output the report is printed.
      """,
    options: [
      MorphOptionKeys.from.definition, MorphOptionKeys.to.definition,
      MorphOptionKeys.pairs.definition, MorphOptionKeys.pair.definition,
      MorphOptionKeys.strategy.definition,
      MorphOptionKeys.samples.definition, MorphOptionKeys.report.definition,
      MorphOptionKeys.score.definition, Options.output.definition, Options.format.definition,
      Options.force.definition, Options.strict.definition,
    ] + Options.common,
    examples: [
      Example(
        "morph --from M0,0H9V9H0Z --to M4,0L9,9H0Z -o sheet.png",
        "A contact sheet of the way between."),
      Example(
        "morph --pairs pairs.json --strategy auto -o frames.json",
        "The frames of a whole list of pairs."),
    ],
    run: { arguments, context in try MorphCommand(arguments, context).run() })
}

/// The options that only `inbetween morph` has.
private enum MorphOptionKeys {
  static let from = Option("from", .text("D"), in: .scene, "The path data of the first shape")
  static let to = Option("to", .text("D"), in: .scene, "The path data of the second shape")
  static let pairs = Option(
    "pairs", .text("FILE", suggestions: .files), in: .scene,
    "A JSON list of pairs with name, from and to, instead of one pair")
  static let pair = Option(
    "pair", .text("NAME"), in: .scene, "The one pair of the file of pairs that is meant")
  static let strategy = Option<MorphStrategy>(
    "strategy", .choice("S"), in: .scene, "How the shapes are matched; auto if not told")
  static let samples = Option(
    "samples", .integer("N", in: 1...10_000), in: .time,
    "Steps between the first frame and the last; 32 if not told")
  static let report = Flag(
    "report", in: .output, "Print what was decided and how well the morph behaves")
  static let score = Flag(
    "score", in: .output, "Print a table of every strategy's figures, or of the one named")
}

/// Plans morphs, tells about them and writes their frames.
private struct MorphCommand {
  let arguments: ParsedArguments
  let context: CommandContext

  init(_ arguments: ParsedArguments, _ context: CommandContext) {
    (self.arguments, self.context) = (arguments, context)
  }

  /// The JSON that evaluators read.
  private struct Frames: Encodable {
    let method: String
    let pairs: [String: MorphFrames]
  }

  func run() throws {
    let pairs = try pairs()
    if arguments[MorphOptionKeys.score] { return try score(pairs) }
    let strategy = arguments[MorphOptionKeys.strategy] ?? .auto
    let plans = try pairs.map { pair in
      try checkCancellation()
      return MorphPlan(from: pair.from, to: pair.to, strategy: strategy)
    }
    let outputs = arguments.all(Options.output)
    if arguments[MorphOptionKeys.report] || outputs.isEmpty {
      let isOne = pairs.count == 1
      for (pair, plan) in zip(pairs, plans) {
        try context.console.result((isOne ? "" : "\(pair.name): ") + "\(plan.report)\n")
      }
    }
    if arguments[Options.strict], let index = plans.firstIndex(where: { !$0.report.isClean }) {
      throw CommandError.failed(
        "the morph '\(pairs[index].name)' crosses or collapses; try another --strategy, or leave "
          + "out --strict")
    }
    guard !outputs.isEmpty else { return }
    let path = try context.onePath(arguments, or: "")
    if path.hasSuffix(".json") || path == "-" {
      try write(frames(pairs, plans, strategy), to: path)
    } else if let plan = plans.first, plans.count == 1 {
      try writeSheet(plan, name: pairs[0].name, to: path)
    } else {
      throw CommandError.badRequest(
        "a contact sheet shows one morph; name a .json file, or give one pair")
    }
  }

  private func checkCancellation() throws {
    if context.environment.cancellation.isCancelled { throw ExportError.cancelled }
  }

  private func pairs() throws -> [MorphPair] {
    let (from, to) = (arguments[MorphOptionKeys.from], arguments[MorphOptionKeys.to])
    if let file = arguments[MorphOptionKeys.pairs] {
      guard from == nil, to == nil else {
        throw CommandError.badRequest("--pairs already names the shapes; leave out --from and --to")
      }
      let pairs = try MorphPair.pairs(in: file)
      guard let name = arguments[MorphOptionKeys.pair] else { return pairs }
      guard let pair = pairs.first(where: { $0.name == name }) else {
        let hint = pairs.prefix(12).map(\.name).joined(separator: ", ")
        throw CommandError.badRequest(
          "\(file) has no pair '\(name)'; it has \(hint)\(pairs.count > 12 ? ", …" : "")")
      }
      return [pair]
    }
    guard arguments[MorphOptionKeys.pair] == nil else {
      throw CommandError.badRequest("--pair names a pair of a file; give the file with --pairs")
    }
    guard let from, let to else {
      throw CommandError.badRequest(
        "two shapes are needed; give --from and --to path data, or --pairs a file")
    }
    return [try MorphPair(name: "morph", from: from, to: to)]
  }

  private func score(_ pairs: [MorphPair]) throws {
    let strategies = arguments[MorphOptionKeys.strategy].map { [$0] } ?? MorphStrategy.allCases
    func number(_ value: Double, _ digits: Int) -> String {
      String(format: "%.\(digits)f", value)
    }
    var rows = [["strategy", "mean", "worst", "worst pair", "crossing", "collapsed", "least area"]]
    for strategy in strategies {
      try checkCancellation()
      let score = MorphScore(strategy, of: pairs.map { ($0.name, $0.from, $0.to) })
      let worst = score.pairs.min { $0.quality < $1.quality }
      rows.append([
        strategy.rawValue, number(score.mean, 2), number(score.worst, 2), worst?.name ?? "",
        "\(score.crossing)/\(pairs.count)", "\(score.collapsed)/\(pairs.count)",
        number(score.leastArea, 3),
      ])
    }
    try context.console.result(TextTable(rows: rows).text)
  }

  private func frames(
    _ pairs: [MorphPair], _ plans: [MorphPlan], _ strategy: MorphStrategy
  ) -> String {
    let samples = arguments[MorphOptionKeys.samples] ?? 32
    let named = zip(pairs, plans).map { ($0.name, MorphFrames($1, samples: samples)) }
    return jsonText(
      Frames(method: strategy.rawValue, pairs: Dictionary(named) { first, _ in first })) + "\n"
  }

  private func write(_ text: String, to path: String) throws {
    if path == "-" { return try context.console.result(text) }
    if FileManager.default.fileExists(atPath: path), !arguments[Options.force] {
      throw CommandError.badRequest("\(path) exists; choose another name, or give --force")
    }
    do {
      try Data(text.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
      throw CommandError.failed(
        "could not write \(path): \(error.localizedDescription); choose a folder that exists and "
          + "can be written to")
    }
  }

  private func writeSheet(_ plan: MorphPlan, name: String, to path: String) throws {
    let film = MorphFilm(plan)
    let steps = min(arguments[MorphOptionKeys.samples] ?? 8, 399)
    let canvas = Canvas(
      width: Int(film.stage.size.width), height: Int(film.stage.size.height),
      transform: .identity, background: .white)
    let sheet = ContactSheet(
      of: film, canvas: canvas, times: (0...steps).map { FrameTime(Int64($0), Int64(steps)) },
      columns: min(steps + 1, 9), shaper: PangoTextShaper())
    let facts = SceneFacts(
      name: name, stage: sheet.stage, duration: sheet.duration, isFluid: false)
    let plan = try RenderPlan.still(
      RenderRequest(format: try RenderRequest(arguments).format), scene: facts, path: path)
    let job = StillJob(
      composition: sheet, canvas: Canvas(plan), time: .zero,
      output: plan.jobOutputs(force: arguments[Options.force])[0])
    let report = try context.environment.jobs.run { try job.run() }
    try context.say(report, arguments)
  }
}
