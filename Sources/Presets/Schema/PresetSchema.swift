/// The JSON Schemas (draft 2020-12) of the formats as they are built, from the decoders' own tables.
package enum PresetSchema {
  /// The schema of scene presets.
  package static var scene: String {
    SchemaBuilder(root: SceneSpec.spec, title: "Inbetween scene preset, version 1").text
  }

  /// The schema of export presets.
  package static var export: String {
    SchemaBuilder(root: ExportPresetDecoder.spec, title: "Inbetween export preset, version 1").text
  }
}

/// Turns the tables of keys into a schema; definitions that are no objects are written by hand.
struct SchemaBuilder {
  let root: ObjectSpec
  let title: String

  /// Every table that the root leads to, by its name in the schema, in the order of discovery.
  var specs: [ObjectSpec] {
    var (found, keys): ([ObjectSpec], Set<String>) = ([], [])
    func visit(_ spec: ObjectSpec) {
      guard keys.insert(spec.key).inserted else { return }
      found.append(spec)
      spec.fields.forEach { visit($0.kind) }
    }
    func visit(_ kind: ValueKind) {
      switch kind {
      case .object(let spec), .oneKey(let spec): visit(spec)
      case .array(let inner, _), .map(let inner): visit(inner)
      case .any(let kinds): kinds.forEach(visit)
      case .definition(let name): SchemaDefinitions.specs[name]?.forEach(visit)
      default: break
      }
    }
    visit(root)
    return found
  }

  var text: String {
    let specs = specs
    let definitions =
      SchemaDefinitions.all + specs.dropFirst().map { ($0.key, Self.schema(of: $0)) }
    let own = Self.schema(of: root).members?.map { ($0.key, $0.value) } ?? []
    return JSONWriter.text(
      .object(
        [
          ("$schema", .text("https://json-schema.org/draft/2020-12/schema")),
          ("title", .text(title)),
        ] + own + [("$defs", .object(definitions))]))
  }

  private static func schema(of spec: ObjectSpec) -> JSONNode {
    let fields = spec.fields.filter { !$0.isNotYet }
    var members: [(String, JSONNode)] = [("type", .text("object"))]
    members.append(
      (
        "properties",
        .object(
          fields.map { field in
            var inner = schema(of: field.kind).members?.map { ($0.key, $0.value) } ?? []
            if !field.about.isEmpty { inner.insert(("description", .text(field.about)), at: 0) }
            return (field.name, .object(inner))
          })
      ))
    let required = fields.filter(\.isRequired).map { JSONNode.text($0.name) }
    if !required.isEmpty { members.append(("required", .array(required))) }
    members.append(("additionalProperties", .boolean(false)))
    return .object(members)
  }

  static func schema(of kind: ValueKind) -> JSONNode {
    switch kind {
    case .number(let range):
      return orExpression(
        .object(
          [("type", .text("number"))]
            + (range.map { limits($0.lowerBound, $0.upperBound) } ?? [])))
    case .integer(let range):
      return orExpression(
        .object(
          [("type", .text("integer"))]
            + (range.map { limits(Double($0.lowerBound), Double($0.upperBound)) } ?? [])))
    case .boolean: return orExpression(.object([("type", .text("boolean"))]))
    case .string: return .object([("type", .text("string"))])
    case .choice(let words):
      return orExpression(.object([("enum", .array(words.map { .text($0) }))]))
    case .constant(let value): return .object([("const", .number(Double(value)))])
    case .definition(let name): return reference(name)
    case .array(let inner, let count):
      var members = [("type", JSONNode.text("array")), ("items", schema(of: inner))]
      if let count {
        members.append(("minItems", .number(Double(count.lowerBound))))
        members.append(("maxItems", .number(Double(count.upperBound))))
      }
      return orExpression(.object(members))
    case .map(let inner):
      return .object([("type", .text("object")), ("additionalProperties", schema(of: inner))])
    case .object(let spec), .oneKey(let spec): return reference(spec.key)
    case .any(let kinds): return .object([("anyOf", .array(kinds.map(schema)))])
    case .anything, .notYet: return .object([])
    }
  }

  private static func limits(_ least: Double, _ most: Double) -> [(String, JSONNode)] {
    [("minimum", .number(least)), ("maximum", .number(most))]
  }

  static func reference(_ name: String) -> JSONNode {
    .object([("$ref", .text("#/$defs/" + name))])
  }

  /// A value, or text with `${…}` that yields one.
  static func orExpression(_ schema: JSONNode) -> JSONNode {
    .object([("anyOf", .array([schema, reference("expression")]))])
  }
}

/// The definitions that are no tables of keys.
enum SchemaDefinitions {
  /// The tables that a definition leads to.
  static let specs: [String: [ObjectSpec]] = [
    "animation": [AnimationDecoder.spec], "curve": [CurveDecoder.spec],
    "gradient": [LayerSpecs.gradient], "layer": [LayerSpecs.layer],
    "state": [LayerSpecs.properties],
  ]

  static let all: [(String, JSONNode)] = [
    ("expression", .object([("type", .text("string")), ("pattern", .text("\\$\\{"))])),
    ("length", any([number, pattern("^-?[0-9.eE+-]+%$"), expression])),
    ("time", any([number, pattern("[A-Za-z_]"), expression])),
    ("frameRate", any([number, pattern("^[0-9]+/[0-9]+$"), expression])),
    ("color", .object([("type", .text("string"))])),
    ("point", list(SchemaBuilder.schema(of: .number()), 2, 2)),
    ("pair", list(SchemaBuilder.schema(of: .number()), 2, 2)),
    ("points", list(SchemaBuilder.reference("point"), 2, 4)),
    ("stop", list(.object([]), 2, 2)),
    (
      "anchor",
      any([
        .object([("enum", .array(Anchor.named.map { .text($0.name) }))]), expression,
        SchemaBuilder.reference("point"),
      ])
    ),
    (
      "animation",
      any([
        .object([("enum", .array(AnimationDecoder.names.map { .text($0) }))]), expression,
        SchemaBuilder.reference(AnimationDecoder.spec.key),
      ])
    ),
    (
      "curve",
      any([
        .object([("enum", .array(CurveDecoder.names.map { .text($0) }))]), expression,
        list(SchemaBuilder.schema(of: .number()), 4, 4),
        SchemaBuilder.reference(CurveDecoder.spec.key),
      ])
    ),
    (
      "state",
      .object([
        ("type", .text("object")),
        ("properties", .object([("extends", .object([("type", .text("string"))]))])),
        ("additionalProperties", SchemaBuilder.reference(LayerSpecs.properties.key)),
      ])
    ),
  ]

  private static let number = JSONNode.object([("type", .text("number"))])
  private static let expression = SchemaBuilder.reference("expression")

  private static func any(_ schemas: [JSONNode]) -> JSONNode {
    .object([("anyOf", .array(schemas))])
  }

  private static func pattern(_ pattern: String) -> JSONNode {
    .object([("type", .text("string")), ("pattern", .text(pattern))])
  }

  private static func list(_ items: JSONNode, _ least: Double, _ most: Double) -> JSONNode {
    SchemaBuilder.orExpression(
      .object([
        ("type", .text("array")), ("items", items), ("minItems", .number(least)),
        ("maxItems", .number(most)),
      ]))
  }
}
