import SwiftUI

/// A form whose switch opens one more row.
struct SettingsForm: View {
  @State private var sendsMail = false
  @State private var count = 1
  @AppStorage("mode") private var mode = 0

  var body: some View {
    Form {
      Section("Notices") {
        Toggle("Send mail", isOn: $sendsMail.animation())
        if sendsMail {
          Stepper("Every \(count) h", value: $count, in: 1...24)
        }
      }
      Section {
        Picker("Mode", selection: $mode) {
          Text("Draft").tag(0)
          Text("Best").tag(1)
        }
        .pickerStyle(.segmented)
      }
    }
    .frame(width: 340, height: 340)
  }
}

struct SettingsForm_Previews: PreviewProvider {
  static var previews: some View {
    SettingsForm()
  }
}
