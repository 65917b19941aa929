import SwiftUI

/// Pages that push each other out to the side they came from.
struct SlidingPages: View {
  @State private var page = 0
  private let colors: [Color] = [.blue, .purple, .pink]

  var body: some View {
    VStack {
      ZStack {
        ForEach(0..<3) { index in
          if index == page {
            colors[index]
              .overlay(Text("Page \(index + 1)").font(.largeTitle).foregroundColor(.white))
              .transition(
                .asymmetric(insertion: .move(edge: .trailing), removal: .move(edge: .leading)))
          }
        }
      }
      .frame(width: 280, height: 200)
      .clipped()
      Button("Next") {
        withAnimation(.easeInOut(duration: 0.6)) { page = (page + 1) % 3 }
      }
    }
    .padding()
  }
}

#Preview {
  SlidingPages()
}
