// inbetween: wait 0.4; tap "star 4"; wait 0.8; tap "star 2"; wait 0.8
import SwiftUI

/// Five stars that fill up to the one that was tapped.
struct StarRating: View {
  @Binding var rating: Int

  var body: some View {
    HStack(spacing: 10) {
      ForEach(1...5, id: \.self) { number in
        Image(systemName: number <= rating ? "star.fill" : "star")
          .resizable()
          .scaledToFit()
          .frame(width: 36, height: 36)
          .foregroundColor(number <= rating ? .yellow : .gray)
          .scaleEffect(number <= rating ? 1.15 : 1)
          .animation(
            .spring(response: 0.3, dampingFraction: 0.4).delay(Double(number) * 0.05), value: rating
          )
          .accessibilityIdentifier("star \(number)")
          .onTapGesture { rating = number }
      }
    }
    .padding(30)
  }
}

struct StarRatingDemo: View {
  @State private var rating = 1

  var body: some View {
    StarRating(rating: $rating)
  }
}

struct StarRating_Previews: PreviewProvider {
  static var previews: some View {
    StarRatingDemo()
  }
}
