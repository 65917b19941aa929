import Foundation
import Geometry
import Motion

/// Where a field for searching stands; here always below the bar's title.
public struct SearchFieldPlacement: Hashable, Sendable {
  private let name: String
  /// As the system likes.
  public static let automatic = SearchFieldPlacement(name: "automatic")
  /// In a toolbar.
  public static let toolbar = SearchFieldPlacement(name: "toolbar")
  /// In a sidebar.
  public static let sidebar = SearchFieldPlacement(name: "sidebar")
  /// Below the title.
  public static let navigationBarDrawer = SearchFieldPlacement(name: "navigationBarDrawer")

  /// When the field below the title shows; here always.
  public struct NavigationBarDrawerDisplayMode: Hashable, Sendable {
    private let name: String
    /// As the system likes.
    public static let automatic = NavigationBarDrawerDisplayMode(name: "automatic")
    /// Always.
    public static let always = NavigationBarDrawerDisplayMode(name: "always")
  }

  /// Below the title.
  public static func navigationBarDrawer(
    displayMode: NavigationBarDrawerDisplayMode
  ) -> SearchFieldPlacement { .navigationBarDrawer }
}

/// A field for searching, 36 points high.
private nonisolated struct SearchField: View {
  let text: Binding<String>
  let prompt: Text

  var body: some View {
    HStack(spacing: 6) {
      Magnifier().stroke(style: StrokeStyle(lineWidth: 1.7, lineCap: .round))
        .frame(width: 14, height: 14).foregroundStyle(.secondary)
      TextFieldView(
        content: TextFieldContent(text: text, title: prompt), label: prompt)
    }
    .padding(.horizontal, 8).frame(height: 36)
    .background(ControlColor.fill, in: RoundedRectangle(cornerRadius: 10))
  }
}

/// A lens with a handle.
private struct Magnifier: Shape {
  func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    var path = Path(
      ellipseIn: CGRect(x: rect.minX, y: rect.minY, width: side * 0.75, height: side * 0.75))
    path.move(to: CGPoint(x: rect.minX + side * 0.66, y: rect.minY + side * 0.66))
    path.addLine(to: CGPoint(x: rect.minX + side, y: rect.minY + side))
    return path
  }
}

extension View {
  nonisolated private func searchable(_ text: Binding<String>, _ prompt: Text?) -> some View {
    navigationOption {
      $0.searchField = AnyView(SearchField(text: text, prompt: prompt ?? Text(verbatim: "Search")))
    }
  }

  /// Puts a field for searching into the bar of the page.
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View { searchable(text, prompt) }

  /// Puts a field for searching into the bar of the page.
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View { searchable(text, Text(prompt)) }

  /// Puts a field for searching into the bar of the page.
  @_disfavoredOverload
  nonisolated public func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View { searchable(text, Text(prompt)) }
}
