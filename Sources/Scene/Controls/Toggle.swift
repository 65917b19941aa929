import Foundation
import Geometry
import Motion

/// A switch with a label, which a tap turns over.
public struct Toggle<Label: View>: View {
  @Binding private var isOn: Bool
  private let label: Label

  /// A switch that shows and changes `isOn`.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    _isOn = isOn
    self.label = label()
  }

  /// The label, and the switch at the trailing side.
  public var body: some View {
    HStack {
      label
      Spacer()
      Capsule(style: .circular)
        .fill(
          isOn ? AnyShapeStyle(TintShapeStyle.switchColor) : AnyShapeStyle(Color.gray.opacity(0.3))
        )
        .frame(width: 51, height: 31)
        .overlay(alignment: isOn ? .trailing : .leading) {
          Circle().fill(Color.white).padding(2)
            .shadow(color: .black.opacity(0.15), radius: 3, y: 2)
        }
        .animation(.easeInOut(duration: 0.2), value: isOn)
        .onTapGesture { isOn.toggle() }
    }
  }
}

extension Toggle where Label == Text {
  /// A switch with the words of `titleKey`.
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }
  /// A switch with `title`.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

extension TintShapeStyle {
  /// The colour of a switch that is on: green, unless a tint is set.
  fileprivate static var switchColor: SwitchColor { SwitchColor() }
}

private struct SwitchColor: ShapeStyle {
  func _paint(in environment: EnvironmentValues) -> _StylePaint {
    (environment.tint ?? .green)._paint(in: environment)
  }
}
