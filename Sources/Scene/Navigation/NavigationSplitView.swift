import Foundation
import Geometry

/// Which columns of a split view show; here all do.
public struct NavigationSplitViewVisibility: Hashable, Sendable {
  private let name: String
  /// As the system likes.
  public static var automatic: NavigationSplitViewVisibility { .init(name: "automatic") }
  /// All.
  public static var all: NavigationSplitViewVisibility { .init(name: "all") }
  /// The last two.
  public static var doubleColumn: NavigationSplitViewVisibility { .init(name: "doubleColumn") }
  /// The last.
  public static var detailOnly: NavigationSplitViewVisibility { .init(name: "detailOnly") }
}

/// Columns beside each other: 320 points for each but the last, which takes the rest.
///
/// On a stage narrower than 600 points only the first column shows, as on a phone.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
  private let sidebar: Sidebar
  private let content: Content
  private let detail: Detail

  /// The columns.
  public var body: some View {
    GeometryReader { geometry in
      if geometry.size.width < 600 {
        NavigationStack { sidebar }
      } else {
        HStack(spacing: 0) {
          NavigationStack { sidebar }.frame(width: 320)
          Rectangle().fill(ControlColor.separator).frame(width: 0.5)
          if Content.self != EmptyView.self {
            NavigationStack { content }.frame(width: 320)
            Rectangle().fill(ControlColor.separator).frame(width: 0.5)
          }
          NavigationStack { detail }
        }
      }
    }
  }

  /// Three columns.
  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) { (self.sidebar, self.content, self.detail) = (sidebar(), content(), detail()) }

  /// Three columns, all of which show.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) { self.init(sidebar: sidebar, content: content, detail: detail) }
}

extension NavigationSplitView where Content == EmptyView {
  /// Two columns.
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
    self.init(sidebar: sidebar, content: { EmptyView() }, detail: detail)
  }

  /// Two columns, both of which show.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) { self.init(sidebar: sidebar, detail: detail) }
}
