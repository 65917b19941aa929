import SwiftUI

/// Rows come in from one side and leave to the other while the rest closes up.
// inbetween: wait .3; tap Add; wait .4; tap Add; wait .4; tap Add; wait .8; tap Done; wait settled; tap Done; wait 1
struct TaskList: View {
  @State private var tasks: [Int] = []
  @State private var made = 0

  var body: some View {
    VStack(spacing: 10) {
      HStack(spacing: 40) {
        Button("Add") {
          withAnimation(.easeOut(duration: 0.5)) {
            made += 1
            tasks.append(made)
          }
        }
        Button("Done") {
          withAnimation(.easeIn(duration: 0.5)) { if !tasks.isEmpty { _ = tasks.removeFirst() } }
        }
      }
      ForEach(tasks, id: \.self) { task in
        Text("Task \(task)")
          .frame(width: 200, height: 34)
          .background(Color.blue.opacity(0.15))
          .cornerRadius(8)
          .transition(
            .asymmetric(
              insertion: .move(edge: .leading).combined(with: .opacity),
              removal: .move(edge: .trailing).combined(with: .opacity)))
      }
      Spacer()
    }
    .frame(width: 260, height: 220)
  }
}
