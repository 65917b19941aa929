import Foundation

extension FilmHost {
  /// The size that the view asks for when it is offered none.
  var idealSize: CGSize { graph.asCurrent { graph.root?.sizeThatFits(.unspecified) } ?? .zero }

  /// When the next planned event happens.
  var nextEventTime: Double? { graph.nextEventTime }

  /// When the next planned event happens that a film at rest has not before it.
  var nextAwaitedTime: Double? { graph.nextAwaitedTime }

  /// Every name by which a script can find something now, each once, in drawing order.
  var targetNames: [String] {
    var seen: Set<String> = []
    return search().targets.map(\.name).filter { !$0.isEmpty && seen.insert($0).inserted }
  }

  /// The point of the stage that `target` means now.
  func point(of target: FilmTarget) throws(FilmScriptError) -> CGPoint {
    switch target.kind {
    case .point(let point): return point
    case .named(let name, let number):
      var boxes: [CGRect] = []
      // One view may have the same words, label and id, and so may what lies in its middle: a touch
      // cannot tell them apart.
      for box in frames(named: name)
      where !boxes.contains(where: { $0.middle.isNear(box.middle) }) { boxes.append(box) }
      if let number {
        guard number <= boxes.count else {
          throw .tooFewTargets(name, time: time, count: boxes.count)
        }
        return boxes[number - 1].middle
      }
      guard let box = boxes.first else {
        throw .noTarget(name, time: time, present: Array(targetNames.prefix(12)))
      }
      guard boxes.count == 1 else {
        let places = boxes.map { "\(Int($0.midX.rounded())),\(Int($0.midY.rounded()))" }
        throw .manyTargets(name, time: time, places: places)
      }
      return box.middle
    }
  }

  /// Gives the first state called `name` that takes it the value, as an action would.
  func set(_ name: String, to value: FilmValue) throws(FilmScriptError) {
    let states = graph.namedStates
    var isDone = false
    perform {
      isDone = states.contains { state in
        state.name == name
          && value.candidates.contains { state.state.setAny($0, transaction: .current) }
      }
    }
    guard !isDone else { return }
    var seen: Set<String> = []
    let names = states.map(\.name).filter { seen.insert($0).inserted }
    throw .noState(name, value: "\(value)", present: Array(names.prefix(12)))
  }

  /// What answers to touch now, in drawing order, with a point that drives it; what only answers to a
  /// drag counts when it is asked for.
  func touchables(dragged: Bool = false) -> [(
    responder: GestureResponder, name: String, point: CGPoint
  )] {
    search().targets.compactMap { target in
      guard let responder = target.responder,
        dragged || responder.demonstration != .drag,
        let point = tapPoint(in: target.frame, for: responder)
      else { return nil }
      return (responder, target.name, point)
    }
  }
}

extension CGPoint {
  /// Whether the same finger touches both.
  fileprivate func isNear(_ other: CGPoint) -> Bool {
    abs(x - other.x) < 0.5 && abs(y - other.y) < 0.5
  }
}

extension CGRect {
  fileprivate var middle: CGPoint { CGPoint(x: midX, y: midY) }
}
