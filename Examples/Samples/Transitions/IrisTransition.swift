import SwiftUI

struct IrisShape: Shape {
  var opening: CGFloat

  var animatableData: CGFloat {
    get { opening }
    set { opening = newValue }
  }

  func path(in rect: CGRect) -> Path {
    let radius = hypot(rect.width, rect.height) / 2 * opening
    return Path(
      ellipseIn: CGRect(
        x: rect.midX - radius, y: rect.midY - radius, width: radius * 2, height: radius * 2))
  }
}

struct IrisModifier: ViewModifier {
  let opening: CGFloat

  func body(content: Content) -> some View {
    content.clipShape(IrisShape(opening: opening))
  }
}

extension AnyTransition {
  static var iris: AnyTransition {
    .modifier(active: IrisModifier(opening: 0), identity: IrisModifier(opening: 1))
  }
}

/// A scene that opens through a round iris.
struct IrisTransition: View {
  @State private var isShown = false

  var body: some View {
    ZStack {
      Color.black
      if isShown {
        LinearGradient(colors: [.orange, .pink], startPoint: .top, endPoint: .bottom)
          .overlay(Text("Act one").font(.title).foregroundColor(.white))
          .transition(.iris)
      }
    }
    .frame(width: 280, height: 200)
    .onTapGesture {
      withAnimation(.easeInOut(duration: 0.8)) { isShown.toggle() }
    }
  }
}

struct IrisTransition_Previews: PreviewProvider {
  static var previews: some View {
    IrisTransition()
  }
}
