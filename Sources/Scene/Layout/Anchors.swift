public import Foundation
public import Motion

/// A place noted in one view, to be read in the space of another.
public struct Anchor<Value> {
  /// The value in a space whose origin is at the given point of layout space.
  let resolve: (CGPoint) -> Value

  /// What of a view is noted.
  public struct Source {
    /// The value for a view at the given frame of layout space, in a space of a given origin.
    let read: (CGRect, CGPoint) -> Value
  }
}

// Unchecked: resolved on the main thread only, which alone runs a film.
extension Anchor: @unchecked Sendable where Value: Sendable {}
extension Anchor.Source: @unchecked Sendable where Value: Sendable {}

extension Anchor.Source where Value == CGRect {
  /// The view's bounds.
  public static var bounds: Anchor<CGRect>.Source { rect { $0 } }

  /// A rectangle of the view's own space.
  public static func rect(_ rect: CGRect) -> Anchor<CGRect>.Source {
    self.rect { rect.offsetBy(dx: $0.minX, dy: $0.minY) }
  }

  private static func rect(_ place: @escaping (CGRect) -> CGRect) -> Anchor<CGRect>.Source {
    Anchor<CGRect>.Source { place($0).offsetBy(dx: -$1.x, dy: -$1.y) }
  }
}

extension Anchor.Source where Value == CGPoint {
  /// A point of the view's own space.
  public static func point(_ point: CGPoint) -> Anchor<CGPoint>.Source {
    Anchor<CGPoint>.Source {
      CGPoint(x: $0.minX + point.x - $1.x, y: $0.minY + point.y - $1.y)
    }
  }

  /// A point in fractions of the view's size.
  public static func unitPoint(_ point: UnitPoint) -> Anchor<CGPoint>.Source {
    Anchor<CGPoint>.Source {
      CGPoint(
        x: $0.minX + point.x * $0.width - $1.x, y: $0.minY + point.y * $0.height - $1.y)
    }
  }
  /// The upper left corner.
  public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
  /// The middle of the upper side.
  public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
  /// The upper right corner.
  public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
  /// The middle of the left side.
  public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
  /// The middle.
  public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
  /// The middle of the right side.
  public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
  /// The lower left corner.
  public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
  /// The middle of the lower side.
  public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
  /// The lower right corner.
  public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}

extension View {
  /// Hands up what `transform` makes of a place in the view.
  nonisolated public func anchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    modifier(AnchorModifier<A, K>(source: value) { $0 = transform($1) })
  }

  /// Changes what the view's content hands up, knowing a place in the view.
  nonisolated public func transformAnchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self, value: Anchor<A>.Source,
    transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View { modifier(AnchorModifier<A, K>(source: value, change: transform)) }
}

/// Changes a preference, knowing a place in the view.
struct AnchorModifier<A, K: PreferenceKey>: PrimitiveModifier {
  let source: Anchor<A>.Source
  let change: (inout K.Value, Anchor<A>) -> Void

  func evaluate(content: @escaping _ContentEvaluator, in inputs: _ViewInputs) -> _ViewElements {
    inputs.distribute(content(inputs), make: { PreferenceElement<K>() }) { wrapper in
      wrapper.change = { [weak wrapper] value in
        change(
          &value, Anchor { origin in source.read(wrapper?.frame ?? .zero, origin) })
      }
    }
  }
}
