import SwiftUI

/// A gradient that slides behind the letters that mask it.
struct GradientWords: View {
  @State private var slides = false

  var body: some View {
    LinearGradient(
      colors: [.red, .orange, .yellow, .green, .blue, .purple, .red], startPoint: .leading,
      endPoint: .trailing
    )
    .frame(width: 640)
    .offset(x: slides ? -160 : 160)
    .mask {
      Text("Rainbow")
        .font(.system(size: 64, weight: .black))
    }
    .frame(width: 330, height: 110)
    .clipped()
    .onAppear {
      withAnimation(.linear(duration: 2).repeatForever(autoreverses: true)) { slides = true }
    }
  }
}

#Preview {
  GradientWords()
}
