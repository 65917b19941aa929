import Foundation
import Geometry
import Motion

/// A label that shows and hides views below it when it is tapped.
public struct DisclosureGroup<Label: View, Content: View>: View {
  private let label: Label
  private let content: () -> Content
  private let binding: Binding<Bool>?
  @State private var isOpen = false
  @Environment(\.isInList) private var isInList

  /// The label with an arrow; in a list the views are rows of their own.
  public var body: some View {
    let isExpanded = binding?.wrappedValue ?? isOpen
    let head = HStack {
      label
      Spacer()
      Chevron().drawn(7, 12).foregroundStyle(Color.accentColor)
        .rotationEffect(.degrees(isExpanded ? 90 : 0))
    }
    .contentShape(Rectangle())
    .onTapGesture { withAnimation(.easeInOut(duration: 0.35)) { toggle(isExpanded) } }
    if isInList {
      head
      if isExpanded { content().padding(.leading, 16) }
    } else {
      VStack(spacing: 8) {
        head
        if isExpanded {
          VStack(alignment: .leading) { content() }
            .frame(maxWidth: .infinity, alignment: .leading)
            .transition(.opacity)
        }
      }
      .clipped()
    }
  }

  private func toggle(_ isExpanded: Bool) {
    if let binding { binding.wrappedValue = !isExpanded } else { isOpen = !isExpanded }
  }

  /// A group of `content`, closed at first.
  public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    (self.label, self.content, binding) = (label(), content, nil)
  }

  /// A group of `content` that is open while `isExpanded`.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) { (self.label, self.content, binding) = (label(), content, isExpanded) }
}

extension DisclosureGroup where Label == Text {
  /// A group with the words of `titleKey`.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// A group with `title`.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: @escaping () -> Content
  ) { self.init(content: content) { Text(title) } }

  /// A group with the words of `titleKey` that is open while `isExpanded`.
  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) { self.init(isExpanded: isExpanded, content: content) { Text(titleKey) } }

  /// A group with `title` that is open while `isExpanded`.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) { self.init(isExpanded: isExpanded, content: content) { Text(title) } }
}

/// Views of a tree of data: what has children can be opened.
public nonisolated struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Leaf: View>: View
{
  private let data: Data
  private let identify: KeyPath<Data.Element, ID>
  private let children: KeyPath<Data.Element, Data?>
  private let content: (Data.Element) -> Leaf

  /// A view for each element, one that opens for those with children.
  public var body: some View {
    ForEach(data, id: identify) { element in
      OutlineRow(element: element, identify: identify, children: children, content: content)
    }
  }

  /// A tree of elements known by the value at `id`.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Leaf
  ) { (self.data, identify, self.children, self.content) = (data, id, children, content) }
}

extension OutlineGroup where Data.Element: Identifiable, ID == Data.Element.ID {
  /// A tree of elements known by their `id`.
  public init(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Leaf
  ) { self.init(data, id: \.id, children: children, content: content) }
}

/// One element of a tree, which opens when it has children.
private nonisolated struct OutlineRow<Data: RandomAccessCollection, ID: Hashable, Leaf: View>: View
{
  let element: Data.Element
  let identify: KeyPath<Data.Element, ID>
  let children: KeyPath<Data.Element, Data?>
  let content: (Data.Element) -> Leaf

  var body: some View {
    if let inside = element[keyPath: children] {
      let rows = AnyView(
        OutlineGroup(inside, id: identify, children: children, content: content))
      onMain((rows, content(element))) { parts in
        DisclosureGroup {
          parts.0
        } label: {
          parts.1
        }
      }
    } else {
      content(element)
    }
  }
}
