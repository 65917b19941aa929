import SwiftUI

/// A heart that swells, fills and throws small circles when it is liked.
struct LikeHeart: View {
  @State private var isLiked = false

  var body: some View {
    ZStack {
      ForEach(0..<8) { index in
        Circle()
          .fill(index.isMultiple(of: 2) ? Color.pink : Color.orange)
          .frame(width: 8, height: 8)
          .offset(y: isLiked ? -62 : -20)
          .scaleEffect(isLiked ? 0.01 : 1)
          .opacity(isLiked ? 1 : 0)
          .rotationEffect(.degrees(Double(index) * 45))
      }
      Image(systemName: isLiked ? "heart.fill" : "heart")
        .font(.system(size: 60))
        .foregroundColor(isLiked ? .pink : .gray)
        .scaleEffect(isLiked ? 1.1 : 1)
    }
    .frame(width: 180, height: 180)
    .contentShape(Circle())
    .onTapGesture {
      withAnimation(.interpolatingSpring(stiffness: 170, damping: 8)) {
        isLiked.toggle()
      }
    }
  }
}

#Preview {
  LikeHeart()
}
