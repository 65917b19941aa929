import Foundation
import Geometry

/// A space in which places can be asked for.
public protocol CoordinateSpaceProtocol {
  /// The space as a plain value.
  var coordinateSpace: CoordinateSpace { get }
}

/// A view's own space.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  /// The view's own space.
  public init() {}
  /// The space as a plain value.
  public var coordinateSpace: CoordinateSpace { .local }
}

/// The space of the stage.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  /// The space of the stage.
  public init() {}
  /// The space as a plain value.
  public var coordinateSpace: CoordinateSpace { .global }
}

/// The space of a view that was given a name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Hashable, Sendable {
  /// The space as a plain value.
  public let coordinateSpace: CoordinateSpace

  init(_ name: some Hashable) { coordinateSpace = .named(AnyHashableName(name)) }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// A view's own space.
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}
extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  /// The space of the stage.
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}
extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The space of the view called `name`.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name)
  }
  /// The space of the nearest scroll view.
  public static var scrollView: NamedCoordinateSpace { NamedCoordinateSpace(ScrollViewName()) }
}

/// The name of the nearest scroll view's space.
struct ScrollViewName: Hashable {}

extension View {
  /// Gives the view's space a name for the views inside.
  nonisolated public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    modifier(CoordinateSpaceModifier(space: name.coordinateSpace))
  }

  /// Gives the view's space a name for the views inside.
  nonisolated public func coordinateSpace<T: Hashable>(name: T) -> some View {
    coordinateSpace(NamedCoordinateSpace(name))
  }
}

/// The named spaces around a place of the tree.
struct CoordinateSpaces {
  private var known: [CoordinateSpace: Place] = [:]

  /// Where a named space lies, once its view is placed.
  final class Place {
    weak var element: Element?
    /// Takes points of the stage into the space, as of the last touch that reached it.
    var inverse: CGAffineTransform?
  }

  /// The frame of the space in layout space; `nil` for the stage and for unknown names.
  func frame(of space: CoordinateSpace) -> CGRect? { known[space]?.element?.frame }

  /// The view whose space it is; `nil` for the stage and for unknown names.
  func element(of space: CoordinateSpace) -> Element? { known[space]?.element }

  /// Takes points of the stage into a named space, as of the last touch; `nil` for unknown names.
  func inverse(of space: CoordinateSpace) -> CGAffineTransform? {
    guard let place = known[space] else { return nil }
    return place.inverse
      ?? place.element.map {
        CGAffineTransform(translationX: -$0.frame.minX, y: -$0.frame.minY)
      }
  }

  /// Makes `space` known as lying at `place`.
  mutating func add(_ space: CoordinateSpace, at place: Place) { known[space] = place }
}

private enum CoordinateSpacesKey: EnvironmentKey {
  static var defaultValue: CoordinateSpaces { CoordinateSpaces() }
}

extension EnvironmentValues {
  /// The named spaces around this place.
  var coordinateSpaces: CoordinateSpaces {
    get { self[CoordinateSpacesKey.self] }
    set { self[CoordinateSpacesKey.self] = newValue }
  }
}

/// Makes the first view of its content the owner of a named space.
struct CoordinateSpaceModifier: PrimitiveModifier {
  let space: CoordinateSpace

  func evaluate(content: @escaping _ContentEvaluator, in inputs: _ViewInputs) -> _ViewElements {
    let place = inputs.node.memory { CoordinateSpaces.Place() }
    var inner = inputs
    inner.environment.coordinateSpaces.add(space, at: place)
    let elements = inputs.distribute(content(inner), make: { CoordinateSpaceElement() }) {
      $0.place = nil
    }
    guard let owner = elements.items.first as? CoordinateSpaceElement else { return elements }
    (owner.place, place.element) = (place, owner)
    return elements
  }
}

/// Takes note of where its space is, with all effects, when a touch passes through it.
private final class CoordinateSpaceElement: WrapperElement {
  var place: CoordinateSpaces.Place?

  override func hit(_ probe: inout Probe) -> Bool {
    place?.inverse = probe.transform(at: frame.origin).inverted()
    return content.hit(&probe)
  }
}
