import SwiftUI

/// A side menu that pushes the page aside and turns it a little.
struct SlideMenu: View {
  @State private var isShown = false

  var body: some View {
    ZStack(alignment: .leading) {
      Color.indigo.ignoresSafeArea()
      VStack(alignment: .leading, spacing: 22) {
        ForEach(["Home", "Library", "Profile", "Settings"], id: \.self) { name in
          Text(name)
            .font(.title3)
            .foregroundColor(.white)
        }
      }
      .padding(.leading, 24)
      .offset(x: isShown ? 0 : -60)
      .opacity(isShown ? 1 : 0)
      page
        .cornerRadius(isShown ? 24 : 0)
        .rotation3DEffect(.degrees(isShown ? -18 : 0), axis: (x: 0, y: 1, z: 0))
        .offset(x: isShown ? 150 : 0)
        .scaleEffect(isShown ? 0.88 : 1)
    }
    .frame(width: 300, height: 380)
    .clipped()
    .animation(.spring(response: 0.5, dampingFraction: 0.8), value: isShown)
  }

  private var page: some View {
    VStack(alignment: .leading) {
      Button(action: { isShown.toggle() }) {
        Image(systemName: "line.3.horizontal")
          .font(.title)
          .foregroundColor(.black)
      }
      .padding()
      Spacer()
      Text("Today")
        .font(.largeTitle)
        .bold()
        .frame(maxWidth: .infinity)
      Spacer()
    }
    .background(Color.white)
  }
}

struct SlideMenu_Previews: PreviewProvider {
  static var previews: some View {
    SlideMenu()
  }
}
