import SwiftUI

/// Two legs that swing against each other while the road runs below.
struct WalkingLegs: View {
  @State private var step = false

  var body: some View {
    VStack(spacing: 0) {
      Circle().fill(.brown).frame(width: 46, height: 46)
      RoundedRectangle(cornerRadius: 14).fill(.blue).frame(width: 44, height: 70)
      ZStack(alignment: .top) {
        leg(step ? 28 : -28)
        leg(step ? -28 : 28)
      }
      Line()
        .stroke(style: StrokeStyle(lineWidth: 4, dash: [18, 12], dashPhase: step ? 60 : 0))
        .foregroundColor(.gray)
        .frame(width: 220, height: 4)
    }
    .padding(24)
    .onAppear {
      withAnimation(.easeInOut(duration: 0.5).repeatForever()) { step = true }
    }
  }

  private func leg(_ degrees: Double) -> some View {
    Capsule()
      .fill(Color(.darkGray))
      .frame(width: 16, height: 76)
      .rotationEffect(.degrees(degrees), anchor: .top)
  }
}

struct Line: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.midY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
    }
  }
}

#Preview {
  WalkingLegs()
}
