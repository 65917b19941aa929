import Foundation
import Geometry
import Motion

/// How a presentation comes and goes.
enum PresentationMotion {
  /// The way of a sheet, a cover or a page.
  static let slide = Animation.spring(response: 0.5, dampingFraction: 1)
  /// The way of an alert, a menu or a popover.
  static let pop = Animation.easeOut(duration: 0.2)
}

/// A shade over what lies below a presentation; a tap on it may leave.
nonisolated struct PresentationShade: View {
  let opacity: Double
  var leave: (() -> Void)?

  var body: some View {
    Color.black.opacity(opacity).contentShape(Rectangle())
      .gesture(TapGesture().onEnded { leave?() })
      .layoutValue(key: PresentationPlaceKey.self, value: .center)
      .transition(.opacity.animation(.easeInOut(duration: 0.3)))
  }
}

/// A card that slides in from below.
nonisolated struct SheetView<Content: View>: View {
  let content: Content
  let isCover: Bool
  let dismiss: () -> Void
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    if isCover {
      SheetCard(content: content, isCover: true)
        .layoutValue(key: PresentationPlaceKey.self, value: .bottom)
        .transition(.move(edge: .bottom).animation(PresentationMotion.slide))
    } else {
      PresentationShade(opacity: colorScheme == .dark ? 0.48 : 0.2)
      SheetCard(content: content, isCover: false)
        .layoutValue(key: PresentationPlaceKey.self, value: .bottom)
        .transition(.move(edge: .bottom).animation(PresentationMotion.slide))
    }
  }
}

/// The card of a sheet, as high as its content asks for, or the whole stage for a cover.
struct SheetCard<Content: View>: PrimitiveView {
  let content: Content
  let isCover: Bool

  /// The distance of a large sheet from the stage's upper side, in points.
  private static var inset: CGFloat { 10 }

  func evaluate(in inputs: _ViewInputs) -> _ViewElements {
    let inside = inputs.container(
      of: inputs.evaluate(content, at: 0), at: 1, rule: StackRule(axis: .vertical))
    let options = inside.preference(PresentationOptionsKey.self) ?? PresentationOptions()
    let stage = inputs.graph.proposal
    let height = isCover ? stage.height : options.height(in: stage, inset: Self.inset)
    let radius = isCover ? 0 : options.cornerRadius ?? 10
    let ground =
      options.background ?? AnyShapeStyle(isCover ? ControlColor.ground : ControlColor.raised)
    let view = PlaceholderContentView<Void> { _ in [_ViewElement(element: inside)] }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .overlay(alignment: .top) {
        if options.showsIndicator, !isCover {
          Capsule(style: .circular).fill(Color.gray.opacity(0.6)).frame(width: 36, height: 5)
            .padding(.top, 5)
        }
      }
      .frame(width: stage.width, height: height)
      .background {
        UnevenRoundedRectangle(topLeadingRadius: radius, topTrailingRadius: radius).fill(ground)
      }
      .clipShape(UnevenRoundedRectangle(topLeadingRadius: radius, topTrailingRadius: radius))
      .contentShape(Rectangle())
    var outer = inputs.child(2, SheetCard.self)
    outer.isFresh = true
    return outer.evaluate(view)
  }
}

/// Asks for a presentation while it is wanted.
struct PresentationModifier<Presented: View>: PrimitiveModifier {
  /// What is to be shown now, with the way to leave it.
  let presented: () -> (key: AnyHashable, view: Presented, leave: () -> Void)?
  var onDismiss: (() -> Void)?

  func evaluate(content: @escaping _ContentEvaluator, in inputs: _ViewInputs) -> _ViewElements {
    let elements = content(inputs)
    let memory = inputs.node.memory { LastValue(false) }
    guard let presented = presented() else {
      if memory.value, let onDismiss { inputs.graph.whenUpdated(onDismiss) }
      memory.value = false
      return elements
    }
    memory.value = true
    var inner = inputs
    inner.environment.dismissal = .leaving(presented.leave)
    let key = PresentationKey(number: inputs.node.number, value: presented.key)
    inputs.graph.presentations.show(presented.view, key: key, in: inner)
    return elements
  }
}

private struct PresentationKey: Hashable {
  let number: Int
  let value: AnyHashable
}

extension View {
  /// Asks for `view` over everything else while `isPresented`.
  nonisolated func presenting<V: View>(
    _ isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    _ view: @escaping (_ leave: @escaping () -> Void) -> V
  ) -> some View {
    modifier(
      PresentationModifier<V>(
        presented: {
          guard isPresented.wrappedValue else { return nil }
          let leave = { isPresented.wrappedValue = false }
          return (AnyHashable(0), view(leave), leave)
        }, onDismiss: onDismiss))
  }

  /// Asks for a view of the item over everything else while there is one.
  nonisolated func presenting<Item: Identifiable, V: View>(
    _ item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    _ view: @escaping (Item, _ leave: @escaping () -> Void) -> V
  ) -> some View {
    modifier(
      PresentationModifier<V>(
        presented: {
          guard let value = item.wrappedValue else { return nil }
          let leave = { item.wrappedValue = nil }
          return (AnyHashable(value.id), view(value, leave), leave)
        }, onDismiss: onDismiss))
  }

  /// Slides a card in from below while `isPresented`.
  nonisolated public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presenting(isPresented, onDismiss: onDismiss) { leave in
      SheetView(content: content(), isCover: false, dismiss: leave)
    }
  }

  /// Slides a card for `item` in from below while there is one.
  nonisolated public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presenting(item, onDismiss: onDismiss) { item, leave in
      SheetView(content: content(item), isCover: false, dismiss: leave)
    }
  }

  /// Slides a view over the whole stage while `isPresented`.
  nonisolated public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presenting(isPresented, onDismiss: onDismiss) { leave in
      SheetView(content: content(), isCover: true, dismiss: leave)
    }
  }

  /// Slides a view for `item` over the whole stage while there is one.
  nonisolated public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presenting(item, onDismiss: onDismiss) { item, leave in
      SheetView(content: content(item), isCover: true, dismiss: leave)
    }
  }
}
