import Foundation

/// The measures of lists, in points, read off the system's own.
private enum ListMetrics {
  static let rowHeight: CGFloat = 44
  static let rowInsets = EdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
  static let headerInsets = EdgeInsets(top: 0, leading: 16, bottom: 7, trailing: 16)
  static let footerInsets = EdgeInsets(top: 7, leading: 16, bottom: 0, trailing: 16)
  static let margin: CGFloat = 20
  static let cornerRadius: CGFloat = 10
  static let separator: CGFloat = 0.5
}

struct ListRowInsetsKey: LayoutValueKey {
  static var defaultValue: EdgeInsets? { nil }
}
struct ListRowSeparatorKey: LayoutValueKey {
  static var defaultValue: Visibility { .automatic }
}
struct ListRowBackgroundKey: LayoutValueKey {
  static var defaultValue: ContainerElement? { nil }
}

/// Hands a view to the list as the background of each row of the content.
struct ListRowBackgroundModifier<Background: View>: PrimitiveModifier {
  let background: Background?

  func evaluate(content: @escaping _ContentEvaluator, in inputs: _ViewInputs) -> _ViewElements {
    var index = 1
    return inputs.distribute(content(inputs), make: { TraitElement() }) { row in
      let layer = inputs.child(index, Background.self).layer(background, alignment: .center)
      index += 1
      guard background != nil else { return row.change { _ in } }
      row.change { $0.layoutValues[ObjectIdentifier(ListRowBackgroundKey.self)] = layer }
    }
  }
}

private enum ListMembershipKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether the place is in a list or form.
  var isInList: Bool {
    get { self[ListMembershipKey.self] }
    set { self[ListMembershipKey.self] = newValue }
  }
}

extension _ViewInputs {
  /// The one element of a list of `content`, whose parts lie at the children of this node.
  func list<V: View>(of content: V, look: ListLook) -> _ViewElements {
    let list = node.memory { ListElement() }
    var inner = self
    inner.environment.isInList = true
    inner.environment.scrolling = ScrollSettings()
    let rows = child(1, ListRowElement.self).distribute(
      inner.evaluate(content, at: 0), make: { ListRowElement() }
    ) { $0.look = look }
    list.update(rows.items, look: look, in: self)
    return [_ViewElement(element: list)]
  }
}

/// One row, header or footer: its content at the left, in the middle of its height.
final class ListRowElement: WrapperElement {
  var look = ListLook.cards

  func value<K: LayoutValueKey>(_ key: K.Type) -> K.Value {
    content.traits.layoutValues[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue
  }
  var role: ListRowKey.Role { value(ListRowKey.self)?.role ?? .row }
  var background: ContainerElement? { role == .row ? value(ListRowBackgroundKey.self) : nil }

  private var insets: EdgeInsets {
    switch role {
    case .row: value(ListRowInsetsKey.self) ?? ListMetrics.rowInsets
    case .header: ListMetrics.headerInsets
    case .footer: ListMetrics.footerInsets
    }
  }

  override var spacerAxis: Axis? { nil }
  override var children: [Element] { background.map { [$0, content] } ?? [content] }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let size = content.sizeThatFits(proposal.inset(by: insets))
    let height = size.height + insets.top + insets.bottom
    return CGSize(
      width: proposal.width ?? size.width + insets.leading + insets.trailing,
      height: role == .row ? max(height, ListMetrics.rowHeight) : height)
  }

  override func placeContents(proposal: ProposedViewSize) {
    let offer = proposal.inset(by: insets)
    let free = frame.height - insets.top - insets.bottom
    let height = content.sizeThatFits(offer).height
    content.place(
      at: CGPoint(
        x: frame.minX + insets.leading, y: frame.minY + insets.top + (free - height) / 2),
      proposal: offer)
    background?.place(at: frame.origin, proposal: ProposedViewSize(frame.size))
  }

  override func explicitGuide(_ key: AlignmentKey, proposal: ProposedViewSize) -> CGFloat? { nil }
  override func commitFrames() { for child in children { child.commitFrames() } }
  override func draw(_ pen: inout Pen) { for child in children { child.draw(&pen) } }
}

/// Rows below each other in cards, cut at the list's frame.
final class ListElement: Element {
  private let clip = ScrollElement()
  private let stack = ListStack()

  override init() {
    clip.content = stack
    clip.axes = .vertical
  }

  override var children: [Element] { [clip] }

  func update(_ rows: [Element], look: ListLook, in inputs: _ViewInputs) {
    clip.update(in: inputs)
    stack.update(rows, look: look, in: inputs)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    // A list has no size of its own: where nothing is offered it is as large as a phone.
    proposal.replacingUnspecifiedDimensions(by: PageRule.ideal)
  }

  override func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    // The page around stands on the ground of its list.
    if key == PageGroundKey.self { return stack.ground as? K.Value }
    return super.preference(key)
  }

  override func placeContents(proposal: ProposedViewSize) {
    stack.leastHeight = frame.height
    clip.place(at: frame.origin, proposal: proposal)
  }
}

