import Foundation

/// The members that Xcode generates for the entries of asset catalogues: `Image(.myPicture)`,
/// `.foregroundStyle(.brandRed)`.
package struct AssetSymbols {
  private let images: [String]
  private let colors: [String]

  /// The generated file's name; no user would give a file the same one.
  package static let fileName = "inbetween-assets.swift"

  /// The members for the entries of these names; `Folder/name` lies in a namespace.
  package init(images: [String], colors: [String]) {
    (self.images, self.colors) = (images, colors)
  }

  /// The file that declares them, in the program's own module; empty when there are none.
  ///
  /// `taken` are names that the program declares itself: those members are its own.
  package func source(besides taken: Set<String>) -> String {
    guard !images.isEmpty || !colors.isEmpty else { return "" }
    var lines = ["import SwiftUI"]
    lines += Self.resources("ImageResource", Self.tree(images, suffix: "Image"))
    let colorTree = Self.tree(colors, suffix: "Color")
    lines += Self.resources("ColorResource", colorTree)
    let own = colorTree.members.keys.sorted().filter {
      !taken.contains($0) && !Self.systemNames.contains($0)
    }
    for (head, tail) in [
      ("extension SwiftUI.Color {", "SwiftUI.Color"),
      ("extension SwiftUI.ShapeStyle where Self == SwiftUI.Color {", "SwiftUI.Color"),
      ("extension SwiftUI.UIColor {", "SwiftUI.UIColor"),
    ] where !own.isEmpty {
      lines.append(head)
      for name in own {
        let word = Self.quoted(name)
        let value =
          tail == "SwiftUI.Color"
          ? "\(tail)(SwiftUI.ColorResource.\(word))" : "\(tail)(resource: .\(word))"
        lines.append("  static var \(word): \(tail) { \(value) }")
      }
      lines.append("}")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Members, and namespaces with theirs.
  private struct Tree {
    var members: [String: String] = [:]
    var spaces: [String: Tree] = [:]
  }

  private static func tree(_ names: [String], suffix: String) -> Tree {
    var tree = Tree()
    for name in names {
      let parts = name.split(separator: "/").map(String.init)
      guard let last = parts.last else { continue }
      add(identifier(last, suffix: nil), name, parts.dropLast(), to: &tree)
      // Xcode leaves out the kind at the end of a name.
      if last.hasSuffix(suffix), last.count > suffix.count {
        add(identifier(last, suffix: suffix), name, parts.dropLast(), to: &tree)
      }
    }
    return tree
  }

  private static func add(
    _ member: String?, _ name: String, _ path: ArraySlice<String>, to tree: inout Tree
  ) {
    guard let member else { return }
    if let first = path.first, let space = identifier(first, suffix: nil, capital: true) {
      add(member, name, path.dropFirst(), to: &tree.spaces[space, default: Tree()])
    } else if tree.members[member] == nil {
      tree.members[member] = name
    }
  }

  private static func resources(_ type: String, _ tree: Tree) -> [String] {
    guard !tree.members.isEmpty || !tree.spaces.isEmpty else { return [] }
    return ["extension SwiftUI.\(type) {"] + members(type, tree) + ["}"]
  }

  private static func members(_ type: String, _ tree: Tree) -> [String] {
    let own = tree.members.sorted { $0.key < $1.key }.map { member, name in
      "  static let \(quoted(member)) = SwiftUI.\(type)(name: \(literal(name)), bundle: .main)"
    }
    return own
      + tree.spaces.sorted { $0.key < $1.key }.flatMap { space, inner in
        ["  enum \(quoted(space)) {"] + members(type, inner) + ["  }"]
      }
  }

  /// The name in lower camel case, as Xcode makes it.
  ///
  /// `Brand Red`, `brand-red` and `brand_red` are
  /// `brandRed`, `URLIcon` is `urlIcon`, `2x` is `_2X`. `nil` when nothing of it can stand in code.
  static func identifier(_ name: String, suffix: String?, capital: Bool = false) -> String? {
    var name = name
    if let suffix, name.hasSuffix(suffix) { name.removeLast(suffix.count) }
    let words = name.split { !$0.isLetter && !$0.isNumber }.map(String.init)
    guard let first = words.first else { return nil }
    let rest = words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }
    var head = first
    if capital {
      head = first.prefix(1).uppercased() + first.dropFirst()
    } else {
      // Of capitals at the beginning, the last one begins the next word, unless nothing follows.
      let capitals = first.prefix { $0.isUppercase }
      let count =
        capitals.count <= 1 || capitals.count == first.count ? capitals.count : capitals.count - 1
      head = first.prefix(count).lowercased() + first.dropFirst(count)
    }
    let word = head + rest.joined()
    return word.first?.isNumber == true ? "_" + word : word
  }

  /// A word that the language has taken needs marks around it.
  private static func quoted(_ name: String) -> String {
    keywords.contains(name) ? "`\(name)`" : name
  }

  private static func literal(_ text: String) -> String {
    "\"" + text.flatMap { $0 == "\"" || $0 == "\\" ? ["\\", $0] : [$0] } + "\""
  }

  /// Members that colours have already; Xcode leaves them alone too.
  private static let systemNames: Set = [
    "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink",
    "brown", "gray", "black", "white", "clear", "primary", "secondary", "tertiary", "quaternary",
    "quinary", "accentColor", "tint", "foreground", "background", "selection", "separator",
    "placeholder", "link", "fill", "magenta", "lightGray", "darkGray", "label", "init", "self",
  ]
  private static let keywords: Set = [
    "associatedtype", "class", "deinit", "enum", "extension", "fileprivate", "func", "import",
    "init", "inout", "internal", "let", "open", "operator", "private", "protocol", "public",
    "static", "struct", "subscript", "typealias", "var", "break", "case", "continue", "default",
    "defer", "do", "else", "fallthrough", "for", "guard", "if", "in", "repeat", "return", "switch",
    "where", "while", "as", "catch", "false", "is", "nil", "rethrows", "super", "self", "throw",
    "throws", "true", "try", "Type", "Protocol", "Self", "Any",
  ]
}
