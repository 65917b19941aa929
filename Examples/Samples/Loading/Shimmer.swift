import SwiftUI

/// Grey lines that stand for text to come, with a light that sweeps over them.
struct Shimmer: ViewModifier {
  @State private var phase: CGFloat = -1

  func body(content: Content) -> some View {
    content
      .overlay(
        GeometryReader { geometry in
          LinearGradient(
            gradient: Gradient(colors: [.white.opacity(0), .white.opacity(0.8), .white.opacity(0)]),
            startPoint: .leading, endPoint: .trailing
          )
          .frame(width: geometry.size.width)
          .offset(x: phase * geometry.size.width)
        }
      )
      .clipped()
      .onAppear {
        withAnimation(.linear(duration: 1.4).repeatForever(autoreverses: false)) {
          phase = 1
        }
      }
  }
}

struct SkeletonRow: View {
  var body: some View {
    HStack(spacing: 12) {
      Circle().frame(width: 48, height: 48)
      VStack(alignment: .leading, spacing: 8) {
        RoundedRectangle(cornerRadius: 4).frame(width: 160, height: 12)
        RoundedRectangle(cornerRadius: 4).frame(width: 110, height: 12)
      }
    }
    .foregroundColor(Color(.systemGray4))
    .modifier(Shimmer())
  }
}

struct SkeletonList: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 20) {
      ForEach(0..<4, id: \.self) { _ in
        SkeletonRow()
      }
    }
    .padding()
  }
}

struct SkeletonList_Previews: PreviewProvider {
  static var previews: some View {
    SkeletonList()
      .previewLayout(.sizeThatFits)
  }
}
