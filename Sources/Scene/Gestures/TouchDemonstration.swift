/// What a film without a script does with a view that answers to touch.
enum TouchDemonstration: Hashable, Sendable {
  case tap(count: Int)
  case press(seconds: Double)
  case pinch
  case rotate
  /// Only where nothing moves and nothing else answers to touch.
  case drag
}

/// A gesture that a film without a script can show.
protocol DemonstratedGesture {
  /// What drives the gesture; `nil` for nothing that is done unasked.
  var demonstration: TouchDemonstration? { get }
}

extension Gesture {
  /// What drives the gesture, when it is one that can be shown.
  nonisolated var ownDemonstration: TouchDemonstration? {
    if let demonstrated = self as? any DemonstratedGesture { return demonstrated.demonstration }
    guard Body.self != Never.self else { return nil }
    return onMain(self) { $0.body }.ownDemonstration
  }
}

extension _ListeningGesture: DemonstratedGesture {
  var demonstration: TouchDemonstration? { base.ownDemonstration }
}
extension _MapGesture: DemonstratedGesture {
  var demonstration: TouchDemonstration? { base.ownDemonstration }
}
extension SimultaneousGesture: DemonstratedGesture {
  var demonstration: TouchDemonstration? {
    let all = [first.ownDemonstration, second.ownDemonstration].compactMap(\.self)
    return all.first { $0 != .drag } ?? all.first
  }
}
extension SequenceGesture: DemonstratedGesture {
  var demonstration: TouchDemonstration? { first.ownDemonstration }
}
extension ExclusiveGesture: DemonstratedGesture {
  var demonstration: TouchDemonstration? {
    let all = [first.ownDemonstration, second.ownDemonstration].compactMap(\.self)
    return all.first { $0 != .drag } ?? all.first
  }
}
extension AnyGesture: DemonstratedGesture {}
extension Optional: DemonstratedGesture where Wrapped: Gesture {
  var demonstration: TouchDemonstration? { self?.ownDemonstration }
}
