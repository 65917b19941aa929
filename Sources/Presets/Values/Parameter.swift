/// The types that a parameter may have and this program builds.
package enum ParameterType: String, CaseIterable, Sendable {
  case string, number, integer, boolean, color, choice, audio, path, list

  /// The types of version 1 that are not built yet.
  static let notYet = ["file", "image", "font"]
}

/// A value that whoever renders a preset may choose.
package struct Parameter: Sendable {
  package var name: String
  package var type: ParameterType
  /// The type of a list's items.
  package var itemType: ParameterType
  package var title: String?
  package var about: String?
  package var isRequired: Bool
  package var defaultValue: ExpressionValue?
  package var example: ExpressionValue?
  /// The least and the most: of a number, or of a list's count.
  package var least: Double?
  package var most: Double?
  package var maxLength: Int?
  package var pattern: String?
  package var choices: [String]
  package var position: SourcePosition

  /// The value's rules in a few words: `number 0…20, default 1.5`.
  package var summary: String {
    var words = type == .list ? "list of \(itemType.rawValue)" : type.rawValue
    if !choices.isEmpty { words += " (" + choices.joined(separator: ", ") + ")" }
    if least != nil || most != nil {
      words += " \(least?.plain ?? "")…\(most?.plain ?? "")"
    }
    if let defaultValue { words += ", default \(defaultValue.formatted)" }
    if isRequired { words += ", required, for example \(example?.formatted ?? "")" }
    return words
  }
}
