import Foundation
import Geometry

extension DisplayList {
  /// A digest of everything that the list draws, the same in every process and on every machine.
  public var contentHash: UInt64 {
    var hasher = ContentHasher()
    hasher.add(commands)
    return hasher.value
  }
}

extension ContentHasher {
  mutating func add(_ commands: [DisplayCommand]) {
    add(commands.count)
    for command in commands { add(command) }
  }

  mutating func add(_ command: DisplayCommand) {
    switch command {
    case .fill(let path, let paint, let rule, let map):
      add(1)
      add(path)
      add(paint)
      add(rule.rawValue)
      add(map)
    case .stroke(let path, let paint, let style, let map):
      add(2)
      add(path)
      add(paint)
      add(style)
      add(map)
    case .text(let layout, let paint, let map):
      add(3)
      add(layout)
      add(paint)
      add(map)
    case .image(let image, let rect, let opacity, let map):
      add(4)
      add(image.name)
      add(image.width)
      add(image.height)
      add(image.sampling.rawValue)
      add(rect.origin)
      add(rect.size)
      add(opacity)
      add(map)
    case .group(let group):
      add(5)
      add(group)
    }
  }

  private mutating func add(_ group: DisplayGroup) {
    add(group.children)
    add(group.transform)
    add(group.opacity)
    add(group.clip != nil)
    if let clip = group.clip {
      add(clip.path)
      add(clip.rule.rawValue)
    }
    add(group.mask != nil)
    if let mask = group.mask {
      add(mask.commands)
      add(mask.mode == .luminance)
      add(mask.isInverted)
      add(mask.feather)
    }
    add(group.blur)
    add(group.shadow != nil)
    if let shadow = group.shadow {
      add(shadow.color)
      add(shadow.deviation)
      add(shadow.offset)
    }
    add(group.blendMode.rawValue)
    add(group.isIsolated)
    addEffects(of: group)
  }

  private mutating func addEffects(of group: DisplayGroup) {
    switch group.filter {
    case nil: add(0)
    case .matrix(let matrix)?:
      add(1)
      for weight in matrix.weights { add(weight) }
    case .alphaThreshold(let min, let max, let color)?:
      add(2)
      add(min)
      add(max)
      add(color)
    case .opaque?: add(3)
    }
    add(group.projection != nil)
    if let map = group.projection {
      for value in [
        map.m11, map.m12, map.m13, map.m21, map.m22, map.m23, map.m31, map.m32, map.m33,
      ] { add(Double(value)) }
    }
    add(group.backdrop != nil)
    if let backdrop = group.backdrop {
      add(backdrop.deviation)
      for weight in backdrop.matrix.weights { add(weight) }
      add(backdrop.tint)
    }
  }

  private mutating func add(_ path: Path) {
    add(path.verbs.count)
    for verb in path.verbs { add(UInt64(verb.rawValue)) }
    for point in path.points { add(point) }
  }

  private mutating func add(_ style: StrokeStyle) {
    add(style.lineWidth)
    add(style.lineCap.rawValue)
    add(style.lineJoin.rawValue)
    add(style.miterLimit)
    add(style.dash.count)
    for length in style.dash { add(length) }
    add(style.dashPhase)
  }

  private mutating func add(_ color: RGBA) {
    for value in [color.red, color.green, color.blue, color.opacity] { add(value) }
  }

  private mutating func add(_ paint: Paint) {
    switch paint {
    case .color(let color):
      add(1)
      add(color)
    case .linear(let gradient, let start, let end):
      add(2)
      add(gradient)
      add(start)
      add(end)
    case .radial(let gradient, let center, let startRadius, let endRadius):
      add(3)
      add(gradient)
      add(center)
      add(startRadius)
      add(endRadius)
    case .angular(let gradient, let center, let start, let end):
      add(4)
      add(gradient)
      add(center)
      add(start)
      add(end)
    case .mesh(let mesh):
      add(5)
      add(mesh)
    case .image(let image, let source, let tile, let opacity):
      add(6)
      add(image.name)
      add(image.width)
      add(image.height)
      for rect in [source, tile] {
        add(rect.origin)
        add(rect.size)
      }
      add(opacity)
    }
  }

  private mutating func add(_ mesh: ColorMesh) {
    add(mesh.columns)
    add(mesh.rows)
    add(mesh.isSmooth)
    add(mesh.interpolation.rawValue)
    add(mesh.background)
    for vertex in mesh.vertices {
      for point in [
        vertex.position, vertex.leading, vertex.top, vertex.trailing, vertex.bottom,
      ] {
        add(point.x)
        add(point.y)
      }
      add(vertex.color)
    }
  }

  private mutating func add(_ gradient: RGBAGradient) {
    add(gradient.interpolation.rawValue)
    add(gradient.stops.count)
    for stop in gradient.stops {
      add(stop.color)
      add(stop.location)
    }
  }

  /// Only what is drawn counts: the faces, sizes and glyphs.
  private mutating func add(_ layout: TextLayout) {
    let runs = layout.lines.flatMap(\.runs)
    add(runs.count)
    for run in runs {
      add(run.face.file)
      add(run.face.index)
      add(run.face.variations)
      add(run.face.isSlanted)
      add(run.size)
      add(run.glyphs.count)
      for glyph in run.glyphs {
        add(UInt64(glyph.id))
        add(glyph.origin)
      }
    }
  }
}
