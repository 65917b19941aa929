import Foundation
import Motion

/// The pages of one stack.
final class NavigationModel {
  /// What a page over the root is made of.
  enum Entry {
    /// A value, whose page a `navigationDestination` makes.
    case value(AnyHashable)
    /// A page that is there while a binding says so, or until it is left.
    case view(number: Int, AnyView, leave: () -> Void)
  }

  /// Makes the page of a value of one type.
  struct Destination {
    let make: (AnyHashable) -> AnyView?
  }

  /// What has been pushed, when the program has no path of its own.
  private let own: StateStorage<[Pushed]>
  /// The program's path: reads it, and sets it to its first values or with one more.
  var path: PathLink?
  /// The makers of pages, by type, as the pages of this update named them.
  var destinations: [ObjectIdentifier: Destination] = [:]
  /// The pages that bindings ask for in this update, in order.
  var bound: [Entry] = []
  weak var graph: Graph?

  /// A page that was pushed by a link.
  enum Pushed {
    case value(AnyHashable)
    case view(number: Int, AnyView)
  }

  /// How a program's path is read and changed.
  struct PathLink {
    let values: () -> [AnyHashable]
    let append: (AnyHashable) -> Void
    let keep: (Int) -> Void
  }

  init(node: ViewNode) {
    own = StateStorage([], node: node)
    graph = node.graph
  }

  /// The pages over the root in this update, without those that bindings ask for.
  var entries: [Entry] {
    let values = (path?.values() ?? []).map { Entry.value($0) }
    let pushed = own.value.map { pushed -> Entry in
      switch pushed {
      case .value(let value): .value(value)
      case .view(let number, let view): .view(number: number, view, leave: {})
      }
    }
    return values + pushed
  }

  /// Pushes the page of `value`.
  func push(_ value: AnyHashable) {
    if let path {
      withAnimation(PresentationMotion.slide) { path.append(value) }
    } else {
      own.set(own.value + [.value(value)], transaction: Transaction(animation: nil))
    }
  }

  /// Pushes `view`.
  func push(_ view: AnyView) {
    guard let graph else { return }
    own.set(
      own.value + [.view(number: graph.nextNumber(), view)], transaction: Transaction())
  }

  /// Leaves the page at `index` over the root, and those above it.
  func pop(to index: Int, of entries: [Entry]) {
    guard index < entries.count else { return }
    let count = path?.values().count ?? 0
    for case .view(_, _, let leave) in entries[index...].reversed() { leave() }
    if index < count { path?.keep(index) }
    let pushed = own.value
    let kept = max(0, index - count)
    if kept < pushed.count { own.set(Array(pushed.prefix(kept)), transaction: Transaction()) }
  }
}

private enum NavigationModelKey: EnvironmentKey {
  static var defaultValue: NavigationModel? { nil }
}

extension EnvironmentValues {
  /// The stack around this place.
  var navigation: NavigationModel? {
    get { self[NavigationModelKey.self] }
    set { self[NavigationModelKey.self] = newValue }
  }
}

/// Values of any type, each of which makes a page.
public struct NavigationPath: Equatable {
  fileprivate var values: [AnyHashable] = []

  /// No values.
  public init() {}

  /// The values of `elements`.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    values = elements.map { AnyHashable($0) }
  }

  /// The number of values.
  public var count: Int { values.count }

  /// Whether there are none.
  public var isEmpty: Bool { values.isEmpty }

  /// Adds a value.
  public mutating func append<V: Hashable>(_ value: V) { values.append(AnyHashable(value)) }

  /// Takes the last `count` values away, as far as there are.
  public mutating func removeLast(_ count: Int = 1) {
    values.removeLast(min(max(count, 0), values.count))
  }
}

extension NavigationModel.PathLink {
  init(_ path: Binding<NavigationPath>) {
    self.init(
      values: { path.wrappedValue.values }, append: { path.wrappedValue.values.append($0) },
      keep: { path.wrappedValue.values = Array(path.wrappedValue.values.prefix($0)) })
  }

  init<Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection>(
    _ path: Binding<Data>
  ) where Data.Element: Hashable {
    self.init(
      values: { path.wrappedValue.map { AnyHashable($0) } },
      append: { if let value = $0.base as? Data.Element { path.wrappedValue.append(value) } },
      keep: { path.wrappedValue = Data(path.wrappedValue.prefix($0)) })
  }
}
