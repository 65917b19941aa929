import Foundation
import Testing

@testable import Presets

@Suite struct SchemaTests {
  private func tree(_ text: String) throws -> JSONNode {
    try #require(JSONReader.read(Data(text.utf8), into: Diagnostics(file: "schema")))
  }

  @Test(arguments: PresetLibrary(folder: shippedPresets).names(of: .scenes))
  func shippedScenesAreValid(_ name: String) throws {
    let file = shippedPresets.appendingPathComponent("scenes/\(name).json")
    let preset = try tree(String(contentsOf: file, encoding: .utf8))
    #expect(SchemaValidator(schema: try tree(PresetSchema.scene)).problems(preset) == [])
  }

  @Test(arguments: PresetLibrary(folder: shippedPresets).names(of: .exports))
  func shippedExportsAreValid(_ name: String) throws {
    let file = shippedPresets.appendingPathComponent("exports/\(name).json")
    let preset = try tree(String(contentsOf: file, encoding: .utf8))
    #expect(SchemaValidator(schema: try tree(PresetSchema.export)).problems(preset) == [])
  }

  @Test func theSchemaHasEveryKeyThatTheDecodersReadAndNoneThatIsNotBuilt() throws {
    let schema = try tree(PresetSchema.scene)
    let builder = SchemaBuilder(root: SceneSpec.spec, title: "")
    #expect(builder.specs.count > 25)
    #expect(Set(builder.specs.map(\.key)).count == builder.specs.count)
    for spec in builder.specs {
      let own = spec.key == SceneSpec.spec.key ? schema : schema[key: "$defs"]?[key: spec.key]
      let keys = own?[key: "properties"]?.members?.map(\.key)
      #expect(keys == spec.names, "\(spec.name)")
    }
  }

  @Test func everyReferenceHasItsDefinition() throws {
    let schema = try tree(PresetSchema.scene)
    let defined = Set(schema[key: "$defs"]?.members?.map(\.key) ?? [])
    func check(_ node: JSONNode) {
      for member in node.members ?? [] {
        if member.key == "$ref", let name = member.value.string?.dropFirst(8) {
          #expect(defined.contains(String(name)))
        }
        check(member.value)
      }
      node.elements?.forEach(check)
    }
    check(schema)
  }

  @Test func whatTheDecoderRefusesTheSchemaRefusesToo() throws {
    let validator = SchemaValidator(schema: try tree(PresetSchema.scene))
    func isValid(_ text: String) throws -> Bool { validator.problems(try tree(text)).isEmpty }
    let head = "{ \"inbetween\": 1, \"layers\": [ { \"id\": \"a\", "
    #expect(try isValid(head + "\"shape\": { \"circle\": {} } } ] }"))
    #expect(try !isValid(head + "\"shape\": { \"circle\": {} }, \"opactiy\": 1 } ] }"))
    #expect(try !isValid(head + "\"shape\": { \"polygon\": {} } } ] }"))
    #expect(try !isValid(head + "\"image\": {} } ] }"))
    #expect(try !isValid("{ \"inbetween\": 2, \"layers\": [] }"))
    #expect(try !isValid("{ \"layers\": [] }"))
  }
}

/// As much of JSON Schema as the schemas here use.
struct SchemaValidator {
  let schema: JSONNode

  func problems(_ value: JSONNode) -> [String] { problems(value, schema, "$") }

  private func problems(_ value: JSONNode, _ schema: JSONNode, _ path: String) -> [String] {
    var found: [String] = []
    for rule in schema.members ?? [] {
      switch rule.key {
      case "$ref":
        let name = String(rule.value.string?.dropFirst(8) ?? "")
        guard let target = self.schema[key: "$defs"]?[key: name] else { return ["no \(name)"] }
        found += problems(value, target, path)
      case "anyOf":
        let all = (rule.value.elements ?? []).map { problems(value, $0, path) }
        if !all.contains([]) { found += all.min { $0.count < $1.count } ?? [] }
      case "type": if !isOfType(value, rule.value.string ?? "") { found.append("\(path): type") }
      case "const": if value.number != rule.value.number { found.append("\(path): const") }
      case "enum":
        let words = rule.value.elements?.compactMap(\.string) ?? []
        if !(value.string.map(words.contains) ?? false) { found.append("\(path): enum") }
      case "pattern":
        let pattern = rule.value.string ?? ""
        if value.string?.range(of: pattern, options: .regularExpression) == nil {
          found.append("\(path): pattern")
        }
      case "minimum":
        if (value.number ?? .infinity) < (rule.value.number ?? 0) { found.append("\(path): min") }
      case "maximum":
        if (value.number ?? -.infinity) > (rule.value.number ?? 0) { found.append("\(path): max") }
      case "minItems":
        if Double(value.elements?.count ?? .max) < (rule.value.number ?? 0) {
          found.append("\(path): few")
        }
      case "maxItems":
        if Double(value.elements?.count ?? 0) > (rule.value.number ?? 0) {
          found.append("\(path): many")
        }
      case "required":
        for name in rule.value.elements?.compactMap(\.string) ?? [] where value[key: name] == nil {
          found.append("\(path): no \(name)")
        }
      case "items":
        for (index, item) in (value.elements ?? []).enumerated() {
          found += problems(item, rule.value, "\(path)[\(index)]")
        }
      case "properties":
        for member in value.members ?? [] {
          guard let inner = rule.value[key: member.key] else { continue }
          found += problems(member.value, inner, path + "." + member.key)
        }
      case "additionalProperties":
        for member in value.members ?? [] where schema[key: "properties"]?[key: member.key] == nil {
          if rule.value.boolean == false {
            found.append("\(path): unknown \(member.key)")
          } else if rule.value.members != nil {
            found += problems(member.value, rule.value, path + "." + member.key)
          }
        }
      default: break
      }
    }
    return found
  }

  private func isOfType(_ value: JSONNode, _ type: String) -> Bool {
    switch type {
    case "object": value.members != nil
    case "array": value.elements != nil
    case "string": value.string != nil
    case "number": value.number != nil
    case "integer": value.number.map { $0 == $0.rounded() } ?? false
    case "boolean": value.boolean != nil
    default: false
    }
  }
}
