/// A name of SwiftUI at a place of a file.
struct NameUse: Hashable {
  /// As the table writes it.
  let name: String
  /// From 1.
  let line: Int
  /// How far it is supported.
  let support: NameSupport

  /// The uses of known names in `source`, in order, but for what the program declares itself.
  ///
  /// Reads words, not meanings: a member of the program's own that has a known name and is declared
  /// elsewhere is taken for SwiftUI's. `declared` names what the program's other files declare.
  static func find(
    in source: String, notOf declared: Set<String>, table: SupportTable = .current
  ) -> [NameUse] {
    let tokens = SwiftTokens.scan(source)
    let own = declared.union(declarations(of: tokens))
    var uses: [NameUse] = []
    for (index, token) in tokens.enumerated() where token.kind == .word {
      let name: String
      if index > 0, tokens[index - 1].text == "import" || isScopedImport(tokens, index) {
        name = "import " + token.text
      } else if index > 0, tokens[index - 1].text == "." {
        name = "." + token.text
      } else {
        name = token.text
      }
      let bare = name.drop { ".@#".contains($0) }
      guard let support = table.support[name], !own.contains(String(bare)) else { continue }
      uses.append(NameUse(name: name, line: token.line, support: support))
    }
    return uses
  }

  /// Whether the word is the module of `import struct Module.Name`.
  private static func isScopedImport(_ tokens: [SwiftToken], _ index: Int) -> Bool {
    index > 1 && tokens[index - 2].text == "import" && tokens[index].line == tokens[index - 2].line
      && ["struct", "class", "enum", "func", "protocol"].contains(tokens[index - 1].text)
  }

  /// What a file declares: its types, functions, properties and cases.
  static func declarations(of source: String) -> Set<String> {
    declarations(of: SwiftTokens.scan(source))
  }

  private static func declarations(of tokens: [SwiftToken]) -> Set<String> {
    let keywords: Set = [
      "struct", "class", "enum", "actor", "protocol", "typealias", "func", "var", "let", "case",
    ]
    var names: Set<String> = []
    for (keyword, name) in zip(tokens, tokens.dropFirst())
    where keywords.contains(keyword.text) && name.kind == .word { names.insert(name.text) }
    return names
  }
}
