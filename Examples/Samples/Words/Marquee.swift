import SwiftUI

/// A headline that runs through its window for ever.
struct Marquee: View {
  @State private var runs = false
  private let headline = "Cubic curves stay cubic  •  Springs overshoot  •  Frames are exact  •  "

  var body: some View {
    HStack(spacing: 0) {
      Text(headline).fixedSize()
      Text(headline).fixedSize()
    }
    .font(.headline)
    .foregroundStyle(.white)
    .offset(x: runs ? -540 : 0)
    .frame(width: 320, height: 44, alignment: .leading)
    .background(Color.red)
    .clipped()
    .padding(20)
    .onAppear {
      withAnimation(.linear(duration: 6).repeatForever(autoreverses: false)) { runs = true }
    }
  }
}

#Preview {
  Marquee()
}
