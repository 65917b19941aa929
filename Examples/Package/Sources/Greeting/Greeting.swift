import Inbetween

/// A film that is a program of its own: its command line has the options of `inbetween render`.
@main struct Greeting: Film {
  var stage: FilmStage { FilmStage(width: 320, height: 180) }

  var script: FilmScript { [.wait(0.3), .tap("Hello"), .settle, .wait(0.3)] }

  var body: some View { HelloView() }
}

/// Words that grow and change colour when they are tapped.
struct HelloView: View {
  @State private var isLoud = false

  var body: some View {
    Text("Hello")
      .font(.system(size: 40, weight: .bold))
      .foregroundColor(isLoud ? .orange : .blue)
      .scaleEffect(isLoud ? 1.8 : 1)
      .animation(.spring(response: 0.5, dampingFraction: 0.5), value: isLoud)
      .onTapGesture { isLoud.toggle() }
  }
}
