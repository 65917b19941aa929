import SwiftUI

struct CountingText: View, Animatable {
  var number: Double

  var animatableData: Double {
    get { number }
    set { number = newValue }
  }

  var body: some View {
    Text(number, format: .number.precision(.fractionLength(0)))
      .font(.system(size: 64, weight: .bold))
      .monospacedDigit()
  }
}

/// A number that counts up because its view is animatable.
struct CountUp: View {
  @State private var number = 0.0

  var body: some View {
    VStack {
      CountingText(number: number)
      Text("frames drawn")
        .textCase(.uppercase)
        .tracking(4)
        .font(.footnote)
        .foregroundStyle(.secondary)
    }
    .frame(width: 280, height: 160)
    .onAppear {
      withAnimation(.easeOut(duration: 2)) { number = 4_800 }
    }
  }
}

struct CountUp_Previews: PreviewProvider {
  static var previews: some View {
    CountUp()
  }
}
