import SwiftUI

/// A robot that blinks by a phase animator and looks about.
struct BlinkingRobot: View {
  enum Mood: CaseIterable {
    case ahead, blink, left, right

    var eyeHeight: CGFloat { self == .blink ? 3 : 26 }
    var look: CGFloat {
      switch self {
      case .left: return -8
      case .right: return 8
      default: return 0
      }
    }
  }

  var body: some View {
    PhaseAnimator(Mood.allCases) { mood in
      VStack(spacing: 0) {
        Rectangle().fill(.gray).frame(width: 4, height: 24)
          .overlay(alignment: .top) { Circle().fill(.red).frame(width: 12, height: 12) }
        RoundedRectangle(cornerRadius: 24)
          .fill(Color(white: 0.75))
          .frame(width: 150, height: 110)
          .overlay {
            HStack(spacing: 26) {
              eye(mood)
              eye(mood)
            }
          }
      }
    } animation: { mood in
      mood == .blink ? .easeInOut(duration: 0.12) : .spring(duration: 0.5)
    }
    .padding(50)
  }

  private func eye(_ mood: Mood) -> some View {
    Capsule()
      .fill(.black)
      .frame(width: 26, height: mood.eyeHeight)
      .offset(x: mood.look)
  }
}

#Preview("Robot") {
  BlinkingRobot()
}
