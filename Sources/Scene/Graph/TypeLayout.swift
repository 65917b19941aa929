@_spi(Reflection) import Swift
import Motion

/// What the engine knows about a view's type: where its dynamic properties lie.
///
/// Properties are linked in place, in the copy of the view that is about to be evaluated, so that a
/// value used at two places of the tree gets two states. Found once per type.
final class TypeLayout {
  private struct Field {
    let name: String
    let offset: Int
    let type: any LinkableProperty.Type
  }
  private let fields: [Field]
  /// Whether the type's body is to be made from interpolated values.
  let isAnimatable: Bool

  // Read and written on the main thread only, as the whole engine.
  nonisolated(unsafe) private static var known: [ObjectIdentifier: TypeLayout] = [:]

  /// The layout of `type`.
  static func of<T>(_ type: T.Type) -> TypeLayout {
    let key = ObjectIdentifier(type)
    if let layout = known[key] { return layout }
    let layout = TypeLayout(type)
    known[key] = layout
    return layout
  }

  private init(_ type: Any.Type) {
    var fields: [Field] = []
    TypeLayout.collect(type, from: 0, into: &fields)
    self.fields = fields
    isAnimatable = type is any Animatable.Type
  }

  /// Lists the linkable fields of `type`, looking into dynamic properties made of others.
  private static func collect(_ type: Any.Type, from base: Int, into fields: inout [Field]) {
    _ = _forEachField(of: type, options: []) { label, offset, fieldType, _ in
      // A wrapper's storage is called `_name`.
      let name = String(cString: label).drop { $0 == "_" }
      func add(_ type: any LinkableProperty.Type) {
        fields.append(Field(name: String(name), offset: base + offset, type: type))
      }
      if let linkable = fieldType as? any LinkableProperty.Type {
        add(linkable)
      } else if let custom = fieldType as? any DynamicProperty.Type {
        collect(custom, from: base + offset, into: &fields)
        add(linkable(updating: custom))
      }
      return true
    }
  }

  private static func linkable<P: DynamicProperty>(
    updating type: P.Type
  ) -> any LinkableProperty.Type { UpdatedProperty<P>.self }

  /// Gives each dynamic property of `value` its storage in `inputs.node`.
  func link<T>(_ value: inout T, in inputs: _ViewInputs) {
    guard !fields.isEmpty else { return }
    withUnsafeMutableBytes(of: &value) { bytes in
      guard let base = bytes.baseAddress else { return }
      var linker = PropertyLinker(inputs: inputs)
      for field in fields {
        func link<P: LinkableProperty>(_ type: P.Type) {
          // The field's type and offset are those that the runtime reports for `T`.
          linker.name = field.name
          (base + field.offset).assumingMemoryBound(to: P.self).pointee.link(&linker)
        }
        link(field.type)
      }
    }
  }
}

/// Hands out the storages of a node, one property after the other.
struct PropertyLinker {
  let inputs: _ViewInputs
  /// What the property is called.
  fileprivate(set) var name = ""
  private var next = 0

  init(inputs: _ViewInputs) { self.inputs = inputs }

  /// The storage of the property that is being linked; `make` is called on first evaluation.
  mutating func slot<S: AnyObject>(_ make: () -> S) -> S {
    let index = next
    next += 1
    let node = inputs.node
    if index < node.slots.count, let slot = node.slots[index] as? S { return slot }
    let made = make()
    node.slots.append(made)
    node.slotNames.append(name)
    return made
  }
}

/// A dynamic property that the engine gives its value or storage before a body is made.
protocol LinkableProperty {
  /// Takes what the property needs from `linker`.
  mutating func link(_ linker: inout PropertyLinker)
}

/// A user's dynamic property, in place: the same bytes, with `update()` called once its parts are
/// linked.
struct UpdatedProperty<P: DynamicProperty>: LinkableProperty {
  private var property: P

  mutating func link(_ linker: inout PropertyLinker) { property.update() }
}

/// A property that is given its value before the body of its view is made.
public protocol DynamicProperty {
  /// Called before each evaluation of the body, after the properties inside have their values.
  mutating func update()
}

extension DynamicProperty {
  /// Does nothing.
  public mutating func update() {}
}

/// How many stored properties, or places of a tuple, `type` has.
func fieldCount(of type: Any.Type) -> Int {
  var count = 0
  _ = _forEachField(of: type, options: []) { _, _, _, _ in
    count += 1
    return true
  }
  return count
}
