import Motion
import Picture
import Presets
import Scene

extension CommandDefinition {
  /// The command `inbetween explain`.
  static let explain = CommandDefinition(
    name: "explain", summary: "print every layer's values and the drawing commands at a time",
    discussion: """
      The values are those in flight, springs and morphs included; the drawing commands are what \
      the renderer is given, lowest first.
      """,
    inputs: [.scene],
    options: [
      Options.time.definition, Options.rate.definition, Options.duration.definition,
    ] + Options.scene + FilmOptions.all + Options.common,
    examples: [
      Example("explain start-stop --at 0.75", "What is drawn three quarters of a second in."),
      Example("explain start-stop --at 45f", "The same at frame 45."),
    ],
    run: { arguments, context in
      let request = try RenderRequest(arguments)
      let scene = try SceneLibrary(arguments, context).scene(
        arguments.inputs[0], usesExamples: true)
      let plan = try RenderPlan(request, scene: scene.facts, paths: [])
      let time = try plan.selection.time(at: arguments[Options.time] ?? .seconds(scene.posterTime))
      scene.warnings.forEach(context.console.say)
      let (explanation, picture) = try scene.explanation(at: time)
      try context.console.result(
        """
        time \(brief(time.seconds)) s

        \(explanation)

        drawing commands
        \(picture.isEmpty ? "none" : picture)

        """)
      scene.reportMissing(to: context.console)
    })
}

extension OpenScene {
  /// What there is at `time`, and the drawing commands, in words.
  fileprivate func explanation(at time: FrameTime) throws -> (explanation: String, picture: String)
  {
    switch content {
    case .preset(let preset):
      let composition = preset.composition
      return (
        "layers, the lowest first\n" + composition.explanation(at: time),
        composition.displayList(at: time).description
      )
    case .film(let film, _):
      let names = film.targetNames(at: time).map { "  \($0)" }
      return (
        "what a script can name\n" + (names.isEmpty ? "  nothing" : names.joined(separator: "\n")),
        try film.makeSampler().displayList(at: time).description
      )
    }
  }
}
