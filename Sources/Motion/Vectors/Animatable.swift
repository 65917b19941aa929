/// A type whose in-betweens are found by interpolating its animatable data.
///
/// Only what `animatableData` covers interpolates; every other property jumps to its new value.
public protocol Animatable {
  /// The vector that is interpolated.
  associatedtype AnimatableData: VectorArithmetic

  /// The part of the value that animates; setting it must not depend on the old value's history.
  var animatableData: AnimatableData { get set }
}

// There is no default for `AnimatableData`: the witness below lets it be inferred as empty, and a
// type that writes its own `animatableData` infers it from that.
extension Animatable where AnimatableData == EmptyAnimatableData {
  /// Nothing: a type that does not say otherwise does not animate.
  @inlinable
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

extension Animatable where Self: VectorArithmetic {
  /// The value itself.
  @inlinable
  public var animatableData: Self {
    get { self }
    set { self = newValue }
  }
}

/// What angles and unit points are multiplied by as animatable data.
///
/// A spring ends when its speed falls under a fixed threshold meant for points on a canvas; a turn or
/// a unit coordinate is about a hundred times smaller for the same visible motion.
@usableFromInline
package let unitScale = 128.0
