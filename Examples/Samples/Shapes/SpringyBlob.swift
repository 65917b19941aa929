import SwiftUI

/// A blob whose eight handles breathe by an array of animatable pairs.
struct Blob: Shape {
  var left: AnimatablePair<CGFloat, CGFloat>
  var right: AnimatablePair<CGFloat, CGFloat>

  var animatableData:
    AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>>
  {
    get { AnimatablePair(left, right) }
    set {
      left = newValue.first
      right = newValue.second
    }
  }

  func path(in rect: CGRect) -> Path {
    var path = Path()
    let w = rect.width
    let h = rect.height
    path.move(to: CGPoint(x: w / 2, y: 0))
    path.addCurve(
      to: CGPoint(x: w, y: h / 2), control1: CGPoint(x: w * left.first, y: 0),
      control2: CGPoint(x: w, y: h * left.second))
    path.addCurve(
      to: CGPoint(x: w / 2, y: h), control1: CGPoint(x: w, y: h * right.first),
      control2: CGPoint(x: w * right.second, y: h))
    path.addCurve(
      to: CGPoint(x: 0, y: h / 2), control1: CGPoint(x: w * (1 - left.first), y: h),
      control2: CGPoint(x: 0, y: h * (1 - left.second)))
    path.addCurve(
      to: CGPoint(x: w / 2, y: 0), control1: CGPoint(x: 0, y: h * (1 - right.first)),
      control2: CGPoint(x: w * (1 - right.second), y: 0))
    return path
  }
}

struct SpringyBlob: View {
  @State private var isOdd = false

  var body: some View {
    Blob(
      left: isOdd ? AnimatablePair(0.95, 0.1) : AnimatablePair(0.6, 0.4),
      right: isOdd ? AnimatablePair(0.65, 0.9) : AnimatablePair(0.95, 0.6)
    )
    .fill(
      LinearGradient(colors: [.pink, .orange], startPoint: .topLeading, endPoint: .bottomTrailing)
    )
    .frame(width: 200, height: 200)
    .padding(30)
    .onTapGesture {
      withAnimation(.spring(response: 0.7, dampingFraction: 0.35, blendDuration: 0)) {
        isOdd.toggle()
      }
    }
  }
}

struct SpringyBlob_Previews: PreviewProvider {
  static var previews: some View {
    SpringyBlob()
  }
}
