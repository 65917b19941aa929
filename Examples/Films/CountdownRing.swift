import Combine
import Foundation
import SwiftUI

/// A ring that a timer closes step by step; the colour follows.
struct CountdownRing: View {
  @State private var left = 5
  private let clock = Timer.publish(every: 0.8, on: .main, in: .common).autoconnect()

  var body: some View {
    ZStack {
      Circle().stroke(Color.gray.opacity(0.2), lineWidth: 14)
      Circle()
        .trim(from: 0, to: CGFloat(left) / 5)
        .stroke(left > 2 ? Color.green : Color.red, lineWidth: 14)
        .rotationEffect(.degrees(-90))
        .animation(.easeInOut(duration: 0.5), value: left)
      Text("\(left)").font(.system(size: 56, weight: .bold))
    }
    .frame(width: 160, height: 160)
    .onReceive(clock) { _ in
      if left > 0 { left -= 1 } else { clock.upstream.connect().cancel() }
    }
  }
}
