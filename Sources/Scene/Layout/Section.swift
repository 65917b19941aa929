/// Views that belong together, with a header above and a footer below.
///
/// In a list or form a section is a card; elsewhere its views go into the container around it.
public struct Section<Parent: View, Content: View, Footer: View>: PrimitiveView {
  private let header: Parent
  private let content: Content
  private let footer: Footer

  fileprivate init(parts header: Parent, _ content: Content, _ footer: Footer) {
    (self.header, self.content, self.footer) = (header, content, footer)
  }

  package func evaluate(in inputs: _ViewInputs) -> _ViewElements {
    var outer = inputs
    if inputs.environment.isInList {
      outer.environment.font = .footnote
      outer.environment.foregroundStyle = AnyShapeStyle(HierarchicalShapeStyle.secondary)
      if inputs.environment.listLook == .cards {
        outer.environment.text.letterCase = .uppercase
      }
    }
    let number = inputs.node.number
    func part<V: View>(_ view: V, _ index: Int, _ role: ListRowKey.Role, _ inputs: _ViewInputs)
      -> _ViewElements
    {
      let part = inputs.child(index, V.self)
      return inputs.child(index + 3, TraitElement.self).distribute(
        part.evaluate(view), make: { TraitElement() }
      ) { row in
        row.change {
          $0.layoutValues[ObjectIdentifier(ListRowKey.self)] =
            ListRowKey.Row(section: number, role: role)
        }
      }
    }
    var elements = part(header, 0, .header, outer)
    elements += part(content, 1, .row, inputs)
    outer.environment.text.letterCase = inputs.environment.text.letterCase
    elements += part(footer, 2, .footer, outer)
    return elements
  }
}

extension Section {
  /// A section with a header and a footer.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) { self.init(parts: header(), content(), footer()) }

  /// A section with a header and a footer.
  public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(parts: header, content(), footer)
  }
}

extension Section where Parent == EmptyView, Footer == EmptyView {
  /// A section without header and footer.
  public init(@ViewBuilder content: () -> Content) {
    self.init(parts: EmptyView(), content(), EmptyView())
  }
}

extension Section where Footer == EmptyView {
  /// A section with a header.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(parts: header(), content(), EmptyView())
  }
  /// A section with a header.
  public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(parts: header, content(), EmptyView())
  }
}

extension Section where Parent == EmptyView {
  /// A section with a footer.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(parts: EmptyView(), content(), footer())
  }
  /// A section with a footer.
  public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(parts: EmptyView(), content(), footer)
  }
}

extension Section where Parent == Text, Footer == EmptyView {
  /// A section with words as its header.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(parts: Text(titleKey), content(), EmptyView())
  }
  /// A section with words as its header.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(parts: Text(title), content(), EmptyView())
  }
}

/// The place of a view in a list.
struct ListRowKey: LayoutValueKey {
  enum Role { case header, row, footer }
  struct Row {
    let section: Int
    let role: Role
  }
  static var defaultValue: Row? { nil }
}
