import Foundation
import Geometry
import Motion

/// A value within limits.
public struct Gauge<
  Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View
>: PrimitiveView {
  private let fraction: Double
  private let label: Label
  private let current: CurrentValueLabel?
  private let least: BoundsLabel?
  private let most: BoundsLabel?

  private init(
    _ fraction: Double, _ label: Label, _ current: CurrentValueLabel?, _ least: BoundsLabel?,
    _ most: BoundsLabel?
  ) {
    (self.fraction, self.label, self.current) = (fraction, label, current)
    (self.least, self.most) = (least, most)
  }

  private static func fraction<V: BinaryFloatingPoint>(
    _ value: V, _ bounds: ClosedRange<V>
  ) -> Double {
    let span = Double(bounds.upperBound - bounds.lowerBound)
    return span > 0 ? min(max(Double(value - bounds.lowerBound) / span, 0), 1) : 0
  }

  package func evaluate(in inputs: _ViewInputs) -> _ViewElements {
    inputs.environment.gaugeStyle.evaluate(
      GaugeStyleConfiguration(
        value: fraction, label: .init(label), currentValueLabel: current.map { .init($0) },
        minimumValueLabel: least.map { .init($0) }, maximumValueLabel: most.map { .init($0) }),
      inputs)
  }
}

extension Gauge where MarkedValueLabels == EmptyView {
  /// A gauge with a label.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  ) where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView {
    self.init(Gauge.fraction(value, bounds), label(), nil, nil, nil)
  }

  /// A gauge with a label and one for its value.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) where BoundsLabel == EmptyView {
    self.init(Gauge.fraction(value, bounds), label(), currentValueLabel(), nil, nil)
  }

  /// A gauge with labels for its value and its limits.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) {
    self.init(
      Gauge.fraction(value, bounds), label(), currentValueLabel(), minimumValueLabel(),
      maximumValueLabel())
  }
}

/// What a gauge is made of, for its style.
public struct GaugeStyleConfiguration {
  /// Tells the parts apart.
  public enum _Current {}
  /// Tells the parts apart.
  public enum _Least {}
  /// Tells the parts apart.
  public enum _Most {}
  /// What is measured.
  public typealias Label = _ControlPart<GaugeStyleConfiguration>
  /// The value.
  public typealias CurrentValueLabel = _ControlPart<_Current>
  /// The lower limit.
  public typealias MinimumValueLabel = _ControlPart<_Least>
  /// The upper limit.
  public typealias MaximumValueLabel = _ControlPart<_Most>

  /// The value, in 0…1 of the limits.
  public var value: Double
  /// What is measured.
  public var label: Label
  /// The value.
  public var currentValueLabel: CurrentValueLabel?
  /// The lower limit.
  public var minimumValueLabel: MinimumValueLabel?
  /// The upper limit.
  public var maximumValueLabel: MaximumValueLabel?
}

/// How gauges look.
@MainActor @preconcurrency
public protocol GaugeStyle {
  /// What a gauge becomes.
  associatedtype Body: View
  /// A gauge's parts.
  typealias Configuration = GaugeStyleConfiguration
  /// The view of a gauge.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// A bar between the limits, with the label above.
public nonisolated struct LinearCapacityGaugeStyle: GaugeStyle {
  /// A bar.
  public init() {}
  /// A bar, 6 points high.
  public func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 4) {
      configuration.label
      HStack {
        configuration.minimumValueLabel
        GaugeBar(fraction: configuration.value, isFilled: true)
        configuration.maximumValueLabel
      }
      configuration.currentValueLabel
    }
  }
}

/// A bar between the limits, with the label above.
public typealias DefaultGaugeStyle = LinearCapacityGaugeStyle

/// A small bar between the limits, for beside text.
public nonisolated struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
  /// A bar.
  public init() {}
  /// The label, the bar and the value.
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 2) {
      configuration.label.font(.footnote)
      GaugeBar(fraction: configuration.value, isFilled: true)
      configuration.currentValueLabel.font(.footnote)
    }
  }
}

/// A small bar with a mark at the value.
public nonisolated struct AccessoryLinearGaugeStyle: GaugeStyle {
  /// A bar.
  public init() {}
  /// The limits and the bar between.
  public func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.minimumValueLabel.font(.footnote)
      GaugeBar(fraction: configuration.value, isFilled: false)
      configuration.maximumValueLabel.font(.footnote)
    }
  }
}

