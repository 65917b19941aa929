import SwiftUI

struct Sale: Identifiable {
  var id: String { month }
  let month: String
  let value: CGFloat
}

/// A bar chart whose bars grow one after the other.
struct GrowingBars: View {
  @State private var isGrown = false
  private let sales = [
    Sale(month: "Jan", value: 80), Sale(month: "Feb", value: 130), Sale(month: "Mar", value: 60),
    Sale(month: "Apr", value: 160), Sale(month: "May", value: 110),
  ]

  var body: some View {
    HStack(alignment: .bottom, spacing: 16) {
      ForEach(Array(sales.enumerated()), id: \.element.id) { index, sale in
        VStack {
          RoundedRectangle(cornerRadius: 6)
            .fill(Color.blue.opacity(0.5 + Double(index) * 0.1))
            .frame(width: 34, height: isGrown ? sale.value : 0)
            .animation(
              .spring(response: 0.6, dampingFraction: 0.6).delay(Double(index) * 0.1),
              value: isGrown)
          Text(sale.month)
            .font(.caption)
            .foregroundColor(.secondary)
        }
      }
    }
    .frame(height: 200, alignment: .bottom)
    .padding()
    .onAppear { isGrown = true }
  }
}

struct GrowingBars_Previews: PreviewProvider {
  static var previews: some View {
    GrowingBars()
  }
}
