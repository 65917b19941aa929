// inbetween: wait 0.3; drag "hue" 120,0 1; wait 0.4; drag "hue" -60,0 0.6; wait 0.4
import SwiftUI

/// A circle whose colour and size follow a slider.
struct SliderColor: View {
  @State private var hue = 0.2

  var body: some View {
    VStack(spacing: 24) {
      Circle()
        .fill(Color(hue: hue, saturation: 0.9, brightness: 0.9))
        .frame(width: 60 + hue * 90, height: 60 + hue * 90)
        .frame(width: 150, height: 150)
      Slider(value: $hue, in: 0...1)
        .tint(Color(hue: hue, saturation: 0.9, brightness: 0.9))
        .accessibilityIdentifier("hue")
    }
    .frame(width: 240)
    .padding(30)
  }
}

#Preview {
  SliderColor()
}
