import Testing

@testable import Commands

@Suite struct FilmViewsTests {
  @Test func viewsAndTheirMissingArgumentsAreFound() {
    let source = #"""
      import SwiftUI
      /* struct Hidden: View { /* nested */ } */
      // struct Also: View {}
      struct Plain: View {
        @State private var open = false
        @State var index: Int?
        let title = "struct Fake: View { \("}".count) }"
        var body: some View { Text(title) }
      }
      struct Asking: View, Equatable {
        let rotation: Angle
        @Binding var isOn: Bool
        var size: CGFloat = 3
        var sides: (Int) -> [Int: String]
        var body: some View { EmptyView() }
        static let shared: Int
      }
      private struct Secret: View { var body: some View { EmptyView() } }
      struct Box<Content: View>: View { var body: some View { EmptyView() } }
      struct Outer {
        struct Inner: View { var body: some View { EmptyView() } }
      }
      public struct Made: View {
        let size: Int
        init(size: Int = 3, _ name: String = #"a")"#) { self.size = size }
        init(wide: Int, deep: Int) { size = wide }
        var body: some View { EmptyView() }
      }
      struct Demo: Film { var body: some View { Plain() } }
      """#
    let found = FilmViews.find(in: source)
    #expect(found.map(\.name) == ["Plain", "Asking", "Made", "Demo"])
    #expect(found.map(\.missingArguments) == [[], ["rotation", "isOn", "sides"], [], []])
    #expect(found.map(\.line) == [4, 10, 23, 29])
    #expect(found.map(\.lastLine) == [9, 17, 27, 29])
    #expect(found.map(\.kind) == [.view, .view, .view, .film])
  }

  @Test(arguments: ["\"\"\"", "/*", "struct", "struct A: View {", "\"\\(", "#\"", "struct A"])
  func unfinishedSourceEndsWithTheFile(source: String) {
    _ = FilmViews.find(in: source)
  }
}
