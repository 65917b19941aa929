import SwiftUI

/// Bars that dance to a voice nobody hears.
struct VoiceBars: View {
  @State private var isSpeaking = false

  var body: some View {
    HStack(alignment: .center, spacing: 6) {
      ForEach(0..<9) { index in
        RoundedRectangle(cornerRadius: 3)
          .fill(
            LinearGradient(colors: [.red, .orange], startPoint: .bottom, endPoint: .top)
          )
          .frame(width: 8, height: isSpeaking ? CGFloat(30 + (index * 53) % 90) : 10)
          .animation(
            .easeInOut(duration: 0.3 + Double(index % 4) * 0.08).repeatForever(), value: isSpeaking)
      }
    }
    .frame(width: 200, height: 150)
    .onAppear { isSpeaking.toggle() }
  }
}

struct VoiceBars_Previews: PreviewProvider {
  static var previews: some View {
    VoiceBars()
  }
}
