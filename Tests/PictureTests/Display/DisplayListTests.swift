import Foundation
import Geometry
import Picture
import Testing

@Suite struct DisplayListTests {
  static let box = Path(CGRect(x: 0, y: 0, width: 10, height: 4.00004))
  static let fill = DisplayCommand.fill(
    box, .color(RGBA(rgb: 0x00BDF2)), rule: .nonZero,
    transform: CGAffineTransform(translationX: 1.5, y: -2))

  static let list = DisplayList([
    fill,
    .stroke(
      box, .linear(RGBAGradient(colors: [.black, .clear]), start: .zero, end: CGPoint(x: 1, y: 0)),
      style: StrokeStyle(lineWidth: 2, lineCap: .round, dash: [3, 1.25], dashPhase: 1),
      transform: CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 0, ty: 0)),
    .image(
      ImageReference(name: "a \"b\".png", width: 8, height: 6),
      rect: CGRect(x: 0, y: 0, width: 4, height: 3), opacity: 0.5, transform: .identity),
    .group(
      DisplayGroup(
        [.group(DisplayGroup([fill]))], opacity: 1.0 / 3, clip: ClipShape(box, rule: .evenOdd),
        mask: DisplayMask([fill], mode: .luminance, isInverted: true, feather: 2), blur: 3,
        shadow: Shadow(
          color: RGBA.black.opacity(0.25), deviation: 4, offset: CGSize(width: 0, height: 2)),
        blendMode: .multiply, isIsolated: true)),
  ])

  @Test func textFormIsOneCommandALine() {
    #expect(
      Self.list.description == """
        fill #00BDF2 translate(1.5 -2) M0 0 L10 0 L10 4 L0 4 Z
        stroke linear(0 0 to 1 0, 0 #000000, 1 #00000000) width 2 cap round dash 3 1.25 phase 1 \
        matrix(2 0 0 2 0 0) M0 0 L10 0 L10 4 L0 4 Z
        image "a \\"b\\".png" 8x6 in 0 0 4 3 opacity 0.5
        group opacity 0.3333 blur 3 shadow #00000040 4 by 0 2 multiply isolated \
        clip evenodd M0 0 L10 0 L10 4 L0 4 Z
          mask luminance inverted feather 2
            fill #00BDF2 translate(1.5 -2) M0 0 L10 0 L10 4 L0 4 Z
          group
            fill #00BDF2 translate(1.5 -2) M0 0 L10 0 L10 4 L0 4 Z
        """)
  }

  @Test func hashDependsOnEveryPartAndNotOnTheProcess() {
    #expect(DisplayList().contentHash == 0xC8E0_3B70_9C05_22F5)
    var hashes: Set<UInt64> = [Self.list.contentHash]
    for index in Self.list.commands.indices {
      var list = Self.list
      list.commands.remove(at: index)
      hashes.insert(list.contentHash)
    }
    guard case .group(let group) = Self.list.commands[3] else { return }
    let changes: [(inout DisplayGroup) -> Void] = [
      { $0.blur = 3.000001 }, { $0.mask?.isInverted = false }, { $0.mask = nil }, { $0.clip = nil },
      { $0.shadow?.offset.width = 1 }, { $0.shadow = nil }, { $0.blendMode = .screen },
      { $0.isIsolated = false }, { $0.opacity = 0.5 }, { $0.clip?.rule = .nonZero },
      { $0.mask?.mode = .alpha }, { $0.transform.tx = 1 }, { $0.children = [] },
    ]
    for change in changes {
      var changed = group
      change(&changed)
      hashes.insert(DisplayList([.group(changed)]).contentHash)
    }
    #expect(hashes.count == 1 + 4 + changes.count)
    var signed = Self.list
    signed.commands[0] = .fill(
      Path(CGRect(x: -0.0, y: 0, width: 10, height: 4.00004)), .color(RGBA(rgb: 0x00BDF2)),
      rule: .nonZero, transform: CGAffineTransform(translationX: 1.5, y: -2))
    #expect(signed.contentHash == Self.list.contentHash)
  }

  @Test func boundsHoldEverythingAndNoMore() {
    #expect(DisplayList().bounds.isNull)
    #expect(Self.fill.bounds == CGRect(x: 1.5, y: -2, width: 10, height: 4.00004))
    let line = Path { path in
      path.move(to: .zero)
      path.addLine(to: CGPoint(x: 10, y: 0))
    }
    func stroke(_ style: StrokeStyle) -> CGRect {
      DisplayCommand.stroke(line, .color(.black), style: style, transform: .identity).bounds
    }
    #expect(
      stroke(StrokeStyle(lineWidth: 2, lineJoin: .round))
        == CGRect(x: -1, y: -1, width: 12, height: 2))
    #expect(stroke(StrokeStyle(lineWidth: 2)).minY == -10)
    #expect(
      abs(
        stroke(StrokeStyle(lineWidth: 2, lineCap: .square, lineJoin: .bevel)).minX
          + 2.0.squareRoot()) < 1e-9)
  }

  @Test func effectsGrowBoundsAndClipsCutThem() {
    let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    let fill = DisplayCommand.fill(square, .color(.black), rule: .nonZero, transform: .identity)
    var group = DisplayGroup([fill], blur: 2)
    #expect(group.bounds == CGRect(x: -6, y: -6, width: 22, height: 22))
    group.shadow = Shadow(color: .black, deviation: 1, offset: CGSize(width: 20, height: 0))
    #expect(group.bounds == CGRect(x: -6, y: -9, width: 45, height: 28))
    group.clip = ClipShape(Path(CGRect(x: 0, y: 0, width: 5, height: 5)))
    #expect(group.bounds == CGRect(x: 0, y: 0, width: 5, height: 5))
    group.mask = DisplayMask([])
    #expect(DisplayCommand.group(group).bounds.isNull)
  }

  @Test func numbersThatAreNoneHaveNoBounds() {
    let wild = CGAffineTransform(a: .nan, b: 0, c: 0, d: 1, tx: 0, ty: .infinity)
    let fill = DisplayCommand.fill(Self.box, .color(.black), rule: .nonZero, transform: wild)
    #expect(fill.bounds.isNull)
    #expect(!DisplayList([fill]).description.isEmpty)
    #expect(DisplayList([fill]).contentHash != 0)
  }

  @Test func strokesMixWidthsPhasesAndDashes() {
    let start = StrokeStyle(lineWidth: 2, dash: [4, 2], dashPhase: 0)
    let end = StrokeStyle(lineWidth: 6, lineCap: .round, dash: [8, 6, 4, 2], dashPhase: 4)
    let middle = start.mixed(with: end, by: 0.5)
    #expect(middle.lineWidth == 4)
    #expect(middle.lineCap == .round)
    #expect(middle.dash == [6, 4, 4, 2])
    #expect(middle.dashPhase == 2)
    #expect(start.mixed(with: StrokeStyle(lineWidth: 4), by: 0.5).dash == [])
    #expect(start.mixed(with: end, by: 0) == start)
    #expect(start.mixed(with: end, by: -9).lineWidth == 0)
  }
}
