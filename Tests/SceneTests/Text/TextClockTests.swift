import Foundation
import Testing

@testable import Scene

@MainActor
@Suite struct TextClockTests {
  private let start = VirtualWorld.epoch

  @Test func datesAreWrittenAsAmericanEnglishWritesThem() {
    #expect(Text(start, style: .time).string == "9:41 AM")
    #expect(Text(start, style: .date).string == "January 1, 2024")
    let evening = start.addingTimeInterval(12 * 3600)
    #expect(Text(start...evening).string == "9:41 AM – 9:41 PM")
    #expect(Text(start.addingTimeInterval(125), style: .relative).string == "2 min, 5 sec")
    #expect(Text(start.addingTimeInterval(125), style: .offset).string == "+2 minutes")
    #expect(Text(start.addingTimeInterval(-1), style: .offset).string == "−1 second")
    #expect(Text(start.addingTimeInterval(3725), style: .timer).string == "1:02:05")
  }

  @Test func aTimerCountsOnTheFilmsClock() {
    let text = Text(timerInterval: start...start.addingTimeInterval(90))
    let film = Film(withGlyphs: text.contentTransition(.identity))
    #expect(film.words(at: 0).map(\.letters) == ["1:30"])
    #expect(film.words(at: 0.5).map(\.letters) == ["1:30"])
    #expect(film.words(at: 1.01).map(\.letters) == ["1:29"])
    #expect(film.words(at: 31.01).map(\.letters) == ["0:59"])
    #expect(film.words(at: 100).map(\.letters) == ["0:00"])
  }

  @Test func aTimerThatCountsUpShowsWhatIsOver() {
    let text = Text(
      timerInterval: start...start.addingTimeInterval(90), countsDown: false)
    let film = Film(withGlyphs: text)
    #expect(film.words(at: 0.5).map(\.letters) == ["0:00"])
    #expect(film.words(at: 2.01).map(\.letters) == ["0:02"])
  }

  @Test func clocksGoInsideOtherWords() {
    let film = Film(
      withGlyphs: Text("in \(start.addingTimeInterval(3), style: .timer)"))
    #expect(film.words(at: 0).map(\.letters) == ["in 0:03"])
    #expect(film.words(at: 1.01).map(\.letters) == ["in 0:02"])
  }
}
