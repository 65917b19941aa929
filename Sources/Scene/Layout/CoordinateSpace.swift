/// The space in which a gesture or a geometry proxy reports places.
public enum CoordinateSpace: Hashable, Sendable {
  /// The stage.
  case global
  /// The view's own space.
  case local
  /// A view's space, by the name that it was given.
  case named(AnyHashableName)

  /// A view's space, by the name that it was given.
  public static func named(_ name: some Hashable) -> CoordinateSpace {
    .named(AnyHashableName(name))
  }
  /// Whether places are in the stage.
  public var isGlobal: Bool { self == .global }
  /// Whether places are in the view's own space.
  public var isLocal: Bool { self == .local }
}

/// A name of any type.
public struct AnyHashableName: Hashable, Sendable {
  private let description: String
  init(_ name: some Hashable) { description = "\(type(of: name)):\(name)" }
}
