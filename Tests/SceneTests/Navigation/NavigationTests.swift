import Foundation
import Geometry
import Motion
import Picture
import Testing

@testable import Scene

@MainActor
@Suite struct NavigationTests {
  private func tap(_ film: Film, _ name: String) throws {
    let point = try film.host.point(of: FilmTarget(name))
    film.host.touchDown(at: point)
    film.host.touchUp(at: point)
  }

  private func words(_ film: Film) -> [String] { film.host.targetNames }

  struct Stack: View {
    var body: some View {
      NavigationStack {
        Color.red.overlay { NavigationLink("Go", value: 7) }
          .navigationTitle("Home")
          .navigationDestination(for: Int.self) { number in
            Color.blue.overlay { Text("page \(number)") }.navigationTitle("Deep")
          }
      }
    }
  }

  @Test func aLargeTitleStandsBelowABarOf44Points() throws {
    let film = Film { Stack() }
    let red = try #require(film.boxes(at: 0).first { $0.width == 400 && $0.minY > 0 })
    #expect(red == CGRect(x: 0, y: 96, width: 400, height: 304))
    let title = Film(withGlyphs: Stack()).layouts(at: 0, inside: true).first
    #expect(title?.lines.first?.runs.first?.size == 34)
  }

  @Test func aPushedPageSlidesInAndTheOneBelowGoesAside() throws {
    let film = Film { Stack() }
    try tap(film, "Go")
    #expect(words(film).contains("page 7"))
    #expect(!words(film).contains("Go"))
    // A critically damped spring with a response of 0.5 s: (1 + ωt)·e^(−ωt) is left.
    let left = (1 + 2 * Double.pi) * exp(-2 * Double.pi * 1)
    let middle = film.boxes(at: 0.5)
    #expect(middle.contains { abs($0.minX - 400 * left) < 0.01 && $0.width == 400 })
    #expect(middle.contains { abs($0.minX + 120 * (1 - left)) < 0.01 && $0.width == 400 })
    let blue = film.boxes(at: 3).filter { $0.minY == 44 }
    #expect(blue.first == CGRect(x: 0, y: 44, width: 400, height: 356))
  }

  @Test func theButtonBackPopsThePage() throws {
    let film = Film { Stack() }
    try tap(film, "Go")
    film.host.advance(to: FrameTime(seconds: 2))
    try tap(film, "Back")
    #expect(film.boxes(at: 2.1).contains { $0.minX > 1 && $0.width == 400 })
    film.host.advance(to: FrameTime(seconds: 4))
    #expect(words(film).contains("Go"))
    #expect(!words(film).contains("page 7"))
  }

  struct PathStack: View {
    @State var path = [1, 2]
    var body: some View {
      NavigationStack(path: $path) {
        Text("root").navigationDestination(for: Int.self) { number in
          VStack {
            Text("page \(number)")
            Button("home") { path = [] }
          }
        }
      }
    }
  }

  @Test func aPathDecidesWhatShowsFromTheStart() throws {
    let film = Film { PathStack() }
    #expect(words(film).contains("page 2"))
    #expect(!words(film).contains("page 1"))
    try tap(film, "home")
    film.host.advance(to: FrameTime(seconds: 3))
    #expect(words(film) == ["root"])
  }

  struct Dismissing: View {
    struct Inner: View {
      @Environment(\.dismiss) var dismiss
      var body: some View { Button("leave") { dismiss() } }
    }
    @State var isThere = true
    var body: some View {
      NavigationView {
        Text("first").navigationDestination(isPresented: $isThere) { Inner() }
      }
    }
  }

  @Test func dismissLeavesAPageThatABindingAskedFor() throws {
    let film = Film { Dismissing() }
    try tap(film, "leave")
    film.host.advance(to: FrameTime(seconds: 3))
    #expect(words(film) == ["first"])
  }

  struct Tools: View {
    @State var count = 0
    var body: some View {
      NavigationStack {
        Text("n \(count)")
          .navigationTitle("Tools").navigationBarTitleDisplayMode(.inline)
          .toolbar {
            ToolbarItem(placement: .topBarLeading) { Button("less") { count -= 1 } }
            ToolbarItem(placement: .topBarTrailing) { Button("more") { count += 1 } }
          }
      }
    }
  }

  @Test func toolbarItemsAreTargetsAtTheEndsOfTheBar() throws {
    let film = Film { Tools() }
    try tap(film, "more")
    try tap(film, "more")
    try tap(film, "less")
    #expect(words(film).contains("n 1"))
    #expect(film.host.frames(named: "less").first?.minX == 16)
    #expect(film.host.frames(named: "more").first?.maxX == 384)
    #expect(film.host.frames(named: "Tools").first?.midX == 200)
  }

  struct Tabs: View {
    @State var tab = 1
    var body: some View {
      TabView(selection: $tab) {
        Text("one").tabItem { Label("First", systemImage: "star") }.tag(1)
        Text("two").tabItem { Label("Second", systemImage: "heart") }.tag(2)
      }
    }
  }

  @Test func aTabBarIs49PointsHighAndSwitches() throws {
    let film = Film { Tabs() }
    #expect(film.boxes(at: 0).contains { $0.minY == 351 && $0.maxY == 400 && $0.width == 400 })
    #expect(words(film).contains("one") && !words(film).contains("two"))
    try tap(film, "Second")
    #expect(words(film).contains("two") && !words(film).contains("one"))
  }

  struct Pages: View {
    @State var page = 0
    var body: some View {
      TabView(selection: $page) {
        Color.red.tag(0)
        Color.blue.tag(1)
      }
      .tabViewStyle(.page)
      .overlay { Button("next") { page = 1 } }
    }
  }

  @Test func pagesTurnOnAnAnimatedWayAndDotsFollow() throws {
    let film = Film { Pages() }
    #expect(film.boxes(at: 0).filter { $0.size == CGSize(width: 7, height: 7) }.count == 2)
    try tap(film, "next")
    let middle = film.boxes(at: 0.1).filter { $0.width == 400 }
    #expect(middle.count == 2)
    #expect(abs(middle[1].minX - middle[0].minX - 400) < 0.01)
    #expect(middle[1].minX > 50 && middle[1].minX < 390)
    #expect(film.boxes(at: 3).filter { $0.width == 400 }.map(\.minX) == [0])
  }

  @Test func aFingerTurnsPages() {
    let film = Film {
      TabView {
        Color.red
        Color.blue
      }.tabViewStyle(.page(indexDisplayMode: .never))
    }
    film.host.touchDown(at: CGPoint(x: 350, y: 200))
    for step in 1...10 {
      film.host.advance(to: FrameTime(seconds: Double(step) / 60))
      film.host.touchMove(to: CGPoint(x: 350 - 20 * CGFloat(step), y: 200))
    }
    #expect(film.boxes(at: 10.0 / 60).map(\.minX) == [-200, 200])
    film.host.touchUp(at: CGPoint(x: 150, y: 200))
    #expect(film.boxes(at: 3).map(\.minX) == [0])
    #expect(film.colors(at: 3).first == .init(rgb: 0x007AFF))
  }
}
