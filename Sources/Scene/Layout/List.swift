public import Foundation

/// Rows of views in cards, as they stand before anyone scrolls; the selection shows nothing.
public struct List<SelectionValue: Hashable, Content: View>: PrimitiveView {
  private let content: Content

  fileprivate init(rows content: Content) { self.content = content }

  /// A list of `content`.
  public init(
    selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content
  ) { self.init(rows: content()) }

  /// A list of `content`.
  public init(
    selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content
  ) { self.init(rows: content()) }

  package func evaluate(in inputs: _ViewInputs) -> _ViewElements {
    inputs.list(of: content, look: inputs.environment.listLook)
  }
}

extension List where SelectionValue == Never {
  /// A list of `content`.
  public init(@ViewBuilder content: () -> Content) { self.init(rows: content()) }

  /// A list with a row for each element, known by its `id`.
  // A binding to a collection is a collection too; the initializer for bindings comes first.
  @_disfavoredOverload
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
    self.init(rows: ForEach(data, content: rowContent))
  }

  /// A list with a row for each element, known by the value at `id`.
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    self.init(rows: ForEach(data, id: id, content: rowContent))
  }

  /// A list with a row for each integer.
  public init<Row: View>(
    _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> Row
  ) where Content == ForEach<Range<Int>, Int, Row> {
    self.init(rows: ForEach(data, content: rowContent))
  }
}

/// Controls in cards, as they stand before anyone scrolls.
public struct Form<Content: View>: PrimitiveView {
  private let content: Content

  /// A form of `content`.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  package func evaluate(in inputs: _ViewInputs) -> _ViewElements {
    inputs.list(of: content, look: .cards)
  }
}

/// How a list is drawn.
enum ListLook {
  /// Rows from side to side.
  case plain
  /// Sections in white cards on grey.
  case cards
}

/// How lists look: in cards or plain.
public protocol ListStyle: Sendable {
  /// Whether rows go from side to side. Not for users.
  var _isPlain: Bool { get }
}

/// Sections in cards.
public struct InsetGroupedListStyle: ListStyle {
  /// Sections in cards.
  public init() {}
  /// Sections in cards.
  public var _isPlain: Bool { false }
}
/// Rows from side to side.
public struct PlainListStyle: ListStyle {
  /// Rows from side to side.
  public init() {}
  /// Rows from side to side.
  public var _isPlain: Bool { true }
}
/// Sections in cards.
public typealias DefaultListStyle = InsetGroupedListStyle
/// Sections in cards.
public typealias GroupedListStyle = InsetGroupedListStyle
/// Sections in cards.
public typealias SidebarListStyle = InsetGroupedListStyle
/// Rows from side to side.
public typealias InsetListStyle = PlainListStyle

extension ListStyle where Self == InsetGroupedListStyle {
  /// Sections in cards.
  public static var automatic: InsetGroupedListStyle { .init() }
  /// Sections in cards.
  public static var insetGrouped: InsetGroupedListStyle { .init() }
  /// Sections in cards.
  public static var grouped: InsetGroupedListStyle { .init() }
  /// Sections in cards.
  public static var sidebar: InsetGroupedListStyle { .init() }
}
extension ListStyle where Self == PlainListStyle {
  /// Rows from side to side.
  public static var plain: PlainListStyle { .init() }
  /// Rows from side to side.
  public static var inset: PlainListStyle { .init() }
}

private enum ListLookKey: EnvironmentKey {
  static var defaultValue: ListLook { .cards }
}

extension EnvironmentValues {
  /// How lists are drawn here.
  fileprivate(set) var listLook: ListLook {
    get { self[ListLookKey.self] }
    set { self[ListLookKey.self] = newValue }
  }
}

extension View {
  /// Sets how lists look.
  nonisolated public func listStyle<S: ListStyle>(_ style: S) -> some View {
    environment(\.listLook, style._isPlain ? .plain : .cards)
  }
  /// Sets the room around a row's content; `nil` for the default.
  nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    layoutValue(key: ListRowInsetsKey.self, value: insets)
  }
  /// Shows or hides the line below a row.
  nonisolated public func listRowSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View { layoutValue(key: ListRowSeparatorKey.self, value: visibility) }
  /// Lays `view` under a row in place of its card.
  nonisolated public func listRowBackground<V: View>(_ view: V?) -> some View {
    modifier(ListRowBackgroundModifier(background: view))
  }
  /// The view as it is: sections have no lines of their own.
  nonisolated public func listSectionSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View { self }
  /// The view as it is: rows are not swiped in a film.
  nonisolated public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View { self }
}

extension ForEach where Content: View {
  /// The rows as they are: nobody deletes them in a film.
  public nonisolated func onDelete(perform action: ((IndexSet) -> Void)?) -> Self { self }
  /// The rows as they are: nobody moves them in a film.
  public nonisolated func onMove(perform action: ((IndexSet, Int) -> Void)?) -> Self { self }
}

extension List {
  /// A list with a row for each element, known by its `id`.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
    self.init(rows: ForEach(data, content: rowContent))
  }

  /// A list with a row for each element, known by its `id`.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
    self.init(rows: ForEach(data, content: rowContent))
  }

  /// A list with a row for each element, known by the value at `id`.
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    self.init(rows: ForEach(data, id: id, content: rowContent))
  }
}

extension List where SelectionValue == Never {
  /// A list with a row for each element of a bound collection, with a binding to that element.
  public init<Data: MutableCollection & RandomAccessCollection, Row: View>(
    _ data: Binding<Data>, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row
  )
  where
    Content == ForEach<
      LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, Row
    >,
    Data.Element: Identifiable, Data.Index: Hashable
  { self.init(rows: ForEach(data, content: rowContent)) }

  /// A tree of elements known by their `id`: what has children can be opened.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == OutlineGroup<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
    self.init(rows: OutlineGroup(data, children: children, content: rowContent))
  }
}
