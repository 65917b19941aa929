import SwiftUI

/// Rows that come in from the right, and leave by shrinking.
struct GrowingList: View {
  @State private var items = ["Draw", "Encode"]
  private let more = ["Verify", "Publish", "Archive"]

  var body: some View {
    VStack(spacing: 8) {
      ForEach(items, id: \.self) { item in
        HStack {
          Text(item)
          Spacer()
          Button {
            withAnimation { items.removeAll { $0 == item } }
          } label: {
            Image(systemName: "trash")
          }
        }
        .padding(12)
        .background(RoundedRectangle(cornerRadius: 10).fill(Color(.secondarySystemBackground)))
        .transition(.asymmetric(insertion: .slide, removal: .scale.combined(with: .opacity)))
      }
      Button("Add") {
        if let next = more.first(where: { !items.contains($0) }) {
          withAnimation(.spring()) { items.append(next) }
        }
      }
      .padding(.top)
      Spacer(minLength: 0)
    }
    .padding()
    .frame(width: 300, height: 340)
  }
}

#Preview("List") {
  GrowingList()
}
