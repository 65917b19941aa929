import SwiftUI

/// A list that pushes a page, with its back button.
struct PushedPage: View {
  var body: some View {
    NavigationStack {
      List(["Circle", "Square", "Star"], id: \.self) { name in
        NavigationLink(name) {
          Text(name)
            .font(.largeTitle)
            .navigationTitle(name)
        }
      }
      .navigationTitle("Shapes")
    }
    .frame(width: 320, height: 420)
  }
}

struct PushedPage_Previews: PreviewProvider {
  static var previews: some View {
    PushedPage()
  }
}
