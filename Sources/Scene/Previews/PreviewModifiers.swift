public import Foundation

extension View {
  /// Leaves the view as it is: a device's size would leave most of a stage bare.
  nonisolated public func previewDevice(_ value: PreviewDevice?) -> some View { self }

  /// Gives the stage a fixed size; with other layouts it is as large as the view asks for.
  nonisolated public func previewLayout(_ value: PreviewLayout) -> some View {
    transformPreference(PreviewSizeKey.self) { size in
      if case .fixed(let width, let height) = value {
        size = CGSize(width: width, height: height)
      }
    }
  }

  /// Leaves the view as it is.
  nonisolated public func previewDisplayName(_ value: String?) -> some View { self }
  /// Leaves the view as it is: a stage has no way up.
  nonisolated public func previewInterfaceOrientation(
    _ value: InterfaceOrientation
  ) -> some View { self }
  /// Leaves the view as it is.
  nonisolated public func previewContext<C>(_ value: C) -> some View { self }
}

/// A device that a preview imitates.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
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

/// How a device is held.
public struct InterfaceOrientation: Hashable, Sendable, CaseIterable {
  private let quarterTurns: Int
  /// Upright.
  public static let portrait = InterfaceOrientation(quarterTurns: 0)
  /// On its left side.
  public static let landscapeLeft = InterfaceOrientation(quarterTurns: 1)
  /// Upside down.
  public static let portraitUpsideDown = InterfaceOrientation(quarterTurns: 2)
  /// On its right side.
  public static let landscapeRight = InterfaceOrientation(quarterTurns: 3)
  /// All four.
  public static let allCases: [InterfaceOrientation] = [
    .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight,
  ]
}

/// The light or dark surroundings that views ask the whole stage for.
struct PreferredColorSchemeKey: PreferenceKey {
  static var defaultValue: ColorScheme? { nil }

  static func reduce(value: inout ColorScheme?, nextValue: () -> ColorScheme?) {
    value = value ?? nextValue()
  }
}
