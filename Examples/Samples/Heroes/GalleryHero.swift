import SwiftUI

/// A grid of pictures of which one grows over the whole page.
struct GalleryHero: View {
  @Namespace private var space
  @State private var chosen: Int?
  private let colors: [Color] = [.red, .orange, .yellow, .green, .blue, .purple]

  var body: some View {
    ZStack {
      LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())], spacing: 10) {
        ForEach(colors.indices, id: \.self) { index in
          if chosen != index {
            tile(index)
              .frame(height: 80)
              .onTapGesture { show(index) }
          } else {
            Color.clear.frame(height: 80)
          }
        }
      }
      .padding()
      if let chosen {
        tile(chosen)
          .frame(width: 280, height: 280)
          .zIndex(1)
          .onTapGesture { show(nil) }
      }
    }
    .frame(width: 320, height: 320)
  }

  private func tile(_ index: Int) -> some View {
    RoundedRectangle(cornerRadius: 14)
      .fill(colors[index].gradient)
      .overlay(Text("\(index + 1)").font(.title).foregroundColor(.white))
      .matchedGeometryEffect(id: index, in: space)
  }

  private func show(_ index: Int?) {
    withAnimation(.interactiveSpring(response: 0.5, dampingFraction: 0.75, blendDuration: 0.25)) {
      chosen = index
    }
  }
}

struct GalleryHero_Previews: PreviewProvider {
  static var previews: some View {
    GalleryHero()
  }
}
