import Presets

extension CommandDefinition {
  /// The command `inbetween schema`.
  static let schema = CommandDefinition(
    name: "schema", summary: "print the JSON Schema of scenes or export presets",
    discussion: """
      An editor that is given the schema completes keys, shows what they mean and marks mistakes \
      while a preset is written.
      """,
    inputs: [
      InputDefinition(
        name: "KIND", help: "scene, which is meant without it, or export", arity: .optional,
        suggestions: .words(SchemaKind.allCases.map(\.rawValue)))
    ],
    options: Options.common,
    examples: [Example("schema scene", "For an editor's settings, or the key $schema of a scene.")],
    run: { arguments, context in
      let kind = arguments.inputs.first.flatMap(SchemaKind.init) ?? .scene
      try context.console.result(kind.text)
    })
}

/// The kinds of presets that have a schema.
enum SchemaKind: String, CaseIterable, Sendable {
  case scene, export

  /// The schema as JSON.
  var text: String {
    switch self {
    case .scene: PresetSchema.scene
    case .export: PresetSchema.export
    }
  }
}
