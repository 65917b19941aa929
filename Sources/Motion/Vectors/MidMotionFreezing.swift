/// A vector whose motions cannot be added up when one sets out in the middle of another.
///
/// An animator that is given a new target then starts from what shows, and forgets the motions
/// before.
package protocol MidMotionFreezing {
  /// The value at rest that looks like this one; `nil` when it is one already.
  var frozen: Self? { get }
}

extension AnimatablePair: MidMotionFreezing {
  /// Both vectors, those that must be at rest; `nil` when neither needs it.
  package var frozen: AnimatablePair? {
    let (first, second) = (Self.frozen(first), Self.frozen(second))
    guard first != nil || second != nil else { return nil }
    return AnimatablePair(first ?? self.first, second ?? self.second)
  }

  private static func frozen<Value>(_ value: Value) -> Value? {
    (value as? any MidMotionFreezing)?.frozen as? Value
  }
}
