import SwiftUI

/// Bubbles that rise through each other, with a blend of their own.
struct Bubbles: View {
  @State private var rises = false

  var body: some View {
    GeometryReader { geometry in
      ZStack {
        ForEach(0..<14) { index in
          let size = CGFloat(24 + (index * 37) % 50)
          Circle()
            .fill(Color(hue: Double(index) / 14, saturation: 0.6, brightness: 1).opacity(0.7))
            .frame(width: size, height: size)
            .position(
              x: geometry.size.width * CGFloat((index * 29) % 100) / 100,
              y: rises ? -size : geometry.size.height + size
            )
            .blendMode(.multiply)
            .animation(
              .linear(duration: 2.5 + Double(index % 5) * 0.5)
                .repeatForever(autoreverses: false)
                .delay(Double(index) * 0.25), value: rises)
        }
      }
      .onAppear { rises = true }
    }
    .frame(width: 280, height: 320)
    .clipped()
  }
}

#Preview {
  Bubbles()
}
