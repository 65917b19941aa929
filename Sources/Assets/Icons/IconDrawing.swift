import Foundation
import Geometry
import Picture

/// A symbol put together from icons, on their grid of 16 × 16.
struct IconDrawing {
  /// The parts in drawing order, each with its level.
  private var parts: [(part: IconParts.Part, level: Int)]
  /// What lies in a filled enclosure, which is cut out of it in one colour.
  private var cutout: Path?
  private let hasLevels: Bool

  private static let side = 16.0
  /// The grid's side in ems: an icon is a fifth higher than its font's size, as Apple's circles are.
  private static let ems = 1.2
  /// Room at the left and right of the outline, in ems.
  private static let margin = 0.05
  /// The width of the lines that the icons are drawn with.
  private static let line = 1.0

  /// The symbol with Apple's name `name`; `nil` when there is no icon for it.
  init?(named name: String, in folder: String?) {
    var words = name.split(separator: ".").map(String.init)
    guard !words.isEmpty else { return nil }
    func read(_ icon: String) -> IconParts? {
      guard !icon.contains("/") else { return nil }
      if let own = OwnIcons.shapes(icon) { return IconParts(own) }
      guard let folder, let file = IconFile(path: "\(folder)/\(icon).svg") else { return nil }
      let scale = CGAffineTransform(
        scaleX: Self.side / file.side, y: Self.side / file.side)
      return IconParts(file.shapes.map { ($0.path.applying(scale), $0.isEvenOdd) })
    }
    func plain(_ base: String, isFilled: Bool) -> IconParts? {
      let icon = IconNames.entry(for: base).icon
      return (isFilled ? read(icon + "-fill") : nil) ?? read(icon)
    }

    let hasLevels = Self.familiesWithLevels.contains { name.contains($0) }
    // `heart.fill.badge` and the like keep their place in the table.
    if IconNames.has(name), let found = plain(name, isFilled: false) {
      self.init(found, split: false, hasLevels: hasLevels)
      return
    }
    let isFilled = words.last == "fill"
    if isFilled { words.removeLast() }
    let base = words.joined(separator: ".")
    if let found = plain(base, isFilled: isFilled) {
      let isCut = isFilled && words.count > 1 && Self.enclosures.contains(words.last ?? "")
      self.init(found, split: isCut, hasLevels: hasLevels)
      return
    }
    guard words.count > 1, let last = words.popLast() else { return nil }
    let inner = words.joined(separator: ".")
    let stem = IconNames.entry(for: inner).stem + "-" + last
    if Self.enclosures.contains(last),
      let found = (isFilled ? read(stem + "-fill") : nil) ?? read(stem)
    {
      self.init(found, split: isFilled, hasLevels: hasLevels)
    } else if Self.enclosures.contains(last),
      let ring = read(isFilled ? last + "-fill" : last),
      let glyph = plain(inner, isFilled: false) ?? IconParts.number(inner, read)
    {
      self.init(glyph, inside: ring, isCut: isFilled)
    } else if last == "slash", let found = plain(inner, isFilled: isFilled) {
      self.init(found, split: false, hasLevels: hasLevels)
      strike()
    } else {
      return nil
    }
  }

  /// Shapes that symbols are put in.
  private static let enclosures: Set = [
    "circle", "square", "triangle", "octagon", "diamond", "app", "shield", "seal", "rectangle",
  ]
  /// Words of names whose parts grow less important one after the other.
  private static let familiesWithLevels = [
    "wave", "wifi", "cloud", "badge", "person.2", "person.3", "sparkles", "stars", "sun",
    "chart.bar", "ellipsis", "cellularbars", "battery",
  ]

  /// An icon as it is; `split` takes the holes of its first area for a glyph of their own.
  private init(_ icon: IconParts, split: Bool, hasLevels: Bool) {
    self.hasLevels = hasLevels
    var parts = icon.parts
    guard split, let area = parts.indices.max(by: { size(parts[$0]) < size(parts[$1]) }),
      !parts[area].holes.isEmpty
    else {
      self.parts = parts.map { ($0, 0) }
      return
    }
    func size(_ part: IconParts.Part) -> CGFloat { abs(part.outer.signedArea) }
    var glyph = Path()
    for hole in parts[area].holes { glyph.addPath(hole.reversed) }
    // What lies in the holes is not the glyph.
    for (index, part) in parts.enumerated() where index != area {
      glyph.addPath(part.path.reversed)
    }
    cutout = glyph
    parts[area].holes = []
    self.parts = [(parts[area], 1)]
  }

  /// `glyph` made small in the middle of `ring`.
  private init(_ glyph: IconParts, inside ring: IconParts, isCut: Bool) {
    hasLevels = true
    let box = glyph.path.boundingRect
    let scale = min(0.75, 0.52 * Self.side / max(box.width, box.height, 1))
    let middle = Self.side / 2
    let map = CGAffineTransform(translationX: -box.midX, y: -box.midY)
      .concatenating(CGAffineTransform(scaleX: scale, y: scale))
      .concatenating(CGAffineTransform(translationX: middle, y: middle))
    let small = glyph.parts.map { part in
      IconParts.Part(
        outer: part.outer.applying(map), holes: part.holes.map { $0.applying(map) })
    }
    parts = ring.parts.map { ($0, 1) }
    if isCut {
      var path = Path()
      for part in small { path.addPath(part.path) }
      cutout = path
    } else {
      // Small lines would look lighter than the ring's.
      parts += small.map { part in
        let thick = IconParts([(part.path.thickened(by: Self.line * (1 - scale) / 2), false)])
        return (IconParts.Part(outer: thick.path), 0)
      }
    }
  }

