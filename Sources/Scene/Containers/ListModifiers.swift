public import Foundation

// What lists can be asked for and a film draws as it always does, or needs no more than a colour for.
extension View {
  /// The view as it is: lines between rows have the system's colour.
  nonisolated public func listRowSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View { self }

  /// The view as it is: sections have no lines of their own.
  nonisolated public func listSectionSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View { self }

  /// The view as it is: rows touch each other.
  nonisolated public func listRowSpacing(_ spacing: CGFloat?) -> some View { self }

  /// The view as it is: sections are 20 points apart.
  nonisolated public func listSectionSpacing(_ spacing: CGFloat) -> some View { self }

  /// The view as it is: sections are 20 points apart.
  nonisolated public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View { self }

  /// Sets the accent colour of a row.
  nonisolated public func listItemTint(_ tint: Color?) -> some View { self.tint(tint) }

  /// The view as it is: all headers are small.
  nonisolated public func headerProminence(_ prominence: Prominence) -> some View { self }

  /// The view as it is: nobody deletes rows in a film.
  nonisolated public func deleteDisabled(_ isDisabled: Bool) -> some View { self }

  /// The view as it is: nobody moves rows in a film.
  nonisolated public func moveDisabled(_ isDisabled: Bool) -> some View { self }

  /// The view as it is: a film shows no selection in lists.
  nonisolated public func selectionDisabled(_ isDisabled: Bool = true) -> some View { self }

  /// The view as it is: forms are drawn in cards.
  nonisolated public func formStyle<S: FormStyle>(_ style: S) -> some View { self }
}

/// How far sections are apart; here always 20 points.
public struct ListSectionSpacing: Hashable, Sendable {
  private let name: String
  /// As the system likes.
  public static let `default` = ListSectionSpacing(name: "default")
  /// Less.
  public static let compact = ListSectionSpacing(name: "compact")

  /// This many points.
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing {
    ListSectionSpacing(name: "custom")
  }
}

/// How much something stands out; here always the same.
public enum Prominence: Hashable, Sendable { case standard, increased }

/// How forms look; all are drawn in cards.
public protocol FormStyle: Sendable {}

/// Cards.
public struct GroupedFormStyle: FormStyle {
  /// Cards.
  public init() {}
}

/// Cards.
public typealias AutomaticFormStyle = GroupedFormStyle
/// Cards.
public typealias ColumnsFormStyle = GroupedFormStyle

extension FormStyle where Self == GroupedFormStyle {
  /// Cards.
  public static var automatic: GroupedFormStyle { .init() }
  /// Cards.
  public static var grouped: GroupedFormStyle { .init() }
  /// Cards.
  public static var columns: GroupedFormStyle { .init() }
}

extension ForEach where Content: View {
  /// The rows as they are: nothing is dropped into a film.
  public nonisolated func onInsert(
    of types: [String], perform action: @escaping (Int, [Any]) -> Void
  ) -> Self { self }
}
