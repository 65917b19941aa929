import Foundation
import Geometry
import Motion

/// A label that pushes a page onto its stack when it is tapped.
public struct NavigationLink<Label: View, Destination: View>: PrimitiveView {
  private enum Goal {
    case value(AnyHashable?)
    case view(Destination)
    case bound(Destination, Binding<Bool>)
  }

  private let goal: Goal
  private let label: Label

  package func evaluate(in inputs: _ViewInputs) -> _ViewElements {
    let model = inputs.environment.navigation
    if let model, case .bound(let view, let isActive) = goal, isActive.wrappedValue {
      model.bound.append(
        .view(number: inputs.node.number, AnyView(view), leave: { isActive.wrappedValue = false }))
    }
    let goal = goal
    let isEnabled = model != nil && inputs.environment.isEnabled
    let follow = { [weak model] in
      switch goal {
      case .value(let value): if let value { model?.push(value) }
      case .view(let view): model?.push(AnyView(view))
      case .bound(_, let isActive): isActive.wrappedValue = true
      }
    }
    var outer = inputs.child(1, NavigationLink.self)
    let isInList = inputs.environment.isInList
    if !isInList, isEnabled { outer.environment.foregroundStyle = outer.environment.linkStyle }
    let elements =
      inputs.environment.isInList
      ? outer.evaluate(
        HStack {
          label
          Spacer()
          Chevron().drawn(7, 12).foregroundStyle(Color.gray.opacity(0.6))
        }.contentShape(Rectangle())) : outer.evaluate(label)
    return inputs.child(2, GestureElement.self).distribute(elements, make: { GestureElement() }) {
      $0.update(rank: .normal, mask: isEnabled ? .all : .none, isTappable: true) {
        let recognizer = TapRecognizer(count: 1) { _, _ in }
        recognizer.onEnded { follow() }
        return recognizer
      }
    }
  }
}

extension EnvironmentValues {
  /// The foreground of links outside lists: the tint, unless a style is set around them.
  fileprivate var linkStyle: AnyShapeStyle { foregroundStyle ?? AnyShapeStyle(TintShapeStyle()) }
}

extension NavigationLink {
  /// A link to `destination`.
  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    (goal, self.label) = (.view(destination()), label())
  }

  /// A link to `destination`.
  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    (goal, self.label) = (.view(destination), label())
  }

  /// A link whose page shows while `isActive`.
  public init(
    isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) { (goal, self.label) = (.bound(destination(), isActive), label()) }

  /// A link whose page shows while `isActive`.
  public init(
    destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label
  ) { (goal, self.label) = (.bound(destination, isActive), label()) }

  /// A link whose page shows while `selection` is `tag`.
  public init<V: Hashable>(
    destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
  ) {
    let isActive = Binding(
      get: { selection.wrappedValue == tag }, set: { selection.wrappedValue = $0 ? tag : nil })
    (goal, self.label) = (.bound(destination, isActive), label())
  }
}

extension NavigationLink where Label == Text {
  /// A link to `destination` with the words of `titleKey`.
  public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// A link to `destination` with `title`.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: Destination) {
    self.init(destination: destination) { Text(title) }
  }

  /// A link to `destination` with the words of `titleKey`.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// A link to `destination` with `title`.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
    self.init(destination: destination) { Text(title) }
  }
}

extension NavigationLink where Label == Text {
  /// A link with the words of `titleKey` whose page shows while `isActive`.
  public init(
    _ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>
  ) { self.init(destination: destination, isActive: isActive) { Text(titleKey) } }

  /// A link with `title` whose page shows while `isActive`.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, destination: Destination, isActive: Binding<Bool>
  ) { self.init(destination: destination, isActive: isActive) { Text(title) } }

  /// A link with the words of `titleKey` whose page shows while `selection` is `tag`.
  public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>
  ) { self.init(destination: destination, tag: tag, selection: selection) { Text(titleKey) } }
}

extension NavigationLink where Destination == Never {
  /// A link to the page of `value`.
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    (goal, self.label) = (.value(value.map { AnyHashable($0) }), label())
  }

  /// A link to the page of `value` with the words of `titleKey`.
  public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) where Label == Text {
    self.init(value: value) { Text(titleKey) }
  }

  /// A link to the page of `value` with `title`.
  @_disfavoredOverload
  public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) where Label == Text {
    self.init(value: value) { Text(title) }
  }
}

/// Names a page, or asks for one.
struct DestinationModifier: PrimitiveModifier {
  let register: (NavigationModel, _ViewInputs) -> Void

  func evaluate(content: @escaping _ContentEvaluator, in inputs: _ViewInputs) -> _ViewElements {
    if let model = inputs.environment.navigation { register(model, inputs) }
    return content(inputs)
  }
}

extension View {
  /// Makes the pages of values of type `data`.
  nonisolated public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(
      DestinationModifier { model, _ in
        model.destinations[ObjectIdentifier(data)] = .init { value in
          (value.base as? D).map { AnyView(destination($0)) }
        }
      })
  }

  /// Shows a page while `isPresented`.
  nonisolated public func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
  ) -> some View {
    let view = destination()
    return modifier(
      DestinationModifier { model, inputs in
        guard isPresented.wrappedValue else { return }
        model.bound.append(
          .view(
            number: inputs.node.number, AnyView(view), leave: { isPresented.wrappedValue = false }))
      })
  }

  /// Shows a page for `item` while there is one.
  nonisolated public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(
      DestinationModifier { model, inputs in
        guard let value = item.wrappedValue else { return }
        model.bound.append(
          .view(
            number: inputs.node.number, AnyView(destination(value)),
            leave: { item.wrappedValue = nil }))
      })
  }
}
