import Foundation
import Geometry
import Picture

/// Why the contents of a view are not shown.
public struct RedactionReasons: OptionSet, Sendable {
  /// One bit a reason.
  public let rawValue: Int
  /// A set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// They are still being fetched: bars stand for lines of text, boxes for pictures.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// They are private; a film shows them all the same.
  public static let privacy = RedactionReasons(rawValue: 2)
  /// They are out of date; a film shows them all the same.
  public static let invalidated = RedactionReasons(rawValue: 4)
}

private struct RedactionReasonsKey: EnvironmentKey {
  static var defaultValue: RedactionReasons { [] }
}

extension EnvironmentValues {
  /// Why contents are not shown.
  public var redactionReasons: RedactionReasons {
    get { self[RedactionReasonsKey.self] }
    set { self[RedactionReasonsKey.self] = newValue }
  }
}

extension View {
  /// Hides texts and pictures for another reason.
  nonisolated public func redacted(reason: RedactionReasons) -> some View {
    transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
  }

  /// Shows texts and pictures whatever was said further out.
  nonisolated public func unredacted() -> some View { environment(\.redactionReasons, []) }
}

/// The bars and boxes that stand for contents.
///
/// The system does not say what they look like; here they have the contents' own paint at 18 %, are as
/// high as a line's capitals with some air, and have round corners of 3 points.
enum Placeholder {
  private static let opacity = 0.18
  private static let radius: CGFloat = 3

  /// A bar for each line of a layout.
  static func bars(for layout: TextLayout, paint: Paint) -> [DisplayCommand] {
    layout.lines.filter { $0.frame.width > 0 }.map { line in
      let inset = line.frame.height * 0.12
      return box(line.frame.insetBy(dx: 0, dy: inset), paint: paint)
    }
  }

  /// A box.
  static func box(_ rect: CGRect, paint: Paint) -> DisplayCommand {
    let path = Path(roundedRect: rect, cornerRadius: min(radius, rect.height / 2))
    return .group(
      DisplayGroup(
        [.fill(path, paint, rule: .nonZero, transform: .identity)], opacity: opacity))
  }
}