  /// A line from the upper left to the lower right.
  private mutating func strike() {
    var line = Path()
    line.move(to: CGPoint(x: 1.5, y: 1.5))
    line.addLine(to: CGPoint(x: Self.side - 1.5, y: Self.side - 1.5))
    let stroke = line.strokedPath(StrokeStyle(lineWidth: Self.line, lineCap: .round))
    parts.append((IconParts.Part(outer: stroke.signedArea < 0 ? stroke.reversed : stroke), 0))
  }

  // MARK: The outline in ems

  /// The symbol for a weight of 1…1000.
  ///
  /// Lines are drawn 1/13 em wide at 400 and twice as wide at 900, as Apple's roughly are.
  func outline(weight: Int) -> SymbolOutline {
    let more = Self.line * min(max(Double(weight - 400) / 500, 0), 1)
    func thick(_ path: Path) -> Path { path.thickened(by: more) }
    var whole = Path()
    for (part, _) in parts { whole.addPath(part.path) }
    whole = thick(whole)
    // As thin as it is: where a thickened path overlaps itself, a hole would be filled again.
    if let cutout { whole.addPath(cutout.reversed) }
    let box = whole.boundingRect
    let em = Self.ems / Self.side
    let width = max(box.width * em, 0.4) + 2 * Self.margin
    let place = CGAffineTransform(translationX: -box.midX, y: -Self.side / 2)
      .concatenating(CGAffineTransform(scaleX: em, y: em))
      .concatenating(CGAffineTransform(translationX: width / 2, y: Self.ems / 2))
    func ready(_ path: Path) -> Path { path.applying(place) }

    var layers = parts.enumerated().map { index, entry in
      SymbolOutline.Layer(
        ready(thick(entry.part.path)),
        level: cutout == nil && hasLevels && entry.level == 0 ? level(index) : entry.level)
    }
    if let cutout { layers.append(.init(ready(thick(cutout)), level: 0)) }
    let steps =
      cutout == nil && parts.count > 1
      ? ordered.map { ready(thick(parts[$0].part.path)) } : [ready(whole)]
    return SymbolOutline(
      path: ready(whole), layers: layers, steps: steps,
      size: CGSize(width: width, height: Self.ems))
  }

  /// How much the part at `index` matters among those of a family: the first most.
  private func level(_ index: Int) -> Int {
    guard !parts.contains(where: { $0.level > 0 }) else { return 0 }
    return min(ordered.firstIndex(of: index) ?? 0, 2)
  }

  /// The parts from the source of a wave outwards: by width where they lie about one another, else
  /// from left to right.
  private var ordered: [Int] {
    let boxes = parts.map { $0.part.outer.boundingRect }
    let byWidth = boxes.indices.sorted { (boxes[$0].width, $0) < (boxes[$1].width, $1) }
    let isNested = zip(byWidth, byWidth.dropFirst()).allSatisfy { inner, outer in
      boxes[outer].minX <= boxes[inner].minX + 0.01 && boxes[inner].maxX <= boxes[outer].maxX + 0.01
    }
    if isNested { return byWidth }
    return boxes.indices.sorted { (boxes[$0].minX, $0) < (boxes[$1].minX, $1) }
  }
}

/// Shapes that the icon set does not have, drawn here on its grid.
private enum OwnIcons {
  static func shapes(_ icon: String) -> [(path: Path, isEvenOdd: Bool)]? {
    switch icon {
    case "rectangle": frame(CGRect(x: 0, y: 2.5, width: 16, height: 11), radius: 2)
    case "rectangle-fill": [area(CGRect(x: 0, y: 2.5, width: 16, height: 11), radius: 2)]
    case "rectangle-portrait": frame(CGRect(x: 2.5, y: 0, width: 11, height: 16), radius: 2)
    case "rectangle-portrait-fill": [area(CGRect(x: 2.5, y: 0, width: 11, height: 16), radius: 2)]
    case "capsule": frame(CGRect(x: 0, y: 4, width: 16, height: 8), radius: 4)
    case "capsule-fill": [area(CGRect(x: 0, y: 4, width: 16, height: 8), radius: 4)]
    case "oval": frame(CGRect(x: 0, y: 3, width: 16, height: 10), radius: nil)
    case "oval-fill": [area(CGRect(x: 0, y: 3, width: 16, height: 10), radius: nil)]
    default: nil
    }
  }

  private static func area(
    _ rect: CGRect, radius: CGFloat?
  ) -> (path: Path, isEvenOdd: Bool) {
    (radius.map { Path(roundedRect: rect, cornerRadius: $0) } ?? Path(ellipseIn: rect), false)
  }

  /// A line of width 1 along the inside of a rectangle.
  private static func frame(
    _ rect: CGRect, radius: CGFloat?
  ) -> [(path: Path, isEvenOdd: Bool)] {
    var path = area(rect, radius: radius).path
    path.addPath(area(rect.insetBy(dx: 1, dy: 1), radius: radius.map { $0 - 1 }).path)
    return [(path, true)]
  }
}
