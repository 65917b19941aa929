public import Foundation
import Geometry
import Motion

/// How far something has come, or that something is under way.
public struct ProgressView<Label: View, CurrentValueLabel: View>: PrimitiveView {
  private let fraction: Double?
  private let label: Label?
  private let value: CurrentValueLabel?

  private init(fraction: Double?, label: Label?, value: CurrentValueLabel?) {
    (self.fraction, self.label, self.value) = (fraction, label, value)
  }

  package func evaluate(in inputs: _ViewInputs) -> _ViewElements {
    inputs.environment.progressViewStyle.evaluate(
      ProgressViewStyleConfiguration(
        fractionCompleted: fraction, label: label.map { .init($0) },
        currentValueLabel: value.map { .init($0) }), inputs)
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Something under way.
  public init() where Label == EmptyView { self.init(fraction: nil, label: nil, value: nil) }

  /// Something under way, with a label.
  public init(@ViewBuilder label: () -> Label) {
    self.init(fraction: nil, label: label(), value: nil)
  }

  /// Something under way, with the words of `titleKey`.
  public init(_ titleKey: LocalizedStringKey) where Label == Text {
    self.init(fraction: nil, label: Text(titleKey), value: nil)
  }

  /// Something under way, with `title`.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) where Label == Text {
    self.init(fraction: nil, label: Text(title), value: nil)
  }

  /// `value` of `total`, or something under way without a value.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) where Label == EmptyView {
    self.init(fraction: ProgressView.fraction(value, total), label: nil, value: nil)
  }

  /// `value` of `total`, with a label.
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label
  ) { self.init(fraction: ProgressView.fraction(value, total), label: label(), value: nil) }

  /// `value` of `total`, with the words of `titleKey`.
  public init<V: BinaryFloatingPoint>(
    _ titleKey: LocalizedStringKey, value: V?, total: V = 1.0
  ) where Label == Text {
    self.init(fraction: ProgressView.fraction(value, total), label: Text(titleKey), value: nil)
  }

  /// `value` of `total`, with `title`.
  @_disfavoredOverload
  public init<S: StringProtocol, V: BinaryFloatingPoint>(
    _ title: S, value: V?, total: V = 1.0
  ) where Label == Text {
    self.init(fraction: ProgressView.fraction(value, total), label: Text(title), value: nil)
  }

  /// The progress of `progress` as it is now.
  public init(_ progress: Progress) where Label == EmptyView {
    self.init(fraction: progress.fractionCompleted, label: nil, value: nil)
  }
}

extension ProgressView {
  /// `value` of `total`, with a label above and one for the value below.
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      fraction: ProgressView.fraction(value, total), label: label(), value: currentValueLabel())
  }

  fileprivate static func fraction<V: BinaryFloatingPoint>(_ value: V?, _ total: V) -> Double? {
    value.map { total > 0 ? min(max(Double($0 / total), 0), 1) : 0 }
  }
}

extension ProgressView
where
  Label == ProgressViewStyleConfiguration.Label,
  CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
{
  /// The view of a style's configuration, for a style that adds to another one.
  public init(_ configuration: ProgressViewStyleConfiguration) {
    self.init(
      fraction: configuration.fractionCompleted, label: configuration.label,
      value: configuration.currentValueLabel)
  }
}

/// What a progress view is made of, for its style.
public struct ProgressViewStyleConfiguration {
  /// Tells the two labels apart.
  public enum _Value {}
  /// What is under way.
  public typealias Label = _ControlPart<ProgressViewStyleConfiguration>
  /// How far it has come.
  public typealias CurrentValueLabel = _ControlPart<_Value>

  /// How far it has come, in 0…1; `nil` when that is not known.
  public let fractionCompleted: Double?
  /// What is under way.
  public var label: Label?
  /// How far it has come.
  public var currentValueLabel: CurrentValueLabel?
}

/// How progress looks.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
  /// What a progress view becomes.
  associatedtype Body: View
  /// A progress view's parts.
  typealias Configuration = ProgressViewStyleConfiguration
  /// The view of progress.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// A bar when the value is known, else a spinning wheel.
public nonisolated struct DefaultProgressViewStyle: ProgressViewStyle {
  /// A bar or a wheel.
  public init() {}
  /// A bar or a wheel.
  public func makeBody(configuration: Configuration) -> some View {
    if configuration.fractionCompleted == nil {
      CircularProgressViewStyle().makeBody(configuration: configuration)
    } else {
      LinearProgressViewStyle().makeBody(configuration: configuration)
    }
  }
}

