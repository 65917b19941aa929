import CairoRenderer
package import Picture

/// What the drawing threads of a job share: the pictures that display lists name.
package struct RenderResources: Sendable {
  /// Hands out pictures; `nil` when the film has none.
  package var images: (any ImageSource)?

  package init(images: (any ImageSource)? = nil) { self.images = images }

  /// A renderer for one thread.
  func makeRenderer() -> CairoRenderer { CairoRenderer(images: images) }
}
