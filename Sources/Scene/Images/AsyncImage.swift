public import Foundation

/// A picture from a network, which a film does not have: what stands there until it comes.
public struct AsyncImage<Content: View>: View {
  private let content: Content

  /// What stands there until the picture at `url` comes.
  public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.content = ViewBuilder.buildEither(second: placeholder())
  }

  /// What `content` makes of a picture that has not come yet.
  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) { self.content = content(.empty) }

  /// The placeholder.
  public var body: some View { content }
}

extension AsyncImage where Content == Color {
  /// Gray, until the picture at `url` comes.
  public init(url: URL?, scale: CGFloat = 1) { content = Color(white: 0.5, opacity: 0.2) }
}

/// How far a picture from a network has come.
public enum AsyncImagePhase {
  /// It has not come.
  case empty
  /// It is there.
  case success(Image)
  /// It will not come.
  case failure(any Error)

  /// The picture, once it is there.
  public var image: Image? { if case .success(let image) = self { image } else { nil } }
  /// Why it will not come.
  public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}
