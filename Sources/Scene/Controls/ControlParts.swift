public import Foundation
import Geometry
import Motion

/// Two lines that meet in a point at the right, as rows and menus show.
struct Chevron: Shape {
  /// Where the point is.
  var direction = Edge.trailing

  func path(in rect: CGRect) -> Path {
    var path = Path()
    switch direction {
    case .trailing:
      path.move(to: CGPoint(x: rect.minX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
      path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    case .leading:
      path.move(to: CGPoint(x: rect.maxX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.minX, y: rect.midY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    case .bottom:
      path.move(to: CGPoint(x: rect.minX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.midX, y: rect.maxY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
    case .top:
      path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
      path.addLine(to: CGPoint(x: rect.midX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    }
    return path
  }

  /// The lines as controls draw them.
  func drawn(_ width: CGFloat, _ height: CGFloat, line: CGFloat = 2) -> some View {
    stroke(style: StrokeStyle(lineWidth: line, lineCap: .round, lineJoin: .round))
      .frame(width: width, height: height)
  }
}

/// A tick.
struct Tick: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.minX, y: rect.midY))
    path.addLine(to: CGPoint(x: rect.minX + rect.width * 0.36, y: rect.maxY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
    return path
  }

  /// The tick as menus draw it.
  var drawn: some View {
    stroke(style: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round))
      .frame(width: 13, height: 12)
  }
}

/// The two arrows of a picker that opens a menu.
nonisolated struct UpDownChevrons: View {
  var body: some View {
    VStack(spacing: 4) {
      Chevron(direction: .top).drawn(8, 4, line: 1.5)
      Chevron(direction: .bottom).drawn(8, 4, line: 1.5)
    }
  }
}

/// How large controls are.
public enum ControlSize: Hashable, Sendable, CaseIterable {
  case mini, small, regular, large, extraLarge

  /// The room that bordered buttons have around their labels: left and right, top and bottom.
  var padding: (horizontal: CGFloat, vertical: CGFloat) {
    switch self {
    case .mini, .small: (10, 4)
    case .regular: (12, 7)
    case .large, .extraLarge: (20, 15)
    }
  }
}

/// The outline of bordered buttons.
public struct ButtonBorderShape: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case automatic, capsule, circle
    case rounded(CGFloat?)
  }

  let kind: Kind

  /// As the system likes: a rounded rectangle.
  public static let automatic = ButtonBorderShape(kind: .automatic)
  /// A capsule.
  public static let capsule = ButtonBorderShape(kind: .capsule)
  /// A circle.
  public static let circle = ButtonBorderShape(kind: .circle)
  /// A rounded rectangle.
  public static let roundedRectangle = ButtonBorderShape(kind: .rounded(nil))

  /// A rectangle with corners of `radius` points.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(kind: .rounded(radius))
  }

  /// The outline for controls of `size`.
  func shape(for size: ControlSize) -> AnyShape {
    switch kind {
    case .capsule: AnyShape(Capsule(style: .circular))
    case .circle: AnyShape(Circle())
    case .automatic: AnyShape(RoundedRectangle(cornerRadius: size == .large ? 12 : 8))
    case .rounded(let radius): AnyShape(RoundedRectangle(cornerRadius: radius ?? 8))
    }
  }
}

private enum ControlSizeKey: EnvironmentKey {
  static var defaultValue: ControlSize { .regular }
}

private enum LabelsHiddenKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private enum BorderShapeKey: EnvironmentKey {
  static var defaultValue: ButtonBorderShape { .automatic }
}

extension EnvironmentValues {
  /// How large controls are.
  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }

  /// Whether controls leave out their labels.
  var hidesLabels: Bool {
    get { self[LabelsHiddenKey.self] }
    set { self[LabelsHiddenKey.self] = newValue }
  }

  /// The outline of bordered buttons.
  var buttonBorderShape: ButtonBorderShape {
    get { self[BorderShapeKey.self] }
    set { self[BorderShapeKey.self] = newValue }
  }
}

extension View {
  /// Sets how large controls are.
  nonisolated public func controlSize(_ controlSize: ControlSize) -> some View {
    environment(\.controlSize, controlSize)
  }

  /// Leaves out the labels of controls.
  nonisolated public func labelsHidden() -> some View { environment(\.hidesLabels, true) }

  /// Sets the outline of bordered buttons.
  nonisolated public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    environment(\.buttonBorderShape, shape)
  }
}

/// The label and the value of a control in a row: at the two ends in lists, beside each other else.
nonisolated struct ControlRow<Label: View, Value: View>: View {
  let label: Label
  let value: Value
  @Environment(\.hidesLabels) private var hidesLabels

  var body: some View {
    if hidesLabels {
      value
    } else {
      HStack {
        label
        Spacer()
        value
      }
    }
  }
}

/// What a control is given by its user, opaque to styles.
public struct _ControlPart<Role>: PrimitiveView {
  let evaluateContent: _ContentEvaluator

  init(_ evaluateContent: @escaping _ContentEvaluator) { self.evaluateContent = evaluateContent }

  init<V: View>(_ view: V) { evaluateContent = { $0.evaluate(view, at: 0) } }

  package func evaluate(in inputs: _ViewInputs) -> _ViewElements { evaluateContent(inputs) }
}

/// A style as the engine calls it.
struct AnyControlStyle<Configuration> {
  let evaluate: (Configuration, _ViewInputs) -> _ViewElements

  /// The style whose views `makeBody` makes.
  init<Style, Body: View>(
    _ style: Style, _ makeBody: @escaping @MainActor (Style, Configuration) -> Body
  ) {
    evaluate = { configuration, inputs in
      // Of the style's own type: another style is another view.
      inputs.child(0, Style.self).evaluateBody(of: style, with: configuration, makeBody)
    }
  }
}
