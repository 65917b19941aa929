import Foundation
import Geometry
import Motion

/// A choice of one of several views, each known by its `tag`, or by its item's identity in a `ForEach`.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: PrimitiveView {
  private let selection: Binding<SelectionValue>
  private let content: Content
  private let label: Label

  /// A choice among the views of `content`.
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) { (self.selection, self.content, self.label) = (selection, content(), label()) }

  package func evaluate(in inputs: _ViewInputs) -> _ViewElements {
    let look = inputs.environment.pickerLook
    var inner = inputs
    switch look {
    case .segmented: inner.environment.font = .system(size: 13, weight: .medium)
    case .wheel: inner.environment.font = .system(size: 21)
    case .automatic, .menu:
      inner.environment.foregroundStyle = AnyShapeStyle(TintShapeStyle())
    case .navigationLink:
      inner.environment.foregroundStyle = AnyShapeStyle(Color.secondary)
    case .inline: break
    }
    inner.environment.isInList = false
    let choice = choice(of: inner.evaluate(content, at: 0).items)
    var outer = inputs.child(1, Picker.self)
    outer.isFresh = true
    switch look {
    case .automatic, .menu:
      // The menu shows the options once more, in the colour of words.
      inner.environment.foregroundStyle = nil
      let rows = self.choice(of: inner.evaluate(content, at: 2).items)
      let button = MenuPicker(choice: choice, rows: rows)
      return inputs.environment.isInList
        ? outer.evaluate(ControlRow(label: label, value: button)) : outer.evaluate(button)
    case .segmented: return outer.evaluate(SegmentedPicker(choice: choice))
    case .inline: return outer.evaluate(InlinePicker(choice: choice))
    case .wheel: return outer.evaluate(WheelPicker(choice: choice))
    case .navigationLink:
      return outer.evaluate(ControlRow(label: label, value: choice.shown(choice.selected)))
    }
  }

  private func choice(of elements: [Element]) -> PickerChoice {
    let options = elements.filter { !$0.isLeaving }
    // Read at once: the rows of the picker are items of their own.
    let tags = options.map { $0.traits.tag ?? $0.innermost.itemID }
    let selection = selection
    return PickerChoice(
      options: options,
      selected: tags.firstIndex { PickerChoice.means($0, selection.wrappedValue) },
      select: { index in
        let tag = tags[index]
        if let value = tag?.base as? SelectionValue {
          selection.wrappedValue = value
        } else if let value = tag.flatMap({ PickerChoice.optional($0, as: SelectionValue.self) }) {
          selection.wrappedValue = value
        }
      })
  }
}

extension Picker where Label == Text {
  /// A choice with the words of `titleKey`.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) { self.init(selection: selection, content: content) { Text(titleKey) } }

  /// A choice with `title`.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) { self.init(selection: selection, content: content) { Text(title) } }
}

extension Picker {
  /// A choice with `label`.
  public init(
    selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
  ) { self.init(selection: selection, content: content) { label } }
}

/// What can be chosen, what is, and the way to choose.
struct PickerChoice {
  let options: [Element]
  let selected: Int?
  let select: (Int) -> Void

  /// Whether `tag` stands for `value`, which may be optional where the tag is not.
  static func means<V: Hashable>(_ tag: AnyHashable?, _ value: V) -> Bool {
    guard let tag else { return false }
    if let own = tag.base as? V { return own == value }
    return tag == AnyHashable(value)
  }

  /// The tag as a value of the selection's optional type.
  static func optional<V>(_ tag: AnyHashable, as type: V.Type) -> V? { tag.base as Any as? V }

  /// The view of one option, or nothing.
  func shown(_ index: Int?) -> PlaceholderContentView<Void> {
    let elements = index.map { [options[$0]] } ?? []
    return PlaceholderContentView<Void> { _ in _ViewElements(elements) }
  }
}

/// The options beside each other, 32 points high, the chosen one on a field that slides.
private nonisolated struct SegmentedPicker: View {
  let choice: PickerChoice

  var body: some View {
    HStack(spacing: 0) {
      ForEach(choice.options.indices, id: \.self) { index in
        choice.shown(index)
          .frame(maxWidth: .infinity, minHeight: 28)
          .padding(.horizontal, 4)
          .contentShape(Rectangle())
          .onTapGesture { choice.select(index) }
      }
    }
    .background {
      GeometryReader { geometry in
        if let selected = choice.selected, !choice.options.isEmpty {
          let width = geometry.size.width / CGFloat(choice.options.count)
          RoundedRectangle(cornerRadius: 7).fill(ControlColor.segment)
            .shadow(color: .black.opacity(0.12), radius: 3, y: 2)
            .frame(width: width, height: geometry.size.height)
            .offset(x: width * CGFloat(selected))
            .animation(.easeInOut(duration: 0.25), value: selected)
        }
      }
    }
    .padding(2)
    .background(ControlColor.fill, in: RoundedRectangle(cornerRadius: 9))
  }
}

