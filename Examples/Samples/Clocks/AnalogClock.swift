import SwiftUI

/// A clock whose second hand sweeps; the time is the film's own.
struct AnalogClock: View {
  var body: some View {
    TimelineView(.animation) { context in
      let seconds = context.date.timeIntervalSinceReferenceDate
      ZStack {
        Circle().stroke(.primary, lineWidth: 5)
        ForEach(0..<12) { hour in
          Rectangle()
            .frame(width: hour % 3 == 0 ? 5 : 2, height: 12)
            .offset(y: -88)
            .rotationEffect(.degrees(Double(hour) * 30))
        }
        hand(width: 6, length: 50, turns: seconds / 43_200)
        hand(width: 4, length: 72, turns: seconds / 3_600)
        hand(width: 2, length: 84, turns: seconds / 60)
          .foregroundColor(.red)
        Circle().frame(width: 12, height: 12)
      }
      .frame(width: 200, height: 200)
    }
    .padding(30)
  }

  private func hand(width: CGFloat, length: CGFloat, turns: Double) -> some View {
    Capsule()
      .frame(width: width, height: length)
      .offset(y: -length / 2)
      .rotationEffect(.degrees(turns.truncatingRemainder(dividingBy: 1) * 360))
  }
}

struct AnalogClock_Previews: PreviewProvider {
  static var previews: some View {
    AnalogClock()
  }
}
