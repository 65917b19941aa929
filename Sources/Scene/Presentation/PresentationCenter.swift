import Foundation
import Motion

/// Everything that is shown over the root of a film: sheets, covers, alerts, popovers, menus.
///
/// Modifiers ask for a presentation each time they are evaluated; one that is no longer asked for
/// leaves with its transition.
final class PresentationCenter {
  private struct Request {
    let key: AnyHashable
    let visit: (DynamicChildren, Int, _ViewInputs) -> Void
    let inputs: _ViewInputs
  }

  private var requests: [Request] = []
  private let children = DynamicChildren()
  private let element = PresentationElement()

  /// Forgets what the update before asked for.
  func begin() { requests.removeAll(keepingCapacity: true) }

  /// Shows `view` over everything else in this update, known by `key`, as made at the place of
  /// `inputs`.
  func show<V: View>(_ view: V, key: some Hashable, in inputs: _ViewInputs) {
    requests.append(
      Request(
        key: AnyHashable(key),
        visit: { children, depth, inputs in
          children.visit(view.zIndex(Double(depth)), key: AnyHashable(key), in: inputs)
        }, inputs: inputs))
  }

  /// `root` with what is presented over it, placed on the stage; `root` itself when nothing is.
  func layer(over root: Element, in inputs: _ViewInputs) -> Element {
    children.begin()
    // A presentation may present something itself, which then is asked for meanwhile.
    var index = 0
    while index < requests.count {
      let request = requests[index]
      var inner = inputs
      inner.environment = request.inputs.environment
      inner.environment.scrolling = ScrollSettings()
      inner.environment.isInList = false
      inner.isFresh = request.inputs.isFresh
      request.visit(children, index + 1, inner)
      index += 1
    }
    let elements = children.finish(in: inputs).items
    guard !elements.isEmpty else { return root }
    element.root = root
    element.layers.update(children: elements, rule: PresentationRule(), inputs: inputs)
    element.place(at: .zero, proposal: ProposedViewSize(inputs.graph.proposal))
    return element
  }
}

/// The root with the presentations over it: touches and scripts reach the uppermost one.
private final class PresentationElement: Element {
  var root = Element()
  let layers = ContainerElement(rule: PresentationRule())

  override var children: [Element] { [root, layers] }

  override func placeContents(proposal: ProposedViewSize) {
    layers.place(at: frame.origin, proposal: proposal)
  }

  /// What is reached: from the uppermost layer that lets nothing through, upwards.
  private var reached: [Element] {
    let live = layers.children.filter { !$0.isLeaving }
    guard let modal = live.last(where: \.isModal) else { return [root] + live }
    // All parts of one presentation have one index, and later ones a higher.
    return live.filter { $0.traits.zIndex >= modal.traits.zIndex }
  }

  override func hit(_ probe: inout Probe) -> Bool {
    for element in reached.reversed() where element.hit(&probe) { return true }
    return false
  }

  override func search(_ search: inout TargetSearch) {
    for element in reached { element.search(&search) }
  }
}

extension Element {
  /// Whether nothing below the presentation is reached.
  fileprivate var isModal: Bool {
    traits.layoutValues[ObjectIdentifier(PresentationPlaceKey.self)] as? PresentationPlace
      != .passive
  }
}

/// How a part of a presentation stands on the stage.
enum PresentationPlace {
  /// In the middle, keeping touches and scripts from what lies below.
  case center
  /// At the lower side, keeping touches and scripts from what lies below.
  case bottom
  /// In the middle, letting everything through.
  case passive
}

struct PresentationPlaceKey: LayoutValueKey {
  static var defaultValue: PresentationPlace { .center }
}

/// Parts of presentations on the stage: each is offered all of it.
private struct PresentationRule: LayoutRule {
  func arrange(_ children: [Element], proposal: ProposedViewSize) -> Arrangement {
    let stage = proposal.replacingUnspecifiedDimensions()
    let placements = children.map { child -> Placement in
      let place =
        child.traits.layoutValues[ObjectIdentifier(PresentationPlaceKey.self)]
        as? PresentationPlace ?? .center
      let size = child.sizeThatFits(proposal)
      return Placement(
        origin: CGPoint(
          x: (stage.width - size.width) / 2,
          y: place == .bottom ? stage.height - size.height : (stage.height - size.height) / 2),
        proposal: proposal)
    }
    return Arrangement(size: stage, placements: placements)
  }
}

/// Leaves the presentation or the page that the view is in.
public struct DismissAction: Sendable {
  let action: @Sendable () -> Void

  init(_ action: @escaping @Sendable () -> Void = {}) { self.action = action }

  /// Leaves; outside of presentations and navigation it does nothing.
  @MainActor public func callAsFunction() { action() }
}

/// Whether a view is presented, and the way to leave.
public struct PresentationMode: Sendable {
  let dismissAction: DismissAction
  /// Whether the view is presented or pushed.
  public let isPresented: Bool

  /// Leaves the presentation or the page.
  public mutating func dismiss() { dismissAction.action() }
}

private enum DismissKey: EnvironmentKey {
  static var defaultValue: DismissAction? { nil }
}

extension EnvironmentValues {
  /// The way out of the innermost presentation or page.
  var dismissal: DismissAction? {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }

  /// Leaves the presentation or page; without any it does nothing.
  public var dismiss: DismissAction { dismissal ?? DismissAction() }

  /// Whether the view is presented or pushed.
  public var isPresented: Bool { dismissal != nil }

  /// The presentation that the view is in, in an older form.
  public var presentationMode: Binding<PresentationMode> {
    .constant(PresentationMode(dismissAction: dismiss, isPresented: isPresented))
  }
}

/// Sets a binding to a presentation from anywhere.
///
/// Unchecked: called on the main thread only, which alone runs a film.
struct MainAction: @unchecked Sendable {
  let run: () -> Void
}

extension DismissAction {
  /// A way out that runs `action` on the main thread.
  static func leaving(_ action: @escaping () -> Void) -> DismissAction {
    let action = MainAction(run: action)
    return DismissAction { action.run() }
  }
}