/// The chosen option with two arrows; a tap opens a menu with all of them.
///
/// The label shows in lists only.
private nonisolated struct MenuPicker: View {
  let choice: PickerChoice
  let rows: PickerChoice

  var body: some View {
    MenuButton {
      ForEach(rows.options.indices, id: \.self) { index in
        Button(action: onMainAction { rows.select(index) }) {
          HStack {
            Tick().drawn.opacity(index == rows.selected ? 1 : 0)
            rows.shown(index)
            Spacer()
          }
        }
      }
    } label: {
      HStack(spacing: 4) {
        choice.shown(choice.selected)
        UpDownChevrons().foregroundStyle(Color.accentColor)
      }
    }
  }
}

/// All options below each other, a tick at the chosen one.
private nonisolated struct InlinePicker: View {
  let choice: PickerChoice

  var body: some View {
    ForEach(choice.options.indices, id: \.self) { index in
      HStack {
        choice.shown(index)
        Spacer()
        Tick().drawn.foregroundStyle(Color.accentColor).opacity(index == choice.selected ? 1 : 0)
      }
      .contentShape(Rectangle())
      .onTapGesture { choice.select(index) }
    }
  }
}

/// Options on a wheel of 216 points, of which the chosen one stands in the middle; a tap on another
/// one turns it there.
private nonisolated struct WheelPicker: View {
  let choice: PickerChoice

  var body: some View {
    ZStack {
      RoundedRectangle(cornerRadius: 8).fill(ControlColor.fill).frame(height: 32)
        .padding(.horizontal, 9)
      ForEach(choice.options.indices, id: \.self) { index in
        choice.shown(index)
          .frame(maxWidth: .infinity, minHeight: 32, maxHeight: 32)
          .contentShape(Rectangle())
          .onTapGesture { choice.select(index) }
          .modifier(WheelRow(distance: Double(index - (choice.selected ?? 0))))
      }
    }
    .frame(minWidth: 0, idealWidth: 320, maxWidth: .infinity)
    .frame(height: 216)
    .clipped()
    .animation(.easeInOut(duration: 0.3), value: choice.selected)
  }
}

/// A row on a cylinder of 105 points' radius, `distance` rows from the middle.
private nonisolated struct WheelRow: GeometryEffect {
  var distance: Double

  var animatableData: Double {
    get { distance }
    set { distance = newValue }
  }

  func effectValue(size: CGSize) -> ProjectionTransform {
    let angle = min(max(distance * 32 / 105, -.pi / 2), .pi / 2)
    let scale = max(cos(angle), 0.0001)
    return ProjectionTransform(
      CGAffineTransform(translationX: 0, y: 105 * sin(angle))
        .translatedBy(x: size.width / 2, y: size.height / 2).scaledBy(x: 1, y: scale)
        .translatedBy(x: -size.width / 2, y: -size.height / 2))
  }
}

/// How a picker is drawn.
public enum _PickerLook: Hashable, Sendable {
  case automatic, menu, segmented, inline, wheel, navigationLink
}

/// How pickers look.
public protocol PickerStyle: Sendable {
  /// How a picker is drawn. Not for users.
  var _look: _PickerLook { get }
}

/// A menu.
public struct DefaultPickerStyle: PickerStyle {
  /// A menu.
  public init() {}
  /// A menu.
  public var _look: _PickerLook { .automatic }
}

/// A menu.
public struct MenuPickerStyle: PickerStyle {
  /// A menu.
  public init() {}
  /// A menu.
  public var _look: _PickerLook { .menu }
}

/// Options beside each other.
public struct SegmentedPickerStyle: PickerStyle {
  /// Options beside each other.
  public init() {}
  /// Options beside each other.
  public var _look: _PickerLook { .segmented }
}

/// Options below each other.
public struct InlinePickerStyle: PickerStyle {
  /// Options below each other.
  public init() {}
  /// Options below each other.
  public var _look: _PickerLook { .inline }
}

/// Options on a wheel.
public struct WheelPickerStyle: PickerStyle {
  /// Options on a wheel.
  public init() {}
  /// Options on a wheel.
  public var _look: _PickerLook { .wheel }
}

/// The chosen option alone: it does not open a page of its own.
public struct NavigationLinkPickerStyle: PickerStyle {
  /// The chosen option alone.
  public init() {}
  /// The chosen option alone.
  public var _look: _PickerLook { .navigationLink }
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// A menu.
  public static var automatic: DefaultPickerStyle { .init() }
}

extension PickerStyle where Self == MenuPickerStyle {
  /// A menu.
  public static var menu: MenuPickerStyle { .init() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
  /// Options beside each other.
  public static var segmented: SegmentedPickerStyle { .init() }
  /// Options beside each other.
  public static var palette: SegmentedPickerStyle { .init() }
}

extension PickerStyle where Self == InlinePickerStyle {
  /// Options below each other.
  public static var inline: InlinePickerStyle { .init() }
}

extension PickerStyle where Self == WheelPickerStyle {
  /// Options on a wheel.
  public static var wheel: WheelPickerStyle { .init() }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// The chosen option alone.
  public static var navigationLink: NavigationLinkPickerStyle { .init() }
}

private enum PickerLookKey: EnvironmentKey {
  static var defaultValue: _PickerLook { .automatic }
}

extension EnvironmentValues {
  /// How pickers are drawn here.
  var pickerLook: _PickerLook {
    get { self[PickerLookKey.self] }
    set { self[PickerLookKey.self] = newValue }
  }
}

extension View {
  /// Sets how pickers look.
  nonisolated public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    environment(\.pickerLook, style._look)
  }
}
