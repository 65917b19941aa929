// inbetween: wait 0.4; drag "First" -200,0 0.4; wait 0.8; drag "Second" -200,0 0.4; wait 0.8
import SwiftUI

/// Pages with dots, turned by a drag.
struct PagedTabs: View {
  var body: some View {
    TabView {
      page("First", color: .red)
      page("Second", color: .green)
      page("Third", color: .blue)
    }
    .tabViewStyle(.page)
    .frame(width: 300, height: 240)
  }

  private func page(_ title: String, color: Color) -> some View {
    color
      .overlay(Text(title).font(.title).foregroundStyle(.white))
  }
}

#Preview {
  PagedTabs()
}
