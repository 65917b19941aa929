import SwiftUI

struct ChartLine: Shape {
  let values: [CGFloat]

  func path(in rect: CGRect) -> Path {
    var path = Path()
    for (index, value) in values.enumerated() {
      let point = CGPoint(
        x: rect.width * CGFloat(index) / CGFloat(values.count - 1), y: rect.height * (1 - value))
      if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    return path
  }
}

/// A line that draws itself, with the area below faded in behind it.
struct LineChart: View {
  @State private var end: CGFloat = 0
  @State private var showsArea = false
  private let values: [CGFloat] = [0.2, 0.45, 0.3, 0.7, 0.55, 0.9, 0.75]

  var body: some View {
    ZStack {
      ChartLine(values: values)
        .fill(.clear)
      LinearGradient(
        colors: [Color.purple.opacity(0.4), Color.purple.opacity(0)], startPoint: .top,
        endPoint: .bottom
      )
      .mask(AreaShape(values: values))
      .opacity(showsArea ? 1 : 0)
      ChartLine(values: values)
        .trim(from: 0, to: end)
        .stroke(.purple, style: StrokeStyle(lineWidth: 4, lineCap: .round, lineJoin: .round))
    }
    .frame(width: 280, height: 150)
    .padding(24)
    .onAppear {
      withAnimation(.easeInOut(duration: 1.5)) { end = 1 }
      withAnimation(.easeIn(duration: 0.6).delay(1.2)) { showsArea = true }
    }
  }
}

private struct AreaShape: Shape {
  let values: [CGFloat]

  func path(in rect: CGRect) -> Path {
    var path = ChartLine(values: values).path(in: rect)
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    path.closeSubpath()
    return path
  }
}

#Preview {
  LineChart()
}
