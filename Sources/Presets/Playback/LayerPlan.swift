import Foundation
import Geometry
import Motion
import Picture

/// A layer over the whole film: every attribute's history, and the tracks that replace some.
struct LayerPlan: Sendable {
  let layer: LayerNode
  /// By `Attribute.rawValue`.
  var quantities: [AnimatedValue<Quantity>]
  var fill: PaintHistory
  var stroke: PaintHistory
  var shape: ShapeHistory?
  var text: TextHistory?
  var traits: Phases<LayerTraits>
  var tracks: [TrackPlan] = []
  let space: ColorInterpolation
  /// The one sample of a layer that never changes.
  private var constantSample: LayerSample?

  /// The layer as `state` says, at rest.
  init(
    _ layer: LayerNode, _ state: LayerState, shaper: any TextShaper, space: ColorInterpolation
  ) {
    (self.layer, self.space) = (layer, space)
    quantities = state.quantities.map { AnimatedValue($0) }
    fill = PaintHistory(state.fill, in: space)
    stroke = PaintHistory(state.stroke, in: space)
    shape = state.shape.map { ShapeHistory($0) }
    text = state.text.map { TextHistory($0, width: state.textWidth, shaper: shaper) }
    traits = Phases(state.traits)
  }

  subscript(_ attribute: Attribute) -> AnimatedValue<Quantity> {
    get { quantities[attribute.rawValue] }
    set { quantities[attribute.rawValue] = newValue }
  }

  /// Sets out for `state` at `time`; what is the same stays as it is.
  mutating func change(to state: LayerState, animation: Animation?, at time: Double) {
    let present = self[.size].value(at: time)
    if let goal = state.shape {
      shape?.set(
        goal, animation: animation, at: time,
        present: CGSize(width: present.lanes.x, height: present.lanes.y), size: state.size)
    }
    if let goal = state.text {
      text?.set(goal, width: state.textWidth, animation: animation, at: time)
    }
    for attribute in Attribute.allCases {
      self[attribute].set(state[attribute], animation: animation, at: time)
    }
    fill.set(state.fill, animation: animation, at: time)
    stroke.set(state.stroke, animation: animation, at: time)
    if traits.last != state.traits { traits.begin(state.traits, at: time) }
  }

  /// Keeps the sample of a layer that never changes, so that its frames cost nothing.
  mutating func keepConstantSample() {
    let isConstant =
      tracks.isEmpty && quantities.allSatisfy(\.isConstant) && fill.isConstant
      && stroke.isConstant && (shape?.isConstant ?? true) && (text?.isConstant ?? true)
      && traits.phases.count == 1
    constantSample = isConstant ? sample(at: 0) : nil
  }

  /// When everything has come to rest: -∞ without a change, `nil` if never.
  var settledTime: Double? {
    var end = -Double.infinity
    let times =
      quantities.map(\.settledTime) + tracks.map(\.settledTime)
      + [fill.settledTime, stroke.settledTime]
      + [shape.map(\.settledTime) ?? -.infinity, text.map(\.settledTime) ?? -.infinity]
    for time in times {
      guard let time else { return nil }
      end = max(end, time)
    }
    return end
  }
}

extension LayerState {
  /// The width that text is wrapped in; `nil` at a point.
  var textWidth: Double? { traits.isAtPoint ? nil : Double(size.width) }
}

/// A layer at one time.
struct LayerSample: Sendable {
  /// By `Attribute.rawValue`.
  var quantities: [Quantity]
  var fill: [PaintModel]
  var stroke: [PaintModel]
  var traits: LayerTraits
  /// The outline in the layer's space, trimmed.
  var path: Path?
  var texts: [(setting: TextHistory.Setting, weight: Double)] = []
  /// The letters while they morph, in place of `texts`.
  var letters: TextHistory.Outline?

  subscript(_ attribute: Attribute) -> SIMD4<Double> {
    get { quantities[attribute.rawValue].lanes }
    set { quantities[attribute.rawValue].lanes = newValue }
  }

  var size: CGSize { CGSize(width: max(0, self[.size].x), height: max(0, self[.size].y)) }
  var opacity: Double { min(max(self[.opacity].x, 0), 1) }
}

extension LayerPlan {
  /// The layer at `time`.
  func sample(at time: Double) -> LayerSample {
    if let constantSample { return constantSample }
    var sample = LayerSample(
      quantities: quantities.map { $0.value(at: time) }, fill: fill.paints(at: time),
      stroke: stroke.paints(at: time), traits: traits.phase(at: time))
    var numbers: [Int: Double] = [:]
    // What `at` and `size` move is the anchor's place; the frame follows from both.
    let isBox = !sample.traits.isAtPoint
    let unit = isBox ? sample[.anchor] : .zero
    var fixed = sample[.origin] + unit * sample[.size]
    for track in tracks {
      let value = track.value(at: time).lanes
      switch track.target {
      case .lanes(.origin, let lane, let count):
        for index in 0..<count { fixed[lane + index] = value[index] }
      case .lanes(let attribute, let lane, let count):
        for index in 0..<count { sample[attribute][lane + index] = value[index] }
      case .fill: sample.fill = [.color(Quantity(value).color(in: space))]
      case .strokeColor: sample.stroke = [.color(Quantity(value).color(in: space))]
      case .shapeParameter(let name):
        let index = shape.flatMap {
          PropertyTable.shapeParameters[$0.target.kind.name]?.firstIndex(of: name)
        }
        if let index { numbers[index] = value.x }
      }
    }
    if !tracks.isEmpty { sample[.origin] = fixed - unit * sample[.size] }
    sample.path = shape.map {
      trimmed($0.path(at: time, size: sample.size, changes: numbers), sample)
    }
    if let text {
      sample.letters = text.outline(at: time)
      if sample.letters == nil { sample.texts = text.settings(at: time) }
    }
    return sample
  }

  private func trimmed(_ path: Path, _ sample: LayerSample) -> Path {
    let (from, to) = (sample[.trim].x, sample[.trim].y)
    if from <= 0, to >= 1 { return path }
    return path.trimmedPath(from: max(from, 0), to: min(max(to, 0), 1))
  }
}

extension LayerSample {
  /// Takes the layer's space to its parent's: place and offset · rotation · skew · scale, all but the
  /// place about the anchor.
  var transform: CGAffineTransform {
    let fixed = traits.isAtPoint ? SIMD4<Double>.zero : self[.anchor] * self[.size]
    let place = self[.origin] + self[.offset] + fixed
    let radians = Double.pi / 180
    let skew = self[.skew] * radians
    var map = CGAffineTransform(translationX: -fixed.x, y: -fixed.y)
      .concatenating(CGAffineTransform(scaleX: self[.scale].x, y: self[.scale].y))
    if skew.x != 0 || skew.y != 0 {
      map = map.concatenating(
        CGAffineTransform(a: 1, b: tan(skew.y), c: tan(skew.x), d: 1, tx: 0, ty: 0))
    }
    if self[.rotation].x != 0 {
      map = map.concatenating(CGAffineTransform(rotationAngle: self[.rotation].x * radians))
    }
    return map.concatenating(CGAffineTransform(translationX: place.x, y: place.y))
  }
}
