package import Motion
import Picture

extension PresetComposition {
  /// Every layer's values at `time`, one layer a paragraph, and of each only what is not as usual.
  package func explanation(at time: FrameTime) -> String {
    plan.layers.map { explanation(of: $0, at: time.seconds) }.joined(separator: "\n")
  }

  /// The events as a table: time, id, what, layers, animation.
  package var timelineTable: String {
    guard !events.isEmpty else { return "no events" }
    let rows = events.map { event in
      [
        "\(event.time.seconds.short) s", event.id ?? "-", event.what,
        event.layers.isEmpty ? "-" : event.layers.joined(separator: ", "), event.animation,
      ]
    }
    let widths = (0..<4).map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      row.enumerated().map { column, cell in
        column < 4 ? cell + String(repeating: " ", count: widths[column] - cell.count) : cell
      }.joined(separator: "  ")
    }.joined(separator: "\n")
  }

  /// The paths of the layers with their kinds, lowest first.
  package var layerList: [(path: String, kind: String)] {
    plan.layers.map { ($0.layer.path, $0.layer.kind.rawValue) }
  }

  private func explanation(of plan: LayerPlan, at time: Double) -> String {
    let sample = plan.sample(at: time)
    var lines = ["\(plan.layer.path) (\(plan.layer.kind.rawValue))"]
    func line(_ name: String, _ value: String) { lines.append("  \(name): \(value)") }
    if let shape = plan.shape { line("shape", shape.summary(at: time)) }
    for (setting, weight) in sample.texts {
      let share = weight < 1 ? " at \(weight.short)" : ""
      line("text", "\"\(setting.model.block.string)\"\(share)")
    }
    let size = sample[.size]
    if sample.traits.isAtPoint {
      line("at", pair(sample[.origin]))
    } else {
      line("frame", "\(pair(sample[.origin])), \(pair(size))")
    }
    for attribute in Attribute.allCases {
      let value = sample.quantities[attribute.rawValue]
      guard attribute.isShownByItself, value != attribute.initial else { continue }
      let words =
        attribute == .shadowColor
        ? "\(value.color(in: plan.space))"
        : attribute.count == 2 ? pair(value.lanes) : value.lanes.x.short
      line("\(attribute)", words)
    }
    if plan.layer.kind != .group {
      line("fill", words(sample.fill))
      if !sample.stroke.allSatisfy(\.isClear) {
        line("stroke", words(sample.stroke) + ", width \(sample[.strokeWidth].x.short)")
      }
    }
    if let clip = sample.traits.clip { line("clipTo", clip) }
    if sample.traits.z != 0 { line("z", sample.traits.z.short) }
    if !sample.traits.isVisible { line("visible", "false") }
    return lines.joined(separator: "\n")
  }

  private func pair(_ lanes: SIMD4<Double>) -> String { "\(lanes.x.short), \(lanes.y.short)" }

  private func words(_ paints: [PaintModel]) -> String {
    let shown = paints.filter { !$0.isClear }
    return shown.isEmpty ? "none" : shown.map(\.words).joined(separator: " and ")
  }
}

extension Attribute {
  /// Whether `explain` gives the attribute a line of its own.
  fileprivate var isShownByItself: Bool {
    switch self {
    case .origin, .size, .strokeWidth: false
    default: true
    }
  }
}

extension PaintModel {
  fileprivate var words: String {
    switch self {
    case .none: "none"
    case .color(let color): "\(color)"
    case .gradient(let model):
      switch model.geometry {
      case .linear: "linear gradient of \(model.gradient.stops.count) stops"
      case .radial: "radial gradient of \(model.gradient.stops.count) stops"
      case .angular: "angular gradient of \(model.gradient.stops.count) stops"
      }
    }
  }
}
