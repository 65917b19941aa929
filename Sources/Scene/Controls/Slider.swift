import Foundation
import Geometry
import Motion

/// A track with a knob, which a finger drags along a range.
public struct Slider<Label: View, ValueLabel: View>: View {
  private let position: Binding<Double>
  private let steps: Int?
  private let label: Label
  private let least: ValueLabel
  private let most: ValueLabel
  private let editing: (Bool) -> Void

  private init<V: BinaryFloatingPoint>(
    _ value: Binding<V>, _ bounds: ClosedRange<V>, step: V?, label: Label, least: ValueLabel,
    most: ValueLabel, editing: @escaping (Bool) -> Void
  ) {
    let (low, span) = (Double(bounds.lowerBound), Double(bounds.upperBound - bounds.lowerBound))
    position = Binding(
      get: { span > 0 ? min(max((Double(value.wrappedValue) - low) / span, 0), 1) : 0 },
      set: { value.wrappedValue = V(low + $0 * span) })
    steps = step.flatMap { $0 > 0 ? Int((span / Double($0)).rounded()) : nil }
    (self.label, self.least, self.most, self.editing) = (label, least, most, editing)
  }

  /// The track between its labels, 28 points high.
  public var body: some View {
    HStack {
      least
      GeometryReader { geometry in
        let room = max(geometry.size.width - 28, 1)
        ZStack(alignment: .leading) {
          Capsule(style: .circular).fill(ControlColor.track).frame(height: 4)
          Capsule(style: .circular).fill(Color.accentColor)
            .frame(width: 14 + room * position.wrappedValue, height: 4)
          Circle().fill(Color.white).frame(width: 28, height: 28)
            .shadow(color: .black.opacity(0.25), radius: 3, y: 1)
            .padding(.leading, room * position.wrappedValue)
        }
        .frame(maxHeight: .infinity)
        .contentShape(Rectangle())
        .gesture(
          DragGesture(minimumDistance: 0)
            .onChanged {
              editing(true)
              move(to: ($0.location.x - 14) / room)
            }
            .onEnded { _ in editing(false) })
      }
      .frame(height: 28)
      most
    }
  }

  private func move(to fraction: Double) {
    let inside = min(max(fraction, 0), 1)
    position.wrappedValue = steps.map { (inside * Double($0)).rounded() / Double($0) } ?? inside
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// A track along `bounds`.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step: nil, label: EmptyView(), least: EmptyView(), most: EmptyView(),
      editing: onEditingChanged)
  }
  /// A track along `bounds` in steps.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step: V(step), label: EmptyView(), least: EmptyView(), most: EmptyView(),
      editing: onEditingChanged)
  }
}

extension Slider where ValueLabel == EmptyView {
  /// A track along `bounds`, whose label is not shown.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step: nil, label: label(), least: EmptyView(), most: EmptyView(),
      editing: onEditingChanged)
  }
}

extension Slider {
  /// A track along `bounds` between two labels; the first label is not shown.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step: nil, label: label(), least: minimumValueLabel(),
      most: maximumValueLabel(), editing: onEditingChanged)
  }
}

extension Slider {
  /// A track along `bounds` in steps between two labels; the first label is not shown.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride,
    @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step: V(step), label: label(), least: minimumValueLabel(),
      most: maximumValueLabel(), editing: onEditingChanged)
  }
}

extension Slider where ValueLabel == EmptyView {
  /// A track along `bounds` in steps, whose label is not shown.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step: V(step), label: label(), least: EmptyView(), most: EmptyView(),
      editing: onEditingChanged)
  }
}
