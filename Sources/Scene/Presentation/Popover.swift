public import Foundation
import Geometry
public import Motion

/// Where a popover's arrow points; here popovers have none.
public enum PopoverAttachmentAnchor {
  /// At a part of a rectangle.
  case rect(Anchor<CGRect>)
  /// At a point of the view.
  case point(UnitPoint)
}

/// A card beside what it belongs to.
private nonisolated struct PopoverCard<Content: View>: View {
  let content: Content
  let anchor: Element
  let leave: () -> Void

  var body: some View {
    PresentationShade(opacity: 0, leave: leave)
    content
      .background(ControlColor.dialog)
      .clipShape(RoundedRectangle(cornerRadius: 13))
      .shadow(color: .black.opacity(0.25), radius: 30)
      .modifier(BesideModifier(anchor: anchor))
      .transition(.scale(scale: 0.8).combined(with: .opacity).animation(PresentationMotion.pop))
  }
}

/// Shows a card beside its content while it is wanted.
private struct PopoverModifier<Content: View>: PrimitiveModifier {
  let isPresented: Binding<Bool>
  let view: () -> Content

  func evaluate(content: @escaping _ContentEvaluator, in inputs: _ViewInputs) -> _ViewElements {
    let elements = content(inputs)
    guard isPresented.wrappedValue, let anchor = elements.items.first else { return elements }
    let leave = { isPresented.wrappedValue = false }
    var inner = inputs
    inner.environment.dismissal = .leaving(leave)
    inputs.graph.presentations.show(
      PopoverCard(content: view(), anchor: anchor, leave: leave), key: inputs.node.number,
      in: inner)
    return elements
  }
}

extension View {
  /// Shows a card beside the view while `isPresented`; a tap outside leaves.
  nonisolated public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .point(.center),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View { modifier(PopoverModifier(isPresented: isPresented, view: content)) }

  /// Shows a card for `item` beside the view while there is one; a tap outside leaves.
  nonisolated public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .point(.center),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    let isPresented = Binding(
      get: { item.wrappedValue != nil }, set: { if !$0 { item.wrappedValue = nil } })
    return modifier(
      PopoverModifier(isPresented: isPresented) { item.wrappedValue.map(content) })
  }

  /// Slides a card with `content` in from below while `isPresented`, as on a phone.
  nonisolated public func inspector<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> V
  ) -> some View { sheet(isPresented: isPresented, content: content) }

  /// The view as it is: an inspector is as wide as the stage.
  nonisolated public func inspectorColumnWidth(_ width: CGFloat) -> some View { self }

  /// The view as it is: an inspector is as wide as the stage.
  nonisolated public func inspectorColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View { self }
}
