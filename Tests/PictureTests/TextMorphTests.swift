import Foundation
import Geometry
import Testing

@testable import Picture

@Suite struct TextMorphTests {
  /// Letters a unit apart; every name has an outline of its own.
  private func letters(_ string: String) -> [TextMorph.Letter] {
    string.enumerated().map { index, character in
      let height = Double(character.unicodeScalars.first?.value ?? 0) / 100
      return TextMorph.Letter(
        name: String(character), path: Path(CGRect(x: 0, y: -height, width: 0.8, height: height)),
        origin: CGPoint(x: Double(index), y: 0))
    }
  }

  private func pairs(_ from: String, _ to: String) -> [[Int?]] {
    LetterPairing(from.map(String.init), to.map(String.init)).pairs.map { [$0.from, $0.to] }
  }

  @Test func equalLettersPairAlongTheLongestCommonSubsequence() {
    #expect(pairs("abc", "abc") == [[0, 0], [1, 1], [2, 2]])
    #expect(pairs("morph", "graph") == [[0, 0], [1, 2], [2, 1], [3, 3], [4, 4]])
    #expect(pairs("xaby", "abz") == [[0, 2], [1, 0], [2, 1], [3, nil]])
    #expect(pairs("", "ab") == [[nil, 0], [nil, 1]])
    #expect(pairs("ab", "") == [[0, nil], [1, nil]])
    #expect(pairs("aaaa", "aa").filter { $0[0] != nil && $0[1] != nil }.count == 2)
  }

  @Test func everyLetterIsUsedOnceWhateverTheTexts() {
    var random = SplitMix64(seed: 9)
    for _ in 0..<200 {
      func word() -> [String] {
        (0..<Int.random(in: 0..<12, using: &random)).map { _ in
          String("abcd".randomElement(using: &random) ?? "a")
        }
      }
      let (from, to) = (word(), word())
      let pairs = LetterPairing(from, to).pairs
      #expect(pairs.compactMap(\.from).sorted() == Array(from.indices))
      #expect(pairs.compactMap(\.to).sorted() == Array(to.indices))
      // Nobody grows while somebody vanishes.
      #expect(!(pairs.contains { $0.from == nil } && pairs.contains { $0.to == nil }))
    }
  }

  @Test func equalLettersOnlyTravel() {
    let morph = TextMorph(from: letters("ab"), to: letters("xab"))
    let half = morph.letters(at: 0.5)
    let a = half.first { $0.name == "a" }
    #expect(a?.path == letters("a")[0].path)
    #expect(a?.origin == CGPoint(x: 0.5, y: 0))
    #expect(morph.letters(at: 0).map(\.name).sorted() == ["a", "b"])
    #expect(morph.letters(at: 1).map(\.name).sorted() == ["a", "b", "x"])
  }

  @Test func theEndsAreTheTexts() {
    let (from, to) = (letters("tone"), letters("stove"))
    let morph = TextMorph(from: from, to: to, strategy: .arcLength)
    for (progress, text) in [(-1.0, from), (0, from), (1, to), (7, to)] {
      let shown = morph.letters(at: progress).sorted { $0.origin.x < $1.origin.x }
      #expect(shown.map(\.path) == text.map(\.path))
      #expect(shown.map(\.origin) == text.map(\.origin))
    }
  }

  @Test func aNewLetterGrowsWhereItStands() {
    let morph = TextMorph(from: [], to: Array(letters("xya").suffix(1)), strategy: .arcLength)
    let box = morph.path(at: 0.01).boundingRect
    #expect(box.minX > 2 && box.maxX < 3 && box.width < 0.1)
  }
}
