import SwiftUI

/// A ball with squash and stretch, by key frames on four tracks.
struct KeyframeBall: View {
  struct Pose {
    var y: CGFloat = 0
    var squash: CGFloat = 1
    var stretch: CGFloat = 1
    var angle = Angle.zero
  }

  @State private var jumps = 0

  var body: some View {
    Circle()
      .fill(.orange.gradient)
      .overlay(alignment: .top) {
        HStack(spacing: 16) {
          Circle().fill(.black).frame(width: 10)
          Circle().fill(.black).frame(width: 10)
        }
        .padding(.top, 26)
      }
      .frame(width: 90, height: 90)
      .keyframeAnimator(initialValue: Pose(), trigger: jumps) { content, pose in
        content
          .rotationEffect(pose.angle)
          .scaleEffect(x: pose.squash, y: pose.stretch, anchor: .bottom)
          .offset(y: pose.y)
      } keyframes: { _ in
        KeyframeTrack(\.stretch) {
          CubicKeyframe(0.7, duration: 0.2)
          SpringKeyframe(1.25, duration: 0.25)
          CubicKeyframe(1, duration: 0.3)
          CubicKeyframe(0.75, duration: 0.12)
          SpringKeyframe(1, duration: 0.4)
        }
        KeyframeTrack(\.squash) {
          CubicKeyframe(1.2, duration: 0.2)
          SpringKeyframe(0.9, duration: 0.25)
          CubicKeyframe(1, duration: 0.3)
          CubicKeyframe(1.2, duration: 0.12)
          SpringKeyframe(1, duration: 0.4)
        }
        KeyframeTrack(\.y) {
          LinearKeyframe(0, duration: 0.2)
          CubicKeyframe(-120, duration: 0.35)
          CubicKeyframe(0, duration: 0.3)
        }
        KeyframeTrack(\.angle) {
          LinearKeyframe(.zero, duration: 0.25)
          LinearKeyframe(.degrees(360), duration: 0.5)
        }
      }
      .onTapGesture { jumps += 1 }
      .frame(width: 240, height: 280, alignment: .bottom)
      .padding(20)
  }
}

#Preview {
  KeyframeBall()
}
