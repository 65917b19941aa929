public import Foundation

extension View {
  /// Leaves the view's room empty: it is neither drawn nor touched.
  nonisolated public func hidden() -> some View { opacity(0) }

  // What follows speaks to a device that a film does not have.

  /// Leaves the view as it is: a stage has no status bar.
  nonisolated public func statusBar(hidden: Bool) -> some View { self }
  /// Leaves the view as it is: a stage has no status bar.
  nonisolated public func statusBarHidden(_ hidden: Bool = true) -> some View { self }
  /// Leaves the view as it is: nothing is felt.
  nonisolated public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T
  ) -> some View { self }
  /// Leaves the view as it is: there is no pointer to show help at.
  nonisolated public func help(_ text: LocalizedStringKey) -> some View { self }
  /// Leaves the view as it is: there is no keyboard.
  nonisolated public func focusable(_ isFocusable: Bool = true) -> some View { self }
  /// Leaves the view as it is: there is no pointer.
  nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> some View { self }
  /// Leaves the view as it is: it fills no other display.
  nonisolated public func previewDevice(_ value: PreviewDevice?) -> some View { self }
  /// Leaves the view as it is: a film's stage is its layout.
  nonisolated public func previewLayout(_ value: PreviewLayout) -> some View { self }
  /// Leaves the view as it is.
  nonisolated public func previewDisplayName(_ value: String?) -> some View { self }
}

/// What a device lets one feel; nothing in a film.
public struct SensoryFeedback: Equatable, Sendable {
  private let name: String
  /// A task is done.
  public static let success = SensoryFeedback(name: "success")
  /// Something is to be looked at.
  public static let warning = SensoryFeedback(name: "warning")
  /// Something went wrong.
  public static let error = SensoryFeedback(name: "error")
  /// Another choice.
  public static let selection = SensoryFeedback(name: "selection")
  /// A step up.
  public static let increase = SensoryFeedback(name: "increase")
  /// A step down.
  public static let decrease = SensoryFeedback(name: "decrease")
  /// Something collided.
  public static let impact = SensoryFeedback(name: "impact")
}

/// A device that a preview imitates.
public struct PreviewDevice: ExpressibleByStringLiteral, Sendable {
  /// The device's name.
  public let rawValue: String
  /// The device called `rawValue`.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The device called `value`.
  public init(stringLiteral value: String) { rawValue = value }
}

/// The room that a preview gives.
public enum PreviewLayout: Sendable {
  case device, sizeThatFits
  case fixed(width: CGFloat, height: CGFloat)
}

/// Views to look at while a program is written; a film takes its view elsewhere.
@MainActor @preconcurrency
public protocol PreviewProvider {
  /// The views' type.
  associatedtype Previews: View
  /// The views.
  @ViewBuilder @MainActor @preconcurrency static var previews: Previews { get }
}

/// The screen of UIKit: the film's stage.
public final class UIScreen: Sendable {
  /// The one screen.
  public static let main = UIScreen()
  /// The stage, from zero; 390 × 844 points outside a film.
  public var bounds: CGRect {
    CGRect(origin: .zero, size: Graph.latest?.proposal ?? CGSize(width: 390, height: 844))
  }
  /// Pixels a point.
  public var scale: CGFloat { 2 }
  private init() {}
}
