package import Foundation

/// What a view becomes: something that is measured, placed, drawn and touched.
///
/// Elements live as long as their views; they hold the animations in flight. Frames are in the
/// film's layout space, which no effect distorts: effects only change how their content is drawn.
package class Element {
  /// The place that layout gave the element, in layout space.
  package private(set) var frame = CGRect.zero
  /// The offer that the element was placed with.
  private(set) var proposal = ProposedViewSize.unspecified
  /// The id of the item of a collection that the element was made for.
  var itemID: AnyHashable?
  /// The order of leaving, on an element that is on its way out and takes no part in layout.
  var leavingNumber: Int?
  private var sizes: [(proposal: ProposedViewSize, size: CGSize)] = []
  private var sizesPass = -1

  /// What containers want to know about the element.
  package var traits: Traits { Traits.none }
  /// The element that modifiers were applied to.
  var innermost: Element { self }
  /// The elements inside, lowest first.
  package var children: [Element] { [] }
  /// What scrolling and selections know the element by: its explicit identity, or that of its item.
  final var scrollID: AnyHashable? { traits.identifier ?? innermost.itemID }

  /// Identifies the element under all its wrappers.
  final var key: ObjectIdentifier { ObjectIdentifier(innermost) }
  /// Whether the element is on its way out.
  final var isLeaving: Bool { innermost.leavingNumber != nil }

  // MARK: Layout

  /// The size that the element takes when it is offered `proposal`.
  package final func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let pass = Graph.current?.pass ?? 0
    if sizesPass != pass {
      sizes.removeAll(keepingCapacity: true)
      sizesPass = pass
    }
    for known in sizes where known.proposal == proposal { return known.size }
    let size = measure(proposal)
    sizes.append((proposal, size))
    return size
  }

  /// Measures this element and those inside anew when they are asked next.
  final func forgetSizes() {
    sizes.removeAll(keepingCapacity: true)
    for child in children { child.forgetSizes() }
  }

  /// Puts the element's upper left corner at `origin`, sized for `proposal`.
  package final func place(at origin: CGPoint, proposal: ProposedViewSize) {
    frame = CGRect(origin: origin, size: sizeThatFits(proposal))
    self.proposal = proposal
    placeContents(proposal: proposal)
  }

  /// The size and guides that the element has when it is offered `proposal`.
  final func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(size: sizeThatFits(proposal)) { [self] in
      explicitGuide($0, proposal: proposal)
    }
  }

  /// Computes `sizeThatFits`, which remembers the answer during one update.
  func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  /// Places what is inside `frame`.
  func placeContents(proposal: ProposedViewSize) {}

  /// Where the element itself puts the guide, from its corner; `nil` for the default place.
  func explicitGuide(_ key: AlignmentKey, proposal: ProposedViewSize) -> CGFloat? { nil }

  /// The axis along which the element fills what is left, as a `Spacer` does.
  var spacerAxis: Axis? { nil }
  /// Whether a `Spacer` takes the axis of the stack that it is in.
  func adopt(axis: Axis) {}

  /// Hands the frames that layout ended with to their animations.
  func commitFrames() { for child in children where !child.isLeaving { child.commitFrames() } }

  // MARK: Drawing and touch

  /// Draws the element at the pen's time.
  func draw(_ pen: inout Pen) { for child in children { child.draw(&pen) } }

  /// Looks for what lies under the probe, topmost first; whether anything does.
  func hit(_ probe: inout Probe) -> Bool {
    for child in children.reversed() where child.hit(&probe) { return true }
    return false
  }

  /// Reports elements with their places in the film, for scripts that look for words or names.
  func search(_ search: inout TargetSearch) { for child in children { child.search(&search) } }

  // MARK: Preferences

  /// The value of a preference, gathered from the elements inside in order.
  func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    var gathered: K.Value?
    for child in children where !child.isLeaving {
      guard let value = child.preference(key) else { continue }
      if var sum = gathered {
        K.reduce(value: &sum) { value }
        gathered = sum
      } else {
        gathered = value
      }
    }
    return gathered
  }
}

/// What containers want to know about an element.
package struct Traits {
  /// Drawing order among siblings.
  var zIndex = 0.0
  /// Who is served first when space is short.
  var layoutPriority = 0.0
  /// How the element comes and goes.
  var transition: AnyTransition?
  /// The values of `LayoutValueKey`s.
  var layoutValues: [ObjectIdentifier: Any] = [:]
  /// The selection tag.
  var tag: AnyHashable?
  /// The explicit identity.
  var identifier: AnyHashable?
  /// Columns that a cell of a `Grid` takes.
  var gridColumns = 1
  /// Whether the element's ideal size counts along each axis of a `Grid`.
  var gridUnsizedAxes: Axis.Set = []

  // Immutable: what an element without traits of its own hands out.
  nonisolated(unsafe) static let none = Traits()
}

/// An element around another one.
package class WrapperElement: Element {
  /// The element inside, given before anything is asked of the wrapper.
  final var content: Element = Element()

  override package var traits: Traits { content.traits }
  override final var innermost: Element { content.innermost }
  override package var children: [Element] { [content] }
  override func measure(_ proposal: ProposedViewSize) -> CGSize { content.sizeThatFits(proposal) }
  override func placeContents(proposal: ProposedViewSize) {
    content.place(at: frame.origin, proposal: proposal)
  }
  override func explicitGuide(_ key: AlignmentKey, proposal: ProposedViewSize) -> CGFloat? {
    content.explicitGuide(key, proposal: proposal)
  }
  override var spacerAxis: Axis? { content.spacerAxis }
  override func adopt(axis: Axis) { content.adopt(axis: axis) }
  override func commitFrames() { if !content.isLeaving { content.commitFrames() } }
  override func draw(_ pen: inout Pen) { content.draw(&pen) }
  override func hit(_ probe: inout Probe) -> Bool { content.hit(&probe) }
  override func search(_ search: inout TargetSearch) { content.search(&search) }
  override func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? { content.preference(key) }
}

/// A wrapper that tells containers something about its content.
final class TraitElement: WrapperElement {
  private var changed: Traits?

  override var traits: Traits { changed ?? content.traits }

  /// The content's traits with one changed.
  func change(_ body: (inout Traits) -> Void) {
    var traits = content.traits
    body(&traits)
    changed = traits
  }
}

extension View {
  /// The view with one of its traits changed.
  nonisolated func trait(_ change: @escaping (inout Traits) -> Void) -> some View {
    modifier(TraitModifier(change: change))
  }

  /// Draws the view over siblings of a smaller index; 0 is the default.
  nonisolated public func zIndex(_ value: Double) -> some View { trait { $0.zIndex = value } }

  /// Serves the view's share of a stack before that of views of lower priority; 0 is the default.
  nonisolated public func layoutPriority(_ value: Double) -> some View {
    trait { $0.layoutPriority = value }
  }

  /// Marks the view as the one for a value of a selection.
  nonisolated public func tag<V: Hashable>(_ tag: V) -> some View {
    trait { $0.tag = AnyHashable(tag) }
  }
}

/// Changes what containers know about each view of its content.
struct TraitModifier: PrimitiveModifier {
  let change: (inout Traits) -> Void

  func evaluate(content: @escaping _ContentEvaluator, in inputs: _ViewInputs) -> _ViewElements {
    inputs.distribute(content(inputs), make: { TraitElement() }) { $0.change(change) }
  }
}
