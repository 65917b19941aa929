import SwiftUI

/// A tab bar whose marker slides under the chosen tab and bends its icon up.
struct FloatingTabs: View {
  @Namespace private var namespace
  @State private var selected = "house"
  private let tabs = ["house", "magnifyingglass", "heart", "person"]

  var body: some View {
    HStack {
      ForEach(tabs, id: \.self) { tab in
        VStack(spacing: 6) {
          Image(systemName: tab)
            .font(.title2)
            .foregroundStyle(selected == tab ? Color.orange : Color.gray)
            .offset(y: selected == tab ? -6 : 0)
          if selected == tab {
            Capsule()
              .fill(.orange)
              .frame(width: 22, height: 4)
              .matchedGeometryEffect(id: "marker", in: namespace)
          } else {
            Color.clear.frame(width: 22, height: 4)
          }
        }
        .frame(maxWidth: .infinity)
        .contentShape(Rectangle())
        .onTapGesture {
          withAnimation(.spring(response: 0.4, dampingFraction: 0.6)) {
            selected = tab
          }
        }
      }
    }
    .padding()
    .frame(width: 320)
    .background(Capsule().fill(Color.white).shadow(color: .black.opacity(0.2), radius: 8, y: 4))
    .padding(30)
  }
}

#Preview {
  FloatingTabs()
}
