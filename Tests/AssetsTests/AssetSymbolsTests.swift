import Testing

@testable import Assets

@Suite struct AssetSymbolsTests {
  @Test(arguments: [
    ("Brand Red", "brandRed"), ("brand-red", "brandRed"), ("brand_red", "brandRed"),
    ("URLIcon", "urlIcon"), ("Logo", "logo"), ("2x", "_2x"), ("ABC", "abc"), ("a.b", "aB"),
  ])
  func aNameBecomesAMemberAsXcodeMakesIt(name: String, member: String) {
    #expect(AssetSymbols.identifier(name, suffix: nil) == member)
  }

  @Test func aNameWithoutLettersHasNoMember() {
    #expect(AssetSymbols.identifier("--", suffix: nil) == nil)
  }

  @Test func membersOfTheProgramItselfAndOfTheSystemAreLeftAlone() {
    let symbols = AssetSymbols(images: [], colors: ["brandRed", "red", "sky"])
    let source = symbols.source(besides: ["brandRed"])
    #expect(source.contains("static var sky: SwiftUI.Color"))
    #expect(!source.contains("static var brandRed"))
    #expect(!source.contains("static var red"))
    // The resource of that name is there all the same.
    #expect(source.contains("static let red = SwiftUI.ColorResource(name: \"red\""))
  }

  @Test func aFolderWithANamespaceIsAnEnumeration() {
    let source = AssetSymbols(images: ["Icons/star"], colors: []).source(besides: [])
    #expect(source.contains("enum Icons {"))
    #expect(source.contains("static let star = SwiftUI.ImageResource(name: \"Icons/star\""))
  }

  @Test func theKindAtTheEndOfANameIsLeftOut() {
    let source = AssetSymbols(images: [], colors: ["TextColor"]).source(besides: [])
    #expect(source.contains("static let text = SwiftUI.ColorResource(name: \"TextColor\""))
    #expect(source.contains("static let textColor = SwiftUI.ColorResource(name: \"TextColor\""))
  }
}
