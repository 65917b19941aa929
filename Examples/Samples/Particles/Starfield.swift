import SwiftUI

struct Star: Identifiable {
  let id: Int
  var angle: Double
  var distance: Double
  var speed: Double
}

final class StarModel: ObservableObject {
  @Published var stars: [Star]

  init() {
    stars = (0..<60).map { index in
      Star(
        id: index, angle: .random(in: 0..<(2 * .pi)), distance: .random(in: 0...1),
        speed: .random(in: 0.01...0.03))
    }
  }

  func step() {
    for index in stars.indices {
      stars[index].distance += stars[index].speed * (0.2 + stars[index].distance)
      if stars[index].distance > 1 {
        stars[index].distance = 0.02
        stars[index].angle = .random(in: 0..<(2 * .pi))
      }
    }
  }
}

/// Stars that fly past, moved by a timer and a model object.
struct Starfield: View {
  @StateObject private var model = StarModel()
  private let timer = Timer.publish(every: 1.0 / 30, on: .main, in: .common).autoconnect()

  var body: some View {
    ZStack {
      Color.black
      ForEach(model.stars) { star in
        Circle()
          .fill(Color.white)
          .frame(width: 1 + star.distance * 5, height: 1 + star.distance * 5)
          .offset(
            x: cos(star.angle) * star.distance * 170, y: sin(star.angle) * star.distance * 170)
      }
    }
    .frame(width: 300, height: 240)
    .clipped()
    .onReceive(timer) { _ in model.step() }
  }
}

struct Starfield_Previews: PreviewProvider {
  static var previews: some View {
    Starfield()
  }
}
