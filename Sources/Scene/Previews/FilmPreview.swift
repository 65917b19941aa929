public import Foundation

/// What `#Preview` or a `PreviewProvider` shows, and on which room.
public struct FilmPreview: Sendable {
  /// The name that it was given.
  package let name: String?
  private let size: CGSize?
  private let view: @MainActor @Sendable () -> AnyView

  /// A preview of the view that `view` makes.
  public init<V: View>(
    _ name: String? = nil, traits: [PreviewTrait<Preview.ViewTraits>] = [],
    view: @escaping @MainActor @Sendable () -> V
  ) {
    self.name = name
    size = traits.lazy.compactMap(\.size).first
    self.view = { AnyView(view()) }
  }

  /// The preview's view, which hands up the size that its traits ask for.
  @MainActor package func makeView() -> some View {
    view().preference(key: PreviewSizeKey.self, value: size)
  }
}

/// The kinds of previews; a film has those of views.
public enum Preview {
  /// What a preview of a view can be told about its room.
  public struct ViewTraits: Sendable {}
}

/// What a preview is told about its room.
public struct PreviewTrait<Traits: Sendable>: Sendable {
  /// The size that the stage gets; `nil` leaves it to the film.
  let size: CGSize?
}

extension PreviewTrait where Traits == Preview.ViewTraits {
  /// The room of a device: the film's own stage.
  public static var defaultLayout: Self { Self(size: nil) }
  /// The size that the view asks for: the film's own stage.
  public static var sizeThatFitsLayout: Self { Self(size: nil) }
  /// A stage of `width` × `height` points.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> Self {
    Self(size: CGSize(width: width, height: height))
  }
  /// A device held upright: the film's own stage.
  public static var portrait: Self { Self(size: nil) }
  /// A device held upside down: the film's own stage.
  public static var portraitUpsideDown: Self { Self(size: nil) }
  /// A device on its left side: the film's own stage.
  public static var landscapeLeft: Self { Self(size: nil) }
  /// A device on its right side: the film's own stage.
  public static var landscapeRight: Self { Self(size: nil) }
}

/// The size that a preview asks its stage to have.
struct PreviewSizeKey: PreferenceKey {
  static var defaultValue: CGSize? { nil }

  static func reduce(value: inout CGSize?, nextValue: () -> CGSize?) {
    value = value ?? nextValue()
  }
}
