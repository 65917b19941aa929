import Foundation
import Motion
import Testing

@testable import Scene

@MainActor
@Suite struct LayoutProtocolTests {
  /// Views on a circle, the first one at the right.
  private struct Ring: Layout {
    var radius: CGFloat
    var animatableData: CGFloat {
      get { radius }
      set { radius = newValue }
    }
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      CGSize(width: 2 * radius, height: 2 * radius)
    }
    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
      for (index, view) in subviews.enumerated() {
        let angle = 2 * .pi * Double(index) / Double(subviews.count)
        view.place(
          at: CGPoint(
            x: bounds.midX + radius * cos(angle), y: bounds.midY + radius * sin(angle)),
          anchor: .center, proposal: .unspecified)
      }
    }
  }
  private struct Weight: LayoutValueKey {
    static var defaultValue: CGFloat { 1 }
  }
  /// Columns in proportion to the views' weights; counts how often its cache is made.
  private struct Columns: Layout {
    struct Cache {
      var weights: [CGFloat]
    }
    func makeCache(subviews: Subviews) -> Cache { Cache(weights: subviews.map { $0[Weight.self] }) }
    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) -> CGSize { proposal.replacingUnspecifiedDimensions() }
    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) {
      let total = cache.weights.reduce(0, +)
      var x = bounds.minX
      for (view, weight) in zip(subviews, cache.weights) {
        let width = bounds.width * weight / total
        view.place(
          at: CGPoint(x: x, y: bounds.minY),
          proposal: ProposedViewSize(width: width, height: bounds.height))
        x += width
      }
    }
    func explicitAlignment(
      of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
      subviews: Subviews, cache: inout Cache
    ) -> CGFloat? { guide == .center ? 0 : nil }
  }
  /// Places nothing.
  private struct Idle: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      CGSize(width: 100, height: 100)
    }
    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {}
  }

  private func middles(_ film: Film, at seconds: Double) -> [CGPoint] {
    film.boxes(at: seconds).map { CGPoint(x: $0.midX.rounded(), y: $0.midY.rounded()) }
  }

  @Test func aUsersLayoutPlacesItsViews() {
    let film = Film {
      Ring(radius: 100) { ForEach(0..<4) { _ in Color.red.frame(width: 10, height: 10) } }
    }
    #expect(
      middles(film, at: 0) == [
        CGPoint(x: 300, y: 200), CGPoint(x: 200, y: 300), CGPoint(x: 100, y: 200),
        CGPoint(x: 200, y: 100),
      ])
  }

  @Test func theDataOfALayoutMove() {
    struct Growing: View {
      @State var radius: CGFloat = 0
      var body: some View {
        Ring(radius: radius) { ForEach(0..<2) { _ in Color.red.frame(width: 10, height: 10) } }
          .onAppear { withAnimation(.linear(duration: 1)) { radius = 100 } }
      }
    }
    let film = Film { Growing() }
    #expect(middles(film, at: 0.5).map(\.x) == [250, 150])
    #expect(middles(film, at: 1).map(\.x) == [300, 100])
    #expect(middles(film, at: 2).map(\.x) == [300, 100])
  }

  @Test func aLayoutReadsTheValuesOfItsViews() {
    let film = Film {
      Columns {
        Color.red
        Color.blue.layoutValue(key: Weight.self, value: 3)
      }
    }
    #expect(film.boxes(at: 0).map(\.width) == [100, 300])
  }

  @Test func aViewThatIsNotPlacedIsCentred() {
    let film = Film { Idle { Color.red.frame(width: 20, height: 20) } }
    #expect(film.boxes(at: 0) == [CGRect(x: 190, y: 190, width: 20, height: 20)])
  }

  @Test func aLayoutMayPutItsOwnGuides() {
    let film = Film {
      HStack(spacing: 0) {
        Color.red.frame(width: 100, height: 40)
        Columns { Color.blue }.frame(width: 100, height: 40)
      }
    }
    // The middle of the first meets the top of the second.
    let boxes = film.boxes(at: 0)
    #expect(boxes[1].minY == boxes[0].midY)
  }

  @Test func exchangingALayoutMovesItsViewsAndKeepsTheirState() {
    struct Exchange: View {
      @State var isRow = true
      var body: some View {
        let layout =
          isRow ? AnyLayout(HStackLayout(spacing: 0)) : AnyLayout(VStackLayout(spacing: 0))
        layout {
          Color.red.frame(width: 100, height: 100)
          Color.blue.frame(width: 100, height: 100)
        }
        .onAppear { withAnimation(.linear(duration: 1)) { isRow = false } }
      }
    }
    let film = Film { Exchange() }
    #expect(film.boxes(at: 0)[0] == CGRect(x: 100, y: 150, width: 100, height: 100))
    #expect(film.boxes(at: 0.5)[0] == CGRect(x: 125, y: 125, width: 100, height: 100))
    #expect(film.boxes(at: 1)[0] == CGRect(x: 150, y: 100, width: 100, height: 100))
  }

  @Test func builtinLayoutsWorkAsPartsOfOthers() {
    struct Shifted: Layout {
      let base = VStackLayout(spacing: 10)
      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) -> CGSize { base.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache) }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) {
        base.placeSubviews(
          in: bounds.offsetBy(dx: 7, dy: 0), proposal: proposal, subviews: subviews, cache: &cache)
      }
    }
    let film = Film {
      Shifted { ForEach(0..<2) { _ in Color.red.frame(width: 20, height: 20) } }
    }
    #expect(film.boxes(at: 0).map(\.minX) == [197, 197])
    #expect(film.boxes(at: 0).map(\.minY) == [175, 205])
  }

  @Test func spacersInAStackLayoutTakeItsAxis() {
    let film = Film {
      HStackLayout(spacing: 0) {
        Color.red.frame(width: 10, height: 10)
        Spacer()
        Color.red.frame(width: 10, height: 10)
      }
    }
    #expect(film.boxes(at: 0).map(\.minX) == [0, 390])
  }
}
