import Foundation
import Geometry
import Motion
import Picture

/// Content that may be larger than its frame and can be moved in it.
///
/// Along its axes the view takes what it is offered and offers its content all the room it wants;
/// across them it is as large as its content. A finger, a `scroll` cue and a program move it. No
/// indicators are drawn.
public struct ScrollView<Content: View>: PrimitiveView {
  /// The content.
  public var content: Content
  /// The axes along which the content moves.
  public var axes: Axis.Set
  /// Whether indicators would show on a device.
  public var showsIndicators: Bool

  /// A view in which `content` can be moved along `axes`.
  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) { (self.axes, self.showsIndicators, self.content) = (axes, showsIndicators, content()) }

  package func evaluate(in inputs: _ViewInputs) -> _ViewElements {
    let element = inputs.node.memory { ScrollElement() }
    var inner = inputs
    inner.environment.scrolling = ScrollSettings()
    inner.environment.scrolling.isClipped = inputs.environment.scrolling.isClipped
    inner.environment.coordinateSpaces.add(
      NamedCoordinateSpace(ScrollViewName()).coordinateSpace, at: element.space)
    element.space.element = element
    inner.environment.containerSize = element.container
    let axis: Axis = axes == .horizontal ? .horizontal : .vertical
    let elements = inner.evaluate(content, at: 0)
    element.content = inner.container(of: elements, at: 1, rule: StackRule(axis: axis))
    element.axes = axes
    element.update(in: inputs)
    return [_ViewElement(element: element)]
  }
}

/// What modifiers around a scroll view ask of it.
struct ScrollSettings {
  var isClipped = true
  var isDisabled = false
  var margins = EdgeInsets()
  var behavior = AnyScrollBehavior.free
  var defaultAnchor: UnitPoint?
  /// Reads and takes what the program wants to see.
  var position: ScrollPositionLink?
  /// Told of the geometry after each layout.
  var observers: [(ScrollGeometry, Graph) -> Void] = []
}

private enum ScrollSettingsKey: EnvironmentKey {
  static var defaultValue: ScrollSettings { ScrollSettings() }
}

private enum ScrollBackgroundKey: EnvironmentKey {
  static var defaultValue: Visibility { .automatic }
}

extension EnvironmentValues {
  /// What is asked of the next scroll view inside.
  var scrolling: ScrollSettings {
    get { self[ScrollSettingsKey.self] }
    set { self[ScrollSettingsKey.self] = newValue }
  }

  /// Whether lists and forms have a background of their own.
  var scrollContentBackground: Visibility {
    get { self[ScrollBackgroundKey.self] }
    set { self[ScrollBackgroundKey.self] = newValue }
  }
}
