import SwiftUI

/// Questions of which one at a time is open.
struct Accordion: View {
  @State private var open: Int?
  private let rows = [
    ("What is a key frame?", "A state that is given, not computed."),
    ("What is an inbetween?", "A frame drawn between two key frames."),
    ("Who draws it?", "The machine, and it never gets tired."),
  ]

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(0..<rows.count, id: \.self) { index in
        VStack(alignment: .leading, spacing: 8) {
          HStack {
            Text(rows[index].0).fontWeight(.medium)
            Spacer()
            Image(systemName: "chevron.down")
              .rotationEffect(.degrees(open == index ? -180 : 0))
          }
          if open == index {
            Text(rows[index].1)
              .foregroundColor(.secondary)
              .transition(.opacity)
          }
        }
        .padding()
        .contentShape(Rectangle())
        .onTapGesture {
          withAnimation(.easeInOut) { open = open == index ? nil : index }
        }
        if index < rows.count - 1 { Divider() }
      }
    }
    .frame(width: 330)
    .frame(height: 260, alignment: .top)
    .padding(.top)
  }
}

struct Accordion_Previews: PreviewProvider {
  static var previews: some View {
    Accordion()
  }
}
