import Motion
import Picture
import Presets

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
    ] + Options.scene + Options.common,
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
      let composition = scene.preset.composition
      let picture = composition.displayList(at: time).description
      try context.console.result(
        """
        time \(brief(time.seconds)) s

        layers, the lowest first
        \(composition.explanation(at: time))

        drawing commands
        \(picture.isEmpty ? "none" : picture)

        """)
      scene.reportFonts(to: context.console)
    })
}
