import SwiftUI

// inbetween: wait .4; pinch photo 1.5 .6; rotate photo -30 .6; drag photo 60,-50 .4; wait settled; doubletap photo; wait settled; wait .4

/// A photo on a table that two fingers zoom and turn and one finger throws; two taps put it back.
struct PhotoTable: View {
  private struct Placement: Equatable {
    var scale = 1.0
    var angle = Angle.degrees(-6)
    var offset = CGSize.zero
  }
  @State private var placement = Placement()
  @State private var start = Placement()

  var body: some View {
    ZStack {
      Color(red: 0.45, green: 0.33, blue: 0.24)
      photo
        .scaleEffect(placement.scale)
        .rotationEffect(placement.angle)
        .offset(placement.offset)
        .gesture(move.simultaneously(with: zoomAndTurn))
        .onTapGesture(count: 2) {
          withAnimation(.bouncy(duration: 0.7)) { placement = Placement() }
          start = Placement()
        }
    }
    .frame(width: 320, height: 320)
    .coordinateSpace(.named("table"))
  }

  private var photo: some View {
    VStack(spacing: 8) {
      LinearGradient(
        colors: [.cyan, .blue, .indigo], startPoint: .top, endPoint: .bottom
      )
      .frame(width: 100, height: 80)
      Text("Lake").font(.caption).foregroundStyle(.black)
    }
    .padding(8)
    .background(Color.white)
    .shadow(color: .black.opacity(0.4), radius: 6, y: 3)
    .accessibilityIdentifier("photo")
  }

  private var zoomAndTurn: some Gesture {
    MagnifyGesture().simultaneously(with: RotateGesture())
      .onChanged { value in
        placement.scale = start.scale * (value.first?.magnification ?? 1)
        placement.angle = start.angle + (value.second?.rotation ?? .zero)
      }
      .onEnded { _ in start = placement }
  }

  /// The photo follows the finger, and a spring takes over its velocity when it is let go.
  private var move: some Gesture {
    DragGesture(coordinateSpace: .named("table"))
      .onChanged { value in
        withTransaction(\.tracksVelocity, true) {
          placement.offset = value.translation + start.offset
        }
      }
      .onEnded { value in
        withAnimation(.smooth(duration: 0.8)) {
          placement.offset = value.predictedEndTranslation * 0.5 + start.offset
        }
        start = placement
      }
  }
}

extension CGSize {
  fileprivate static func + (a: CGSize, b: CGSize) -> CGSize {
    CGSize(width: a.width + b.width, height: a.height + b.height)
  }
  fileprivate static func * (size: CGSize, factor: Double) -> CGSize {
    CGSize(width: size.width * factor, height: size.height * factor)
  }
}
