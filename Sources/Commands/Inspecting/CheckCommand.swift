extension CommandDefinition {
  /// The command `inbetween check`.
  static let check = CommandDefinition(
    name: "check", summary: "look for mistakes in scenes without rendering",
    discussion: """
      Every mistake of every scene is told in one run, as file:line:column: path: what is wrong. \
      The exit status is 2 when there is one; with --strict, warnings count as mistakes. Of a Swift program it first tells the names of SwiftUI \
      that are missing, drawn still or without effect.
      """,
    inputs: [
      InputDefinition(
        name: "INPUT", help: "Scene presets: names, .json files, or - for standard input",
        arity: .many, suggestions: .scenes)
    ],
    options: Options.scene + FilmOptions.all
      + [FilmOptions.uses.definition, Options.strict.definition] + Options.common,
    examples: [
      Example("check start-stop spinner", "Two scenes that come with Inbetween."),
      Example("check my.json --strict --errors json", "For an editor or a build."),
      Example("check --uses MyViews", "What a folder of Swift files uses and does not get."),
    ],
    run: { arguments, context in
      let library = try SceneLibrary(arguments, context)
      var bad = 0
      for input in arguments.inputs {
        let before = context.console.warningCount
        do {
          let scene = try library.scene(input, usesExamples: true)
          scene.warnings.forEach(context.console.say)
          // Text that is set wrongly shows only when the scene is laid out and sampled.
          try scene.rehearse()
          scene.reportFonts(to: context.console)
        } catch {
          let report = FailureReport(error)
          report.messages.forEach(context.console.say)
          bad += 1
          continue
        }
        let warnings = context.console.warningCount - before
        if warnings > 0, arguments[Options.strict] {
          bad += 1
        } else if !arguments[Options.quiet] {
          let note = warnings == 0 ? "" : " (\(warnings) \(warnings == 1 ? "warning" : "warnings"))"
          try context.console.result("\(input): ok\(note)\n")
        }
      }
      guard bad == 0 else {
        let total = arguments.inputs.count
        throw CommandError.badRequest(
          "\(bad) of \(total) \(total == 1 ? "scene has" : "scenes have") mistakes; mend the "
            + "lines above")
      }
    })
}
