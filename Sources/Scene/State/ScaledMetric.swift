/// A length that grows with the reader's size of text, which in a film is always the default: the
/// length itself.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  /// The length.
  public let wrappedValue: Value

  /// A length that grows as body text does.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// A length that grows as text of `textStyle` does.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    self.wrappedValue = wrappedValue
  }
}
