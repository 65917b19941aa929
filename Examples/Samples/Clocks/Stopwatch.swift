// inbetween: wait 0.3; tap "Start"; wait 2.5; tap "Stop"; wait 0.6; tap "Reset"; wait 0.6
import Combine
import SwiftUI

/// A stopwatch with its own model, counted in hundredths.
class StopwatchModel: ObservableObject {
  @Published var hundredths = 0
  @Published var isRunning = false
  private var timer: Timer?

  func start() {
    isRunning = true
    timer = Timer.scheduledTimer(withTimeInterval: 0.01, repeats: true) { [weak self] _ in
      self?.hundredths += 1
    }
  }

  func stop() {
    timer?.invalidate()
    isRunning = false
  }

  func reset() {
    hundredths = 0
  }
}

struct StopwatchView: View {
  @ObservedObject var model: StopwatchModel

  var body: some View {
    VStack(spacing: 24) {
      Text(String(format: "%02d:%02d", model.hundredths / 100, model.hundredths % 100))
        .font(.system(size: 52, weight: .thin))
        .monospacedDigit()
      HStack(spacing: 20) {
        Button("Reset") { model.reset() }
          .disabled(model.isRunning)
        Button(model.isRunning ? "Stop" : "Start") {
          withAnimation { model.isRunning ? model.stop() : model.start() }
        }
        .foregroundColor(model.isRunning ? .red : .green)
      }
      .font(.title3)
    }
    .padding(30)
  }
}

struct StopwatchView_Previews: PreviewProvider {
  static var previews: some View {
    StopwatchView(model: StopwatchModel())
  }
}
