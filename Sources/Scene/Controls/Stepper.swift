import Foundation
import Geometry

/// Two buttons, less and more, beside a label; together they are 94 × 32 points.
public struct Stepper<Label: View>: View {
  private let label: Label
  private let increment: (() -> Void)?
  private let decrement: (() -> Void)?

  /// The label before the buttons.
  public var body: some View {
    ControlRow(label: label, value: StepperButtons(increment: increment, decrement: decrement))
  }

  /// A stepper that runs the actions; one that is `nil` cannot be tapped.
  public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { (self.label, increment, decrement) = (label(), onIncrement, onDecrement) }

  /// A stepper of `value`.
  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: label, onIncrement: { value.wrappedValue = value.wrappedValue.advanced(by: step) },
      onDecrement: { value.wrappedValue = value.wrappedValue.advanced(by: -step) })
  }

  /// A stepper of `value` between `bounds`.
  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    let present = value.wrappedValue
    self.init(
      label: label,
      onIncrement: present < bounds.upperBound
        ? { value.wrappedValue = min(present.advanced(by: step), bounds.upperBound) } : nil,
      onDecrement: present > bounds.lowerBound
        ? { value.wrappedValue = max(present.advanced(by: -step), bounds.lowerBound) } : nil)
  }
}

extension Stepper where Label == Text {
  /// A stepper with the words of `titleKey`.
  public init(
    _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(titleKey) }, onIncrement: onIncrement, onDecrement: onDecrement)
  }

  /// A stepper of `value` with the words of `titleKey`.
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(value: value, step: step) { Text(titleKey) } }

  /// A stepper of `value` with `title`.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(value: value, step: step) { Text(title) } }

  /// A stepper of `value` between `bounds` with the words of `titleKey`.
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>,
    step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(value: value, in: bounds, step: step) { Text(titleKey) } }

  /// A stepper of `value` between `bounds` with `title`.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(value: value, in: bounds, step: step) { Text(title) } }
}

/// The buttons on their common field.
private nonisolated struct StepperButtons: View {
  let increment: (() -> Void)?
  let decrement: (() -> Void)?

  private func button(_ name: String, _ action: (() -> Void)?, isMore: Bool) -> some View {
    ZStack {
      RoundedRectangle(cornerRadius: 1).frame(width: 14, height: 2)
      if isMore { RoundedRectangle(cornerRadius: 1).frame(width: 2, height: 14) }
    }
    .foregroundStyle(Color.primary.opacity(action == nil ? 0.3 : 1))
    .frame(width: 46.5, height: 32)
    .contentShape(Rectangle())
    .accessibilityLabel(name)
    .onTapGesture { action?() }
    .disabled(action == nil)
  }

  var body: some View {
    HStack(spacing: 0) {
      button("Decrement", decrement, isMore: false)
      Rectangle().fill(ControlColor.separator).frame(width: 1, height: 18)
      button("Increment", increment, isMore: true)
    }
    .background(ControlColor.fill, in: RoundedRectangle(cornerRadius: 8))
  }
}
