import Foundation
import Geometry
import Picture

/// Builds the display list of one time from the plan.
struct FrameBuilder {
  private let plan: ScenePlan
  private let samples: [LayerSample]

  init(_ plan: ScenePlan, at time: Double) {
    self.plan = plan
    samples = plan.layers.map { $0.sample(at: time) }
  }

  var displayList: DisplayList { DisplayList(commands(of: plan.roots)) }

  /// The commands of siblings, lowest first.
  private func commands(of indices: [Int]) -> [DisplayCommand] {
    var order = indices
    if indices.contains(where: { samples[$0].traits.z != 0 }) {
      order = indices.enumerated().sorted {
        (samples[$0.element].traits.z, $0.offset) < (samples[$1.element].traits.z, $1.offset)
      }.map(\.element)
    }
    return order.flatMap(commands(of:))
  }

  private func commands(of index: Int) -> [DisplayCommand] {
    let sample = samples[index]
    guard sample.traits.isVisible, sample.opacity > 0 else { return [] }
    let drawn = drawn(index, sample)
    guard !drawn.isEmpty, let clip = sample.traits.clip, let shape = clipShape(clip, for: index)
    else { return drawn }
    return [.group(DisplayGroup(drawn, clip: shape))]
  }

  private func drawn(_ index: Int, _ sample: LayerSample) -> [DisplayCommand] {
    let layer = plan.layers[index].layer
    let transform = sample.transform
    let shadow = shadow(of: sample, in: plan.layers[index].space)
    let hasEffect = sample[.blur].x > 0 || shadow != nil || sample[.cornerRadius].x > 0
    if layer.kind != .group, !hasEffect {
      if sample.opacity >= 1 { return own(sample, transform, opacity: 1) }
      let commands = own(sample, transform, opacity: sample.opacity)
      // A single command fades by its paint; several must fade as one.
      if commands.count < 2 { return commands }
    }
    let children =
      layer.kind == .group
      ? commands(of: layer.children) : own(sample, .identity, opacity: 1)
    guard !children.isEmpty else { return [] }
    return [
      .group(
        DisplayGroup(
          children, transform: transform, opacity: sample.opacity, clip: roundClip(sample),
          blur: max(0, sample[.blur].x), shadow: shadow))
    ]
  }

  // MARK: - Shapes and text

  private func own(
    _ sample: LayerSample, _ transform: CGAffineTransform, opacity: Double
  ) -> [DisplayCommand] {
    if let path = sample.path {
      return path.verbs.isEmpty ? [] : paths(path, sample, sample.size, transform, opacity)
    }
    if let letters = sample.letters { return self.letters(letters, sample, transform, opacity) }
    return sample.texts.flatMap { setting, weight in
      let map = setting.placing(in: sample).concatenating(transform)
      let share = opacity * weight
      var commands: [DisplayCommand] = paints(sample.fill, setting.layout.size, share).map {
        .text(setting.layout, $0, transform: map)
      }
      if let outline = setting.outline {
        let scale = setting.size > 0 ? max(sample[.textSize].x / setting.size, 1e-6) : 1
        commands += paints(sample.stroke, setting.layout.size, share).map {
          .stroke(outline, $0, style: style(sample, divisor: scale), transform: map)
        }
      }
      return commands
    }
  }

  /// Letters in mid-morph, painted in the box of the words that they become.
  private func letters(
    _ letters: TextHistory.Outline, _ sample: LayerSample, _ transform: CGAffineTransform,
    _ opacity: Double
  ) -> [DisplayCommand] {
    guard sample[.textSize].x > 0 else { return [] }
    let map = letters.setting.placing(in: sample).concatenating(transform)
    let path = letters.path.applying(
      letters.place.transform(in: sample).concatenating(
        letters.setting.placing(in: sample).inverted()))
    let size = letters.setting.layout.size
    var commands: [DisplayCommand] = paints(sample.fill, size, opacity).map {
      .fill(path, $0, rule: .nonZero, transform: map)
    }
    guard letters.setting.outline != nil, sample[.strokeWidth].x > 0 else { return commands }
    let textSize = sample[.textSize].x
    let scale = letters.setting.size > 0 ? max(textSize / letters.setting.size, 1e-6) : 1
    commands += paints(sample.stroke, size, opacity).map {
      .stroke(path, $0, style: style(sample, divisor: scale), transform: map)
    }
    return commands
  }

  private func paths(
    _ path: Path, _ sample: LayerSample, _ size: CGSize, _ transform: CGAffineTransform,
    _ opacity: Double
  ) -> [DisplayCommand] {
    var commands: [DisplayCommand] = paints(sample.fill, size, opacity).map {
      .fill(path, $0, rule: sample.traits.fillRule, transform: transform)
    }
    guard sample[.strokeWidth].x > 0 else { return commands }
    commands += paints(sample.stroke, size, opacity).map {
      .stroke(path, $0, style: style(sample), transform: transform)
    }
    return commands
  }

  private func paints(_ models: [PaintModel], _ size: CGSize, _ opacity: Double) -> [Paint] {
    models.compactMap { (opacity < 1 ? $0.faded(by: opacity) : $0).paint(in: size) }
  }

  private func style(_ sample: LayerSample, divisor: Double = 1) -> StrokeStyle {
    StrokeStyle(
      lineWidth: sample[.strokeWidth].x / divisor, lineCap: sample.traits.cap,
      lineJoin: sample.traits.join, miterLimit: max(1, sample[.miterLimit].x),
      dash: sample.traits.dash.map { $0 / divisor }, dashPhase: sample[.dashPhase].x / divisor)
  }

  // MARK: - Effects

  private func shadow(of sample: LayerSample, in space: ColorInterpolation) -> Shadow? {
    guard sample[.shadowColor].w > 0 else { return nil }
    let offset = sample[.shadowOffset]
    return Shadow(
      color: Quantity(sample[.shadowColor]).color(in: space),
      deviation: max(0, sample[.shadowRadius].x), offset: CGSize(width: offset.x, height: offset.y))
  }

  private func roundClip(_ sample: LayerSample) -> ClipShape? {
    let radius = sample[.cornerRadius].x
    guard radius > 0, !sample.traits.isAtPoint else { return nil }
    let kind = ShapeKind.roundedRectangle(radius: radius, style: .circular)
    return ClipShape(kind.path(in: CGRect(origin: .zero, size: sample.size)))
  }

  /// The outline of the layer called `path`, in the space of the parent of layer `index`.
  private func clipShape(_ path: String, for index: Int) -> ClipShape? {
    guard let clip = plan.indices[path] else { return nil }
    var outline = samples[clip].path ?? Path()
    for (setting, _) in samples[clip].texts {
      guard let glyphs = setting.outline else { continue }
      outline.addPath(glyphs, transform: setting.placing(in: samples[clip]))
    }
    if let letters = samples[clip].letters {
      outline.addPath(letters.path, transform: letters.place.transform(in: samples[clip]))
    }
    let toStage = absoluteTransform(of: clip)
    guard let parent = plan.layers[index].layer.parent else {
      return ClipShape(outline.applying(toStage), rule: samples[clip].traits.fillRule)
    }
    let map = toStage.concatenating(absoluteTransform(of: parent).inverted())
    return ClipShape(outline.applying(map), rule: samples[clip].traits.fillRule)
  }

  private func absoluteTransform(of index: Int) -> CGAffineTransform {
    var map = samples[index].transform
    var parent = plan.layers[index].layer.parent
    while let next = parent {
      map = map.concatenating(samples[next].transform)
      parent = plan.layers[next].layer.parent
    }
    return map
  }
}
