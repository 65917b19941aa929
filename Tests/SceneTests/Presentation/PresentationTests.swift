import Foundation
import Geometry
import Motion
import Picture
import Testing

@testable import Scene

@MainActor
@Suite struct PresentationTests {
  private func tap(_ film: Film, _ name: String) throws {
    let target = film.host.tapTargets().first { $0.name == name }
    let point = try #require(target, "no \(name) among \(film.host.targetNames)").point
    film.host.touchDown(at: point)
    film.host.touchUp(at: point)
  }

  struct Sheet: View {
    struct Card: View {
      @Environment(\.dismiss) var dismiss
      var body: some View {
        Button("close") { dismiss() }.presentationDetents([.medium])
      }
    }
    @State var isShown = false
    @State var dismissed = 0
    var body: some View {
      VStack {
        Button("open") { isShown = true }
        Text("dismissed \(dismissed)")
      }
      .sheet(isPresented: $isShown, onDismiss: { dismissed += 1 }) { Card() }
    }
  }

  @Test func aSheetSlidesInByItsOwnHeightOverAShade() throws {
    let film = Film { Sheet() }
    #expect(film.host.targetNames.contains("open"))
    try tap(film, "open")
    #expect(film.host.targetNames == ["close"])
    let left = (1 + 0.8 * Double.pi) * exp(-0.8 * Double.pi)
    let card = film.boxes(at: 0.2).first { abs($0.height - 200) < 0.01 && $0.width == 400 }
    #expect(abs((card?.minY ?? 0) - (200 + 200 * left)) < 0.01)
    let rest = film.boxes(at: 3)
    #expect(rest.contains(CGRect(x: 0, y: 200, width: 400, height: 200)))
    #expect(film.colors(at: 3).contains(RGBA.black.opacity(0.2)))
  }

  @Test func dismissSendsTheSheetAwayAndTellsTheProgram() throws {
    let film = Film { Sheet() }
    try tap(film, "open")
    film.host.advance(to: FrameTime(seconds: 2))
    try tap(film, "close")
    // Meanwhile the sheet is still seen, but no longer reached.
    #expect(film.boxes(at: 2.1).contains { abs($0.height - 200) < 0.01 && $0.minY > 200 })
    #expect(film.host.targetNames.contains("dismissed 1"))
    #expect(film.boxes(at: 4).allSatisfy { $0.height < 100 })
  }

  struct Warned: View {
    @State var isShown = false
    @State var answer = "none"
    var body: some View {
      Button("ask \(answer)") { isShown = true }
        .alert("Sure?", isPresented: $isShown) {
          Button("Delete", role: .destructive) { answer = "deleted" }
          Button("Keep", role: .cancel) { answer = "kept" }
        } message: {
          Text("It is gone then.")
        }
    }
  }

  @Test(arguments: [("Delete", "ask deleted"), ("Keep", "ask kept")])
  func anAlertIs270PointsWideAndEachButtonLeaves(button: String, result: String) throws {
    let film = Film { Warned() }
    try tap(film, "ask none")
    film.host.advance(to: FrameTime(seconds: 1))
    #expect(film.boxes(at: 1).contains { $0.width == 270 && $0.minX == 65 })
    #expect(film.host.targetNames == ["Sure?", "It is gone then.", "Keep", "Delete"])
    try tap(film, button)
    film.host.advance(to: FrameTime(seconds: 2))
    #expect(film.host.targetNames == [result])
  }

  struct Chosen: View {
    @State var isShown = false
    @State var answer = "none"
    var body: some View {
      Button("pick \(answer)") { isShown = true }
        .confirmationDialog("Which?", isPresented: $isShown, titleVisibility: .visible) {
          Button("A") { answer = "A" }
          Button("B") { answer = "B" }
        }
    }
  }

  @Test func aDialogHasRowsOf57PointsAndACancelOfItsOwn() throws {
    let film = Film { Chosen() }
    try tap(film, "pick none")
    film.host.advance(to: FrameTime(seconds: 1))
    #expect(film.host.targetNames == ["Which?", "A", "B", "Cancel"])
    #expect(film.boxes(at: 1).contains(CGRect(x: 8, y: 335, width: 384, height: 57)))
    try tap(film, "Cancel")
    film.host.advance(to: FrameTime(seconds: 3))
    #expect(film.host.targetNames == ["pick none"])
  }

  struct Over: View {
    @State var isShown = true
    @State var item: Item?
    struct Item: Identifiable { let id: Int }
    var body: some View {
      Color.red.fullScreenCover(isPresented: $isShown) {
        Button("more") { item = Item(id: 3) }
          .sheet(item: $item) { item in Text("item \(item.id)") }
      }
    }
  }

  @Test func whatIsPresentedMayPresentSomething() throws {
    let film = Film { Over() }
    #expect(film.host.targetNames == ["more"])
    try tap(film, "more")
    #expect(film.host.targetNames == ["item 3"])
  }

  struct Popped: View {
    @State var isShown = false
    var body: some View {
      Button("hint") { isShown = true }
        .popover(isPresented: $isShown) { Text("words").padding() }
    }
  }

  @Test func aTapOutsideClosesAPopover() throws {
    let film = Film { Popped() }
    try tap(film, "hint")
    film.host.advance(to: FrameTime(seconds: 1))
    #expect(film.host.targetNames == ["words"])
    film.host.touchDown(at: CGPoint(x: 5, y: 5))
    film.host.touchUp(at: CGPoint(x: 5, y: 5))
    film.host.advance(to: FrameTime(seconds: 2))
    #expect(film.host.targetNames == ["hint"])
  }

  struct Choosing: View {
    @State var size = 1
    var body: some View {
      Picker("Size", selection: $size) {
        Text("Small").tag(1)
        Text("Large").tag(2)
      }
    }
  }

  @Test func aMenuIs250PointsWideWithRowsOf44AndATickAtWhatIsChosen() throws {
    let film = Film { Choosing() }
    try tap(film, "Small")
    let boxes = film.boxes(at: 1)
    #expect(boxes.contains { $0.width == 250 && abs($0.height - 88.5) < 0.01 })
    #expect(boxes.contains { $0.size == CGSize(width: 13, height: 12) })
    #expect(film.host.targetNames == ["Small", "Large"])
    try tap(film, "Large")
    film.host.advance(to: FrameTime(seconds: 2))
    #expect(film.host.targetNames == ["Large"])
  }
}
