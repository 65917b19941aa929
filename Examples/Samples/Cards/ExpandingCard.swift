import SwiftUI

/// A card that opens to show its text, and turns its chevron.
struct ExpandingCard: View {
  @State private var isExpanded = false

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      HStack {
        Image(systemName: "sparkles")
          .foregroundStyle(.yellow)
        Text("Release notes")
          .font(.headline)
        Spacer()
        Image(systemName: "chevron.right")
          .rotationEffect(.degrees(isExpanded ? 90 : 0))
      }
      if isExpanded {
        Text("Paths now morph along their arcs, and the sheet remembers where it was.")
          .font(.subheadline)
          .foregroundStyle(.secondary)
          .transition(.opacity.combined(with: .move(edge: .top)))
      }
    }
    .padding()
    .background(.white, in: RoundedRectangle(cornerRadius: 16))
    .shadow(color: .black.opacity(0.15), radius: 10, y: 5)
    .padding()
    .frame(width: 320, height: 220, alignment: .top)
    .background(Color(.systemGroupedBackground))
    .onTapGesture {
      withAnimation(.spring(response: 0.5, dampingFraction: 0.75)) {
        isExpanded.toggle()
      }
    }
  }
}

#Preview {
  ExpandingCard()
}
