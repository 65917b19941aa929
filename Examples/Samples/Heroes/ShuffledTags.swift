import SwiftUI

/// Tags that fly to their new places when the list is shuffled.
struct ShuffledTags: View {
  @State private var tags = ["path", "curve", "spring", "ease", "stroke", "morph"]
  @Namespace private var space

  var body: some View {
    VStack(spacing: 20) {
      LazyVGrid(columns: Array(repeating: GridItem(.flexible()), count: 3), spacing: 12) {
        ForEach(tags, id: \.self) { tag in
          Text(tag)
            .font(.callout)
            .padding(.horizontal, 14)
            .padding(.vertical, 8)
            .background(Capsule().fill(Color.mint.opacity(0.4)))
            .matchedGeometryEffect(id: tag, in: space)
        }
      }
      Button("Shuffle") {
        withAnimation(.spring(response: 0.7, dampingFraction: 0.7)) { tags.shuffle() }
      }
      .buttonStyle(.bordered)
    }
    .padding()
    .frame(width: 320)
  }
}

struct ShuffledTags_Previews: PreviewProvider {
  static var previews: some View {
    ShuffledTags()
  }
}
