import SwiftUI

/// A sheet that rises over the page and is dismissed by its own button.
struct BottomSheet: View {
  @State private var isPresented = false

  var body: some View {
    VStack {
      Image(systemName: "square.and.arrow.up")
        .font(.largeTitle)
        .foregroundStyle(.tint)
      Button("Share") { isPresented = true }
    }
    .frame(width: 320, height: 480)
    .sheet(isPresented: $isPresented) {
      VStack(spacing: 20) {
        Text("Share the film").font(.headline)
        Button("Done") { isPresented = false }
      }
      .presentationDetents([.medium])
    }
  }
}

struct BottomSheet_Previews: PreviewProvider {
  static var previews: some View {
    BottomSheet()
  }
}
