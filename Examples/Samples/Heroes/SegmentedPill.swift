import SwiftUI

/// A segmented control of one's own: the pill slides, the words change colour.
struct SegmentedPill: View {
  @State private var selection = "Day"
  @Namespace private var pill

  var body: some View {
    HStack(spacing: 0) {
      ForEach(["Day", "Week", "Month"], id: \.self) { option in
        Text(option)
          .font(.subheadline.weight(.semibold))
          .foregroundColor(selection == option ? .white : .primary)
          .padding(.vertical, 10)
          .frame(width: 90)
          .background {
            if selection == option {
              Capsule()
                .fill(Color.pink)
                .matchedGeometryEffect(id: "pill", in: pill)
            }
          }
          .onTapGesture {
            withAnimation(.snappy) { selection = option }
          }
      }
    }
    .padding(5)
    .background(Color.gray.opacity(0.15), in: Capsule())
    .padding(40)
  }
}

#Preview {
  SegmentedPill()
}