/// The rows of a list with the cards below and the lines between them.
private final class ListStack: Element {
  /// The height of the list's frame, which the background fills.
  var leastHeight: CGFloat = 0
  private var rows: [Element] = []
  private var look = ListLook.cards
  private let background = ShapeElement()
  private var cards: [ShapeElement] = []
  private var lines: [ShapeElement] = []
  private var showsBackground = true

  /// What the list stands on, unless it has no background.
  var ground: ControlColor? {
    showsBackground ? (look == .plain ? .ground : .groupedGround) : nil
  }

  override var children: [Element] {
    (showsBackground ? [background as Element] : []) + cards + rows + lines
  }

  private var live: [ListRowElement] {
    rows.compactMap { $0.isLeaving ? nil : $0 as? ListRowElement }
  }

  /// The rows by their sections; rows without one make sections of their own.
  private var sections: [[ListRowElement]] {
    var sections: [[ListRowElement]] = []
    var last: Int??
    for row in live {
      let section = row.value(ListRowKey.self)?.section
      if last == .some(section), !sections.isEmpty {
        sections[sections.count - 1].append(row)
      } else {
        sections.append([row])
      }
      last = .some(section)
    }
    return sections
  }

  func update(_ rows: [Element], look: ListLook, in inputs: _ViewInputs) {
    (self.rows, self.look) = (rows, look)
    showsBackground = inputs.environment.scrollContentBackground != .hidden
    paint(background, Rectangle(), look == .plain ? ControlColor.ground : .groupedGround, inputs)
    let shape = RoundedRectangle(cornerRadius: ListMetrics.cornerRadius)
    let sections = sections
    ListStack.resize(&cards, to: look == .cards ? sections.count : 0) { ShapeElement() }
    for element in cards { paint(element, shape, ControlColor.card, inputs) }
    ListStack.resize(&lines, to: sections.reduce(0) { $0 + separated($1).count }) {
      ShapeElement()
    }
    for element in lines { paint(element, Rectangle(), ControlColor.separator, inputs) }
  }

  private func paint<S: Shape>(
    _ element: ShapeElement, _ shape: S, _ color: ControlColor, _ inputs: _ViewInputs
  ) {
    element.update(
      shape, paint: color._paint(in: inputs.environment), fillStyle: FillStyle(), in: inputs)
  }

  private static func resize<E>(_ elements: inout [E], to count: Int, make: () -> E) {
    while elements.count < count { elements.append(make()) }
    elements.removeLast(elements.count - count)
  }

  /// The rows of a section with a line below: all but the last.
  private func separated(_ section: [ListRowElement]) -> [ListRowElement] {
    section.filter { $0.role == .row }.dropLast().filter {
      $0.value(ListRowSeparatorKey.self) != .hidden
    }
  }

  private var margin: CGFloat { look == .cards ? ListMetrics.margin : 0 }

  private func width(for proposal: ProposedViewSize) -> CGFloat {
    proposal.width
      ?? (live.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0) + 2 * margin
  }

  private func height(of section: [ListRowElement], width: CGFloat) -> CGFloat {
    section.reduce(0) {
      $0 + $1.sizeThatFits(ProposedViewSize(width: width, height: nil)).height
    }
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let width = width(for: proposal)
    let inner = max(0, width - 2 * margin)
    let rows = sections.reduce(0) { $0 + height(of: $1, width: inner) }
    return CGSize(width: width, height: rows + margin * CGFloat(sections.count + 1))
  }

  override func placeContents(proposal: ProposedViewSize) {
    let inner = max(0, frame.width - 2 * margin)
    let left = frame.minX + margin
    var top = frame.minY + margin
    var (card, line) = (cards.makeIterator(), lines.makeIterator())
    background.place(
      at: frame.origin,
      proposal: ProposedViewSize(width: frame.width, height: max(frame.height, leastHeight)))
    for section in sections {
      var box: CGRect?
      let separated = separated(section)
      for row in section {
        let offer = ProposedViewSize(width: inner, height: nil)
        row.place(at: CGPoint(x: left, y: top), proposal: offer)
        top += row.frame.height
        guard row.role == .row else { continue }
        box = box?.union(row.frame) ?? row.frame
        guard separated.contains(where: { $0 === row }) else { continue }
        line.next()?.place(
          at: CGPoint(
            x: left + ListMetrics.rowInsets.leading, y: top - ListMetrics.separator),
          proposal: ProposedViewSize(
            width: max(0, inner - ListMetrics.rowInsets.leading), height: ListMetrics.separator))
      }
      let place = box ?? CGRect(x: left, y: top, width: inner, height: 0)
      card.next()?.place(at: place.origin, proposal: ProposedViewSize(place.size))
      top += margin
    }
  }
}