/// An open ring of 58 points with a mark at the value.
public nonisolated struct AccessoryCircularGaugeStyle: GaugeStyle {
  /// An open ring.
  public init() {}
  /// The ring around the value, the limits in its gap.
  public func makeBody(configuration: Configuration) -> some View {
    GaugeRing(fraction: configuration.value, isOpen: true, configuration: configuration)
  }
}

/// A ring of 58 points, filled as far as the value.
public nonisolated struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  /// A ring.
  public init() {}
  /// The ring around the value.
  public func makeBody(configuration: Configuration) -> some View {
    GaugeRing(fraction: configuration.value, isOpen: false, configuration: configuration)
  }
}

/// The bar of a gauge.
private nonisolated struct GaugeBar: View {
  let fraction: Double
  let isFilled: Bool

  var body: some View {
    GeometryReader { geometry in
      let width = geometry.size.width
      ZStack(alignment: .leading) {
        Capsule(style: .circular)
          .fill(isFilled ? AnyShapeStyle(ControlColor.track) : AnyShapeStyle(TintShapeStyle()))
        if isFilled {
          Capsule(style: .circular).fill(Color.accentColor).frame(width: width * fraction)
        } else {
          Circle().fill(Color.white)
            .overlay(Circle().strokeBorder(Color.black.opacity(0.4), lineWidth: 1))
            .padding(.leading, max(0, width - 6) * fraction)
        }
      }
    }
    .frame(height: 6)
  }
}

/// The ring of a gauge: three quarters of a circle when it is open.
private nonisolated struct GaugeRing: View {
  let fraction: Double
  let isOpen: Bool
  let configuration: GaugeStyleConfiguration

  private func arc(_ from: Double, _ to: Double) -> some View {
    Circle().inset(by: 3).trim(from: from, to: to)
      .stroke(style: StrokeStyle(lineWidth: 6, lineCap: .round))
  }

  var body: some View {
    ZStack {
      if isOpen {
        arc(0, 0.75).foregroundStyle(Color.accentColor).rotationEffect(.degrees(135))
        Circle().fill(Color.white).overlay(Circle().strokeBorder(Color.black.opacity(0.4)))
          .frame(width: 8, height: 8).offset(x: 26)
          .rotationEffect(.degrees(135 + 270 * fraction))
        HStack(spacing: 8) {
          configuration.minimumValueLabel
          configuration.maximumValueLabel
        }
        .font(.system(size: 9)).offset(y: 23)
      } else {
        arc(0, 1).foregroundStyle(Color.accentColor.opacity(0.3))
        arc(0, fraction).foregroundStyle(Color.accentColor).rotationEffect(.degrees(-90))
      }
      if let value = configuration.currentValueLabel {
        value.font(.system(size: 18, weight: .medium, design: .rounded)).minimumScaleFactor(0.5)
      } else {
        configuration.label.font(.system(size: 12, weight: .medium))
      }
    }
    .frame(width: 58, height: 58)
  }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// A bar.
  public nonisolated static var automatic: LinearCapacityGaugeStyle { .init() }
  /// A bar.
  public nonisolated static var linearCapacity: LinearCapacityGaugeStyle { .init() }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  /// A small bar.
  public nonisolated static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle {
    .init()
  }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  /// A small bar with a mark.
  public nonisolated static var accessoryLinear: AccessoryLinearGaugeStyle { .init() }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// An open ring with a mark.
  public nonisolated static var accessoryCircular: AccessoryCircularGaugeStyle { .init() }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  /// A ring.
  public nonisolated static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
    .init()
  }
}

private enum GaugeStyleKey: EnvironmentKey {
  static var defaultValue: AnyControlStyle<GaugeStyleConfiguration> {
    AnyControlStyle(LinearCapacityGaugeStyle()) { $0.makeBody(configuration: $1) }
  }
}

extension EnvironmentValues {
  /// How gauges look here.
  var gaugeStyle: AnyControlStyle<GaugeStyleConfiguration> {
    get { self[GaugeStyleKey.self] }
    set { self[GaugeStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets how gauges look.
  nonisolated public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
    environment(\.gaugeStyle, AnyControlStyle(style) { $0.makeBody(configuration: $1) })
  }
}
