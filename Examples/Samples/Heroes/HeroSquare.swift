import SwiftUI

/// One square that is small in one place and large in another.
struct HeroSquare: View {
  @Namespace private var animation
  @State private var isZoomed = false

  var body: some View {
    VStack {
      if isZoomed {
        RoundedRectangle(cornerRadius: 24)
          .fill(.purple)
          .matchedGeometryEffect(id: "square", in: animation)
          .frame(width: 220, height: 220)
        Text("Zoomed")
          .font(.title)
          .matchedGeometryEffect(id: "title", in: animation)
      } else {
        HStack {
          RoundedRectangle(cornerRadius: 10)
            .fill(.purple)
            .matchedGeometryEffect(id: "square", in: animation)
            .frame(width: 60, height: 60)
          Text("Small")
            .font(.headline)
            .matchedGeometryEffect(id: "title", in: animation)
          Spacer()
        }
        Spacer()
      }
    }
    .padding()
    .frame(width: 300, height: 320)
    .contentShape(Rectangle())
    .onTapGesture {
      withAnimation(.spring(response: 0.6, dampingFraction: 0.8)) {
        isZoomed.toggle()
      }
    }
  }
}

#Preview {
  HeroSquare()
}
