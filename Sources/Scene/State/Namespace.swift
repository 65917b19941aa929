/// A name space for identities that views share, such as those of matched geometry.
@propertyWrapper
public struct Namespace: DynamicProperty, Sendable {
  /// Tells name spaces apart.
  public struct ID: Hashable, Sendable {
    let number: Int
  }
  private var id: ID?

  /// A name space of the view that it belongs to.
  public init() {}

  /// The name space's identity.
  public var wrappedValue: ID { id ?? ID(number: 0) }
}

extension Namespace: LinkableProperty {
  mutating func link(_ linker: inout PropertyLinker) {
    let graph = linker.inputs.graph
    id = linker.slot { LastValue(ID(number: graph.nextNumber())) }.value
  }
}
