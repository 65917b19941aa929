public import SwiftSyntax
import SwiftSyntaxBuilder
public import SwiftSyntaxMacros

/// `#Preview`: a function under a symbol that the generated entry file knows, which gives the entry.
///
/// The symbol is made of the file's name, of which a module has only one, and the line.
public struct PreviewMacro: DeclarationMacro {
  public static func expansion(
    of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let body = body(of: node) else {
      throw MacroMistake("'#Preview' needs a closure that gives a view")
    }
    guard let location = context.location(of: node, at: .afterLeadingTrivia, filePathMode: .filePath)
    else { throw MacroMistake("'#Preview' must stand in a file") }
    let path = location.file.as(StringLiteralExprSyntax.self)?.representedLiteralValue ?? ""
    let file = path.split(separator: "/").last.map(String.init) ?? path
    let symbol = "inbetween_preview_\(fingerprint(file))_\(location.line.trimmedDescription)"
    let traits = node.arguments.drop { $0.label?.text != "traits" }
      .prefix { $0.label?.text != "body" }.map(\.expression.trimmedDescription)
    let title = node.arguments.first { $0.label == nil }?.expression.trimmedDescription ?? "nil"

    // What is `@Previewable` is state of the view; the rest is its body.
    var properties: [String] = []
    var statements: [String] = []
    for item in body {
      if let variable = item.item.as(VariableDeclSyntax.self), isPreviewable(variable) {
        var variable = variable
        variable.attributes = variable.attributes.filter { !isNamed($0, "Previewable") }
        properties.append(variable.trimmedDescription)
      } else {
        statements.append(item.description)
      }
    }
    let name = context.makeUniqueName("preview")
    return [
      """
      @_silgen_name("\(raw: symbol)") public func \(name)() -> SwiftUI.FilmPreview {
        struct Preview: SwiftUI.View {
          \(raw: properties.joined(separator: "\n    "))
          @SwiftUI.ViewBuilder var body: some SwiftUI.View {
            \(raw: statements.joined())
          }
        }
        return SwiftUI.FilmPreview(
          \(raw: title), traits: [\(raw: traits.joined(separator: ", "))]
        ) { Preview() }
      }
      """
    ]
  }

  private static func body(of node: some FreestandingMacroExpansionSyntax) -> CodeBlockItemListSyntax?
  {
    let closure =
      node.trailingClosure
      ?? node.arguments.last { $0.label?.text == "body" }?.expression.as(ClosureExprSyntax.self)
    return closure?.statements
  }

  private static func isPreviewable(_ variable: VariableDeclSyntax) -> Bool {
    variable.attributes.contains { isNamed($0, "Previewable") }
  }

  /// The text's 64-bit FNV-1a hash, in sixteen hexadecimal digits.
  private static func fingerprint(_ text: String) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

/// `@Previewable`: read by `#Preview`; nothing by itself.
public struct PreviewableMacro: PeerMacro {
  public static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] { [] }
}

/// What is wrong with the use of a macro.
struct MacroMistake: Error, CustomStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}

/// Whether an attribute has this name, with or without its module's.
func isNamed(_ attribute: AttributeListSyntax.Element, _ name: String) -> Bool {
  guard let attribute = attribute.as(AttributeSyntax.self) else { return false }
  let text = attribute.attributeName.trimmedDescription
  return text == name || text == "SwiftUI." + name
}
