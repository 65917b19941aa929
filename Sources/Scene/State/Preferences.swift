/// A value that views hand up to those around them.
public protocol PreferenceKey {
  /// The type of the value.
  associatedtype Value
  /// The value where no view hands one up.
  static var defaultValue: Value { get }
  /// Adds the value of a later sibling.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// Nothing.
  public static var defaultValue: Value { nil }
}

extension View {
  /// Hands `value` up in place of what the view's content hands up.
  nonisolated public func preference<K: PreferenceKey>(
    key: K.Type = K.self, value: K.Value
  ) -> some View { modifier(PreferenceModifier<K> { $0 = value }) }

  /// Changes the value that the view's content hands up.
  nonisolated public func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View { modifier(PreferenceModifier<K>(change: callback)) }

  /// Runs `action` when the value that the view's content hands up has changed.
  nonisolated public func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    modifier(PreferenceChangeModifier<K>(action: action))
  }

  /// Lays the view made of a preference's value over the view.
  nonisolated public func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(
      PreferenceLayerModifier<K, V>(isAbove: true, alignment: alignment, transform: transform))
  }

  /// Lays the view made of a preference's value under the view.
  nonisolated public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(
      PreferenceLayerModifier<K, V>(isAbove: false, alignment: alignment, transform: transform))
  }
}

/// Changes the value handed up.
struct PreferenceModifier<K: PreferenceKey>: PrimitiveModifier {
  let change: (inout K.Value) -> Void

  func evaluate(content: @escaping _ContentEvaluator, in inputs: _ViewInputs) -> _ViewElements {
    inputs.distribute(content(inputs), make: { PreferenceElement<K>() }) { $0.change = change }
  }
}

/// Hands up a changed value.
final class PreferenceElement<Key: PreferenceKey>: WrapperElement {
  var change: ((inout Key.Value) -> Void)?

  override func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    guard key == Key.self, let change else { return content.preference(key) }
    var value = content.preference(Key.self) ?? Key.defaultValue
    change(&value)
    return value as? K.Value
  }
}

/// Watches the value that its content hands up.
struct PreferenceChangeModifier<K: PreferenceKey>: PrimitiveModifier where K.Value: Equatable {
  let action: (K.Value) -> Void

  func evaluate(content: @escaping _ContentEvaluator, in inputs: _ViewInputs) -> _ViewElements {
    let elements = content(inputs)
    let watch = inputs.node.memory { LastValue<K.Value?>(nil) }
    inputs.graph.whenLaidOut {
      var gathered: K.Value?
      for element in elements.items where !element.isLeaving {
        guard let value = element.preference(K.self) else { continue }
        if var sum = gathered {
          K.reduce(value: &sum) { value }
          gathered = sum
        } else {
          gathered = value
        }
      }
      let value = gathered ?? K.defaultValue
      guard watch.value != value else { return }
      watch.value = value
      inputs.graph.whenUpdated { action(value) }
    }
    return elements
  }
}

/// A layer whose view is made of a preference's value, once layout has gathered it.
struct PreferenceLayerModifier<K: PreferenceKey, V: View>: PrimitiveModifier {
  let isAbove: Bool
  let alignment: Alignment
  let transform: (K.Value) -> V

  func evaluate(content: @escaping _ContentEvaluator, in inputs: _ViewInputs) -> _ViewElements {
    var index = 1
    return inputs.distribute(content(inputs), make: { LayerElement() }) { layer in
      let layerInputs = inputs.child(index, V.self)
      index += 1
      layer.isAbove = isAbove
      layer.alignment = alignment
      layer.makeLayer = { [unowned layer, transform] in
        let value = layer.content.preference(K.self) ?? K.defaultValue
        return layerInputs.layer(transform(value), alignment: self.alignment)
      }
    }
  }
}
