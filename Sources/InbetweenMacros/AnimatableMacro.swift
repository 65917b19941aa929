public import SwiftSyntax
import SwiftSyntaxBuilder
public import SwiftSyntaxMacros

/// `@Animatable`: `animatableData` from the stored variables of a type.
public struct AnimatableMacro: ExtensionMacro, MemberMacro {
  public static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    guard !protocols.isEmpty else { return [] }
    return [try ExtensionDeclSyntax("extension \(type.trimmed): SwiftUI.Animatable {}")]
  }

  public static func expansion(
    of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    let properties = try declaration.memberBlock.members
      .compactMap { $0.decl.as(VariableDeclSyntax.self) }
      .filter(isAnimated)
      .flatMap { try $0.bindings.flatMap(Property.read) }
    guard let last = properties.last else {
      throw MacroMistake("'@Animatable' needs a variable that can be animated")
    }
    let access = declaration.modifiers.contains { $0.name.text == "public" } ? "public " : ""
    // Pairs of pairs, the rest always second.
    let rest = properties.dropLast().reversed()
    let type = rest.reduce("\(last.type).AnimatableData") {
      "SwiftUI.AnimatablePair<\($1.type).AnimatableData, \($0)>"
    }
    let value = rest.reduce("\(last.name).animatableData") {
      "SwiftUI.AnimatablePair(\($1.name).animatableData, \($0))"
    }
    let places = properties.indices.map { index in
      let seconds = String(repeating: ".second", count: index)
      return properties.count == 1 || index == properties.count - 1 ? seconds : seconds + ".first"
    }
    let assignments = zip(properties, places).map { "\($0.name).animatableData = newValue\($1)" }
    return [
      """
      \(raw: access)var animatableData: \(raw: type) {
        get { \(raw: value) }
        set {
          \(raw: assignments.joined(separator: "\n    "))
        }
      }
      """
    ]
  }

  /// Whether a declaration is a stored variable of the type itself without a wrapper.
  private static func isAnimated(_ variable: VariableDeclSyntax) -> Bool {
    let words = variable.modifiers.map(\.name.text)
    return variable.bindingSpecifier.text == "var" && variable.attributes.isEmpty
      && !words.contains("static") && !words.contains("class") && !words.contains("lazy")
  }

  /// A variable with its type.
  private struct Property {
    let name: String
    let type: String

    static func read(_ binding: PatternBindingSyntax) throws -> [Property] {
      guard binding.accessorBlock == nil || isObserved(binding),
        let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
      else { return [] }
      guard let type = binding.typeAnnotation?.type.trimmedDescription ?? inferred(binding) else {
        throw MacroMistake("'@Animatable' needs the type of '\(name)' written out")
      }
      return [Property(name: name, type: type)]
    }

    /// Whether its accessors only watch it.
    private static func isObserved(_ binding: PatternBindingSyntax) -> Bool {
      guard case .accessors(let list) = binding.accessorBlock?.accessors else { return false }
      return list.allSatisfy { ["didSet", "willSet"].contains($0.accessorSpecifier.text) }
    }

    /// The type that a value's first words name: `1.5`, `Angle(degrees: 3)`, `CGPoint.zero`.
    private static func inferred(_ binding: PatternBindingSyntax) -> String? {
      guard let value = binding.initializer?.value else { return nil }
      if value.is(FloatLiteralExprSyntax.self) { return "Double" }
      let called = value.as(FunctionCallExprSyntax.self)?.calledExpression ?? value
      let base = called.as(MemberAccessExprSyntax.self)?.base ?? called
      guard let name = base.as(DeclReferenceExprSyntax.self)?.baseName.text,
        name.first?.isUppercase == true
      else { return nil }
      return name
    }
  }
}

/// `@AnimatableIgnored`: read by `@Animatable`; nothing by itself.
public struct AnimatableIgnoredMacro: PeerMacro {
  public static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] { [] }
}
