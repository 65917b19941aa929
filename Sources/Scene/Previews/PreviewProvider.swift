/// Views to look at while a program is written: each is a film.
@MainActor @preconcurrency
public protocol PreviewProvider {
  /// The views' type.
  associatedtype Previews: View
  /// The views.
  @ViewBuilder @MainActor @preconcurrency static var previews: Previews { get }
}

extension PreviewProvider {
  /// How many views its type says there are.
  nonisolated static var previewCount: Int { (Previews.self as? any PreviewList.Type)?.count ?? 1 }

  /// The view at `index`.
  static func preview(at index: Int) -> AnyView {
    let views = previews
    return (views as? any PreviewList)?.view(at: index) ?? AnyView(views)
  }
}

/// A view that stands for several side by side, each a preview of its own.
nonisolated protocol PreviewList {
  static var count: Int { get }
  func view(at index: Int) -> AnyView?
}

extension TupleView: PreviewList {
  static var count: Int { fieldCount(of: T.self) }

  func view(at index: Int) -> AnyView? {
    let views = Array(Mirror(reflecting: value).children)
    guard views.indices.contains(index), let view = views[index].value as? any View else {
      return nil
    }
    return AnyView(view)
  }
}

extension Group: PreviewList where Content: View {
  static var count: Int { (Content.self as? any PreviewList.Type)?.count ?? 1 }

  func view(at index: Int) -> AnyView? {
    (content as? any PreviewList)?.view(at: index) ?? AnyView(content)
  }
}

extension ModifiedContent: PreviewList where Content: View, Modifier: ViewModifier {
  static var count: Int { (Content.self as? any PreviewList.Type)?.count ?? 1 }

  func view(at index: Int) -> AnyView? {
    let view = (content as? any PreviewList)?.view(at: index) ?? AnyView(content)
    return AnyView(view.modifier(modifier))
  }
}
