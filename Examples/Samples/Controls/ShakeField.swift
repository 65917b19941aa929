import SwiftUI

/// A field that shakes its head over a wrong password.
struct ShakeEffect: GeometryEffect {
  var shakes: CGFloat

  var animatableData: CGFloat {
    get { shakes }
    set { shakes = newValue }
  }

  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(translationX: 10 * sin(shakes * .pi * 4), y: 0))
  }
}

struct ShakeField: View {
  @State private var attempts = 0

  var body: some View {
    VStack(spacing: 20) {
      HStack {
        Image(systemName: "lock")
        Text("••••••").tracking(4)
        Spacer()
      }
      .padding()
      .frame(width: 240)
      .overlay(
        RoundedRectangle(cornerRadius: 10).stroke(attempts > 0 ? .red : .gray, lineWidth: 1.5)
      )
      .modifier(ShakeEffect(shakes: CGFloat(attempts)))
      Button("Unlock") {
        withAnimation(.default) { attempts += 1 }
      }
    }
    .padding(30)
  }
}

struct ShakeField_Previews: PreviewProvider {
  static var previews: some View {
    ShakeField()
  }
}
