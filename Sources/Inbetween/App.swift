public import Scene

/// A program of Apple's systems; its first window's view is what can be filmed of it.
@MainActor @preconcurrency
public protocol App: DynamicProperty {
  /// The type of the windows.
  associatedtype Body: Scene
  /// A program is made without arguments.
  init()
  /// The windows.
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
}

extension App {
  /// The entry of a program of one's own: it takes the options of `inbetween render`.
  public static func main() {
    exit(FilmProgram.run([FilmEntry(app: Self.self)]))
  }
}

extension FilmEntry {
  /// The view of a program's first window.
  public init<A: App>(app: A.Type, isMain: Bool = true, script comment: String? = nil) {
    self.init(window: String(describing: A.self), isMain: isMain, script: comment) {
      AppView(app: A())
    }
  }
}

/// A program's first window as a view, which links the program's states as its own.
private struct AppView<A: App>: View {
  let app: A
  var body: some View { app.body._windowView ?? AnyView(EmptyView()) }
}

/// Windows of a program.
@MainActor @preconcurrency
public protocol Scene {
  /// What the windows are made of; `Never` for windows themselves.
  associatedtype Body: Scene
  /// What the windows are made of.
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
  /// The first window's view. Not for users.
  var _windowView: AnyView? { get }
}

extension Scene {
  /// That of the body.
  public var _windowView: AnyView? { body._windowView }
}

extension Never: Scene {
  /// There is no value whose window could be asked for.
  public var _windowView: AnyView? { nil }
}

/// Windows that the engine knows.
@MainActor
public protocol _PrimitiveScene: Scene where Body == Never {}

extension _PrimitiveScene {
  /// Windows have no body.
  public var body: Never {
    preconditionFailure("\(Self.self) is shown by the engine and has no body")
  }
}

/// A window.
public struct WindowGroup<Content: View>: _PrimitiveScene {
  private let content: () -> Content

  /// A window with `content`.
  public init(@ViewBuilder content: @escaping () -> Content) { self.content = content }
  /// A window with a name.
  public init(id: String, @ViewBuilder content: @escaping () -> Content) { self.content = content }
  /// A window with a title, which a film does not show.
  public init<S: StringProtocol>(
    _ title: S, id: String? = nil, @ViewBuilder content: @escaping () -> Content
  ) { self.content = content }

  /// The content.
  public var _windowView: AnyView? { AnyView(content()) }
}

/// A window that there is only once.
public struct Window<Content: View>: _PrimitiveScene {
  private let content: () -> Content

  /// A window with a title, which a film does not show.
  public init<S: StringProtocol>(
    _ title: S, id: String, @ViewBuilder content: @escaping () -> Content
  ) { self.content = content }

  /// The content.
  public var _windowView: AnyView? { AnyView(content()) }
}

/// A window of settings, which a film does not show.
public struct Settings<Content: View>: _PrimitiveScene {
  /// A window with `content`.
  public init(@ViewBuilder content: () -> Content) {}
  /// Nothing.
  public var _windowView: AnyView? { nil }
}

/// Several kinds of windows, of which the first that has a view counts.
public struct _SceneList: _PrimitiveScene {
  let views: [AnyView?]
  /// The first view.
  public var _windowView: AnyView? { views.lazy.compactMap(\.self).first }
}

/// Turns the statements of a closure into one list of windows.
@MainActor
@resultBuilder
public enum SceneBuilder {
  /// One statement.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
  /// Several statements.
  public static func buildBlock<each Content: Scene>(
    _ content: repeat each Content
  ) -> _SceneList {
    var views: [AnyView?] = []
    for scene in repeat each content { views.append(scene._windowView) }
    return _SceneList(views: views)
  }
  /// A statement behind `if #available`.
  public static func buildLimitedAvailability<Content: Scene>(_ content: Content) -> _SceneList {
    _SceneList(views: [content._windowView])
  }
  /// A statement behind `if`.
  public static func buildOptional<Content: Scene>(_ content: Content?) -> _SceneList {
    _SceneList(views: [content?._windowView])
  }
}

// What follows speaks to windows that a film does not have.
extension Scene {
  /// Leaves the window as it is.
  public func commands<Content>(content: () -> Content) -> some Scene { self }
  /// Leaves the window as it is.
  public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }
  /// Leaves the window as it is.
  public func defaultSize(_ size: CGSize) -> some Scene { self }
  /// Leaves the window as it is.
  public func windowResizability(_ resizability: WindowResizability) -> some Scene { self }
  /// Leaves the window as it is.
  public func windowStyle(_ style: WindowStyle) -> some Scene { self }
  /// Never calls `action`: nothing outside a film changes.
  public func onChange<V: Equatable>(of value: V, perform action: @escaping (V) -> Void)
    -> some Scene
  { self }
  /// Never calls `action`: nothing outside a film changes.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void
  ) -> some Scene { self }
}

/// How a window may be resized; nothing in a film.
public enum WindowResizability: Sendable { case automatic, contentSize, contentMinSize }

/// How a window looks; nothing in a film.
public enum WindowStyle: Sendable { case automatic, titleBar, hiddenTitleBar, plain }

/// A class that an application of UIKit tells about its life; a film has none.
@available(
  *, unavailable,
  message: "Inbetween films a view without an application around it; take the delegate out"
)
@propertyWrapper
public struct UIApplicationDelegateAdaptor<Delegate> {
  /// The delegate.
  public var wrappedValue: Delegate
  /// Adapts a class.
  public init(_ type: Delegate.Type = Delegate.self) {
    preconditionFailure("there is no application whose delegate \(type) could be")
  }
}
