import SwiftUI

/// A banner that drops in from above and leaves by itself.
struct NotificationBanner: View {
  @State private var showsBanner = false

  var body: some View {
    ZStack(alignment: .top) {
      Color(.systemBackground)
      Button("Send") {
        withAnimation(.spring(response: 0.5, dampingFraction: 0.7)) { showsBanner = true }
        DispatchQueue.main.asyncAfter(deadline: .now() + 1.6) {
          withAnimation(.easeIn(duration: 0.3)) { showsBanner = false }
        }
      }
      .frame(maxHeight: .infinity)
      if showsBanner {
        HStack {
          Image(systemName: "bell.fill")
            .foregroundColor(.yellow)
          VStack(alignment: .leading) {
            Text("Export finished").font(.headline)
            Text("polygon.mp4 is ready").font(.caption).foregroundColor(.secondary)
          }
          Spacer()
        }
        .padding()
        .background(.ultraThinMaterial)
        .background(Color.blue.opacity(0.15))
        .clipShape(RoundedRectangle(cornerRadius: 16))
        .padding(.horizontal)
        .padding(.top, 12)
        .transition(.move(edge: .top).combined(with: .opacity))
      }
    }
    .frame(width: 340, height: 260)
    .clipped()
  }
}

#Preview {
  NotificationBanner()
}
