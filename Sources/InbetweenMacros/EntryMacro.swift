public import SwiftSyntax
import SwiftSyntaxBuilder
public import SwiftSyntaxMacros

/// `@Entry`: a property of `EnvironmentValues` and its like, with the key that holds it.
public struct EntryMacro: AccessorMacro, PeerMacro {
  public static func expansion(
    of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    let entry = try Entry(declaration, in: context)
    return [
      "get { self[\(raw: entry.key).self] }",
      "set { self[\(raw: entry.key).self] = newValue }",
    ]
  }

  public static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    let entry = try Entry(declaration, in: context)
    if entry.isFocus {
      return [
        """
        private struct \(raw: entry.key): SwiftUI.\(raw: entry.keyProtocol) {
          typealias Value = \(raw: entry.unwrappedType)
        }
        """
      ]
    }
    // A value of a known type is made anew each time: it need not be safe to share.
    let value =
      entry.type.map { "static var defaultValue: \($0) { \(entry.value) }" }
      ?? "nonisolated(unsafe) static let defaultValue = \(entry.value)"
    return [
      """
      private struct \(raw: entry.key): SwiftUI.\(raw: entry.keyProtocol) {
        \(raw: value)
      }
      """
    ]
  }

  /// What a declaration says.
  private struct Entry {
    let key: String
    let keyProtocol: String
    let type: String?
    let value: String
    var isFocus: Bool { keyProtocol == "FocusedValueKey" }
    var unwrappedType: String {
      guard let type else { return "Never" }
      return type.hasSuffix("?") ? String(type.dropLast()) : type
    }

    private static let protocols = [
      "EnvironmentValues": "EnvironmentKey", "Transaction": "TransactionKey",
      "ContainerValues": "ContainerValueKey", "FocusedValues": "FocusedValueKey",
    ]

    init(_ declaration: some DeclSyntaxProtocol, in context: some MacroExpansionContext) throws {
      guard let variable = declaration.as(VariableDeclSyntax.self),
        let binding = variable.bindings.first, variable.bindings.count == 1,
        let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
      else { throw MacroMistake("'@Entry' stands before one variable") }
      let owner = context.lexicalContext.lazy.compactMap { $0.as(ExtensionDeclSyntax.self) }.first
      let ownerName = owner?.extendedType.trimmedDescription.split(separator: ".").last ?? ""
      guard let keyProtocol = Self.protocols[String(ownerName)] else {
        throw MacroMistake(
          "'@Entry' stands in an extension of EnvironmentValues, Transaction, ContainerValues or "
            + "FocusedValues")
      }
      key = "__Key_\(name)"
      self.keyProtocol = keyProtocol
      type = binding.typeAnnotation?.type.trimmedDescription
      guard let value = binding.initializer?.value.trimmedDescription ?? (type.map { _ in "nil" })
      else { throw MacroMistake("'@Entry' needs a value for '\(name)'") }
      self.value = value
    }
  }
}
