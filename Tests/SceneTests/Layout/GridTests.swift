import Foundation
import Motion
import Testing

@testable import Scene

@MainActor
@Suite struct GridTests {
  private func box(_ width: CGFloat, _ height: CGFloat) -> some View {
    Color.red.frame(width: width, height: height)
  }

  @Test func columnsAreAsWideAsTheirWidestCells() {
    let film = Film {
      Grid(alignment: .topLeading, horizontalSpacing: 10, verticalSpacing: 5) {
        GridRow {
          box(20, 20)
          box(60, 10)
        }
        GridRow {
          box(40, 30)
          box(30, 10)
        }
      }
    }
    // 40 + 10 + 60 wide, 20 + 5 + 30 high, in the middle of the stage.
    let (left, top) = (145.0, 172.5)
    #expect(
      film.boxes(at: 0) == [
        CGRect(x: left, y: top, width: 20, height: 20),
        CGRect(x: left + 50, y: top, width: 60, height: 10),
        CGRect(x: left, y: top + 25, width: 40, height: 30),
        CGRect(x: left + 50, y: top + 25, width: 30, height: 10),
      ])
  }

  @Test func flexibleCellsShareTheRoom() {
    let film = Film {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          box(100, 100)
          Color.blue
          Color.blue
        }
      }
    }
    #expect(film.boxes(at: 0).map(\.width) == [100, 150, 150])
    #expect(film.boxes(at: 0).map(\.height) == [100, 400, 400])
  }

  @Test func aViewOutsideARowSpansAllColumns() {
    let film = Film {
      Grid(horizontalSpacing: 10, verticalSpacing: 0) {
        GridRow {
          box(20, 20)
          box(30, 20)
        }
        Color.blue.frame(height: 4).gridCellUnsizedAxes(.horizontal)
      }
    }
    #expect(film.boxes(at: 0).last == CGRect(x: 170, y: 208, width: 60, height: 4))
  }

  @Test func aCellMaySpanColumns() {
    let film = Film {
      Grid(horizontalSpacing: 10, verticalSpacing: 0) {
        GridRow {
          box(20, 20)
          box(30, 20)
          box(40, 20)
        }
        GridRow {
          box(10, 10).gridCellColumns(2)
          box(10, 10)
        }
      }
    }
    let boxes = film.boxes(at: 0)
    #expect(boxes[3].midX == (boxes[0].minX + boxes[1].maxX) / 2)
    #expect(boxes[4].midX == boxes[2].midX)
  }

  @Test func cellsFollowTheirAnchorsAndColumnAlignments() {
    let film = Film {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow { box(100, 40) }
        GridRow { box(10, 10).gridColumnAlignment(.trailing) }
        GridRow { box(20, 40) }
        GridRow { box(10, 10).gridCellAnchor(.topLeading) }
      }
    }
    #expect(film.boxes(at: 0).map(\.minX) == [150, 240, 230, 150])
  }

  @Test func rowsMayAlignTheirCells() {
    let film = Film {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow(alignment: .bottom) {
          box(10, 40)
          box(10, 10)
        }
      }
    }
    let boxes = film.boxes(at: 0)
    #expect(boxes[0].maxY == boxes[1].maxY)
  }

  @Test func aVerticalGridFillsRowsFromTheLeft() {
    let film = Film {
      LazyVGrid(
        columns: [
          GridItem(.fixed(100)), GridItem(.flexible(), spacing: 20), GridItem(.flexible()),
        ],
        spacing: 5
      ) { ForEach(0..<4) { _ in Color.red.frame(height: 20) } }
    }
    // 400 - 100 - 8 - 20 left for two columns.
    #expect(
      film.boxes(at: 0) == [
        CGRect(x: 0, y: 177.5, width: 100, height: 20),
        CGRect(x: 108, y: 177.5, width: 136, height: 20),
        CGRect(x: 264, y: 177.5, width: 136, height: 20),
        CGRect(x: 0, y: 202.5, width: 100, height: 20),
      ])
  }

  @Test(arguments: [(100.0, 3), (80, 4), (50, 6), (500, 1)])
  func anAdaptiveColumnBecomesAsManyAsFit(minimum: Double, count: Int) {
    let film = Film {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: minimum), spacing: 10)], spacing: 0) {
        ForEach(0..<12) { _ in Color.red.frame(height: 10) }
      }
    }
    let boxes = film.boxes(at: 0)
    #expect(boxes.filter { $0.minY == boxes[0].minY }.count == count)
    #expect(boxes[0].minX == 0)
    #expect(boxes[count - 1].maxX == 400)
  }

  @Test func aFixedGridStandsInTheMiddleUnlessAligned() {
    func lefts(_ alignment: HorizontalAlignment) -> [CGFloat] {
      Film {
        LazyVGrid(columns: [GridItem(.fixed(50))], alignment: alignment) { Color.red }
      }.boxes(at: 0).map(\.minX)
    }
    #expect(lefts(.center) == [175])
    #expect(lefts(.leading) == [0])
    #expect(lefts(.trailing) == [350])
  }

  @Test func lazyStacksAreStacks() {
    let film = Film {
      LazyVStack(spacing: 0, pinnedViews: [.sectionHeaders]) {
        Section {
          box(10, 20)
        } header: {
          box(10, 30)
        }
      }
    }
    #expect(film.boxes(at: 0).map(\.height) == [30, 20])
  }

  @Test func aHorizontalGridFillsColumnsFromTheTop() {
    let film = Film {
      LazyHGrid(rows: [GridItem(.fixed(10)), GridItem(.fixed(20))], spacing: 4) {
        ForEach(0..<3) { _ in Color.red.frame(width: 30) }
      }
    }
    let boxes = film.boxes(at: 0)
    #expect(boxes.map(\.minX) == [168, 168, 202])
    #expect(boxes.map(\.height) == [10, 20, 10])
    #expect(boxes[1].minY - boxes[0].minY == 18)
  }
}
