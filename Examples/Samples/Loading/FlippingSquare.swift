import SwiftUI

/// A square that flips over its horizontal and its vertical axis by turns.
struct FlippingSquare: View {
  @State private var degrees: (x: Double, y: Double) = (0, 0)
  let timer = Timer.publish(every: 0.8, on: .main, in: .common).autoconnect()
  @State private var step = 0

  var body: some View {
    RoundedRectangle(cornerRadius: 12)
      .fill(Color.indigo.gradient)
      .frame(width: 90, height: 90)
      .rotation3DEffect(.degrees(degrees.x), axis: (x: 1, y: 0, z: 0))
      .rotation3DEffect(.degrees(degrees.y), axis: (x: 0, y: 1, z: 0))
      .padding(50)
      .onReceive(timer) { _ in
        withAnimation(.easeInOut(duration: 0.6)) {
          if step.isMultiple(of: 2) { degrees.x += 180 } else { degrees.y += 180 }
          step += 1
        }
      }
  }
}

struct FlippingSquare_Previews: PreviewProvider {
  static var previews: some View {
    FlippingSquare()
  }
}