/// A bar, 4 points high.
public nonisolated struct LinearProgressViewStyle: ProgressViewStyle {
  private let tint: Color?

  /// A bar.
  public init() { tint = nil }
  /// A bar of `tint`.
  public init(tint: Color) { self.tint = tint }
  /// The label, the bar, the value's label.
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 4) {
      configuration.label
      Capsule(style: .circular).fill(ControlColor.track)
        .overlay(alignment: .leading) {
          FilledPart(fraction: configuration.fractionCompleted ?? 0, tint: tint)
        }
        .frame(height: 4)
        .clipShape(Capsule(style: .circular))
      configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary)
    }
  }
}

/// The done part of a bar.
private nonisolated struct FilledPart: View {
  let fraction: Double
  let tint: Color?

  var body: some View {
    GeometryReader { geometry in
      Capsule(style: .circular).fill(tint ?? .accentColor)
        .frame(width: geometry.size.width * fraction)
    }
  }
}

/// A spinning wheel of eight spokes; it turns once a second whether the value is known or not.
public nonisolated struct CircularProgressViewStyle: ProgressViewStyle {
  private let tint: Color?

  /// A wheel.
  public init() { tint = nil }
  /// A wheel of `tint`.
  public init(tint: Color) { self.tint = tint }
  /// The wheel above the label.
  public func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 4) {
      SpokeWheel(tint: tint)
      configuration.label.font(.subheadline).foregroundStyle(.secondary)
      configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary)
    }
  }
}

/// Eight spokes, of which the strongest goes round once a second in steps, as the system's does.
private struct SpokeWheel: View {
  let tint: Color?
  @State private var turns = 0.0
  @Environment(\.controlSize) private var size

  nonisolated init(tint: Color?) { self.tint = tint }

  var body: some View {
    let side: CGFloat = size == .large || size == .extraLarge ? 37 : 20
    Spokes(phase: turns, color: tint)
      .frame(width: side, height: side)
      .onAppear {
        withAnimation(.linear(duration: 1).repeatForever(autoreverses: false)) { turns = 1 }
      }
  }
}

/// The spokes at one phase of their turn.
private nonisolated struct Spokes: View, Animatable {
  var phase: Double
  let color: Color?

  var animatableData: Double {
    get { phase }
    set { phase = newValue }
  }

  var body: some View {
    let step = (phase * 8).rounded(.down)
    ZStack {
      ForEach(0..<8, id: \.self) { index in
        // The spoke that the turn has reached is strongest, those before it fade.
        let age = (step - Double(index) + 16).truncatingRemainder(dividingBy: 8)
        Spoke(angle: Double(index) / 8)
          .fill((color ?? .gray).opacity(1 - age * 0.11))
      }
    }
  }
}

/// One spoke, at a part of the circle from the top.
private struct Spoke: Shape {
  let angle: Double

  func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    let spoke = CGRect(x: -side * 0.045, y: -side / 2, width: side * 0.09, height: side * 0.26)
    return Path(roundedRect: spoke, cornerRadius: side * 0.045, style: .circular)
      .applying(
        CGAffineTransform(translationX: rect.midX, y: rect.midY).rotated(by: angle * 2 * .pi))
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// A bar when the value is known, else a wheel.
  public nonisolated static var automatic: DefaultProgressViewStyle { .init() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A bar.
  public nonisolated static var linear: LinearProgressViewStyle { .init() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A wheel.
  public nonisolated static var circular: CircularProgressViewStyle { .init() }
}

private enum ProgressViewStyleKey: EnvironmentKey {
  static var defaultValue: AnyControlStyle<ProgressViewStyleConfiguration> {
    AnyControlStyle(DefaultProgressViewStyle()) { $0.makeBody(configuration: $1) }
  }
}

extension EnvironmentValues {
  /// How progress looks here.
  var progressViewStyle: AnyControlStyle<ProgressViewStyleConfiguration> {
    get { self[ProgressViewStyleKey.self] }
    set { self[ProgressViewStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets how progress looks.
  nonisolated public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    environment(\.progressViewStyle, AnyControlStyle(style) { $0.makeBody(configuration: $1) })
  }
}
