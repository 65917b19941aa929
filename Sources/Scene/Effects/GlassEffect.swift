public import Foundation
public import Geometry
import Motion
import Picture

/// A kind of glass.
public struct Glass: Equatable, Sendable {
  private var isClear = false
  private var isPlain = false
  private var color: Color?

  /// Glass that blurs what lies below.
  public static let regular = Glass()
  /// Glass that blurs little and has hardly a colour.
  public static var clear: Glass {
    var glass = Glass()
    glass.isClear = true
    return glass
  }
  /// No glass.
  public static var identity: Glass {
    var glass = Glass()
    glass.isPlain = true
    return glass
  }

  /// The glass in a colour.
  public func tint(_ color: Color?) -> Glass {
    var glass = self
    glass.color = color
    return glass
  }
  /// The glass itself: it does not follow touches.
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }

  fileprivate var isVisible: Bool { !isPlain }

  fileprivate func backdrop(in environment: EnvironmentValues) -> Backdrop {
    let isDark = environment.colorScheme == .dark
    let field = isDark ? RGBA(rgb: 0x303036) : RGBA.white
    let tint = color.map { $0.rgba(in: environment).faded(by: 0.6) }
    return Backdrop(
      deviation: isClear ? 3 : 8, matrix: .saturation(1.4),
      tint: tint ?? field.opacity(isClear ? 0.12 : 0.35))
  }
}

/// The look of glass as a style.
private struct GlassStyle: ShapeStyle {
  let glass: Glass

  func _paint(in environment: EnvironmentValues) -> _StylePaint {
    .material(glass.backdrop(in: environment), opacity: 1)
  }
}

/// The shape of glass that names none: a capsule.
public struct DefaultGlassEffectShape: Shape {
  /// A capsule.
  public init() {}
  /// The capsule of `rect`.
  public func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
}

extension View {
  /// Lays a pane of glass under the view: what lies below is blurred and tinted, and a light edge runs
  /// around it.
  ///
  /// An approximation: the system's glass also bends and reflects what is around, and panes that come
  /// near each other flow together.
  nonisolated public func glassEffect<S: Shape>(
    _ glass: Glass = .regular, in shape: S = DefaultGlassEffectShape()
  ) -> some View {
    background {
      if glass.isVisible {
        shape.fill(GlassStyle(glass: glass))
          .overlay {
            shape.stroke(
              LinearGradient(
                colors: [.white.opacity(0.7), .white.opacity(0.1), .white.opacity(0.4)],
                startPoint: .topLeading, endPoint: .bottomTrailing),
              lineWidth: 1)
          }
          .shadow(color: .black.opacity(0.12), radius: 8, y: 2)
      }
    }
  }

  /// Leaves the view as it is: panes do not flow into each other.
  nonisolated public func glassEffectID<ID: Hashable & Sendable>(
    _ id: ID?, in namespace: Namespace.ID
  ) -> some View { self }
}

/// Panes of glass that the system lets flow together; here each is drawn on its own.
public struct GlassEffectContainer<Content: View>: View {
  private let content: Content

  /// A container of `content`; the spacing at which panes would meet has no effect.
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// The content.
  public var body: some View { content }
}
