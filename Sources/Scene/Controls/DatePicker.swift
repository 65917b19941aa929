public import Foundation
import Geometry

/// The parts of a date that a picker shows.
public struct DatePickerComponents: OptionSet, Sendable {
  /// One bit a part.
  public let rawValue: UInt
  /// A set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Hours and minutes.
  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  /// Day, month and year.
  public static let date = DatePickerComponents(rawValue: 2)
}

/// A date, drawn still: it does not open and is changed by the program alone.
public struct DatePicker<Label: View>: View {
  /// The parts of a date that a picker shows.
  public typealias Components = DatePickerComponents

  private let selection: Binding<Date>
  private let components: Components
  private let label: Label
  @Environment(\.datePickerLook) private var look

  /// The label before fields with the date, or a month of days.
  public var body: some View {
    if look == .graphical {
      VStack(spacing: 12) {
        if components.contains(.date) { MonthView(date: selection.wrappedValue) }
        if components.contains(.hourAndMinute) {
          HStack {
            Text(verbatim: "Time")
            Spacer()
            field(.hourAndMinute)
          }
        }
      }
      .frame(width: 320)
    } else {
      ControlRow(
        label: label,
        value: HStack(spacing: 6) {
          if components.contains(.date) { field(.date) }
          if components.contains(.hourAndMinute) { field(.hourAndMinute) }
        })
    }
  }

  private func field(_ part: Components) -> some View {
    DateField(date: selection.wrappedValue, isTime: part == .hourAndMinute)
      .padding(.horizontal, 11).frame(height: 34)
      .background(ControlColor.fill, in: RoundedRectangle(cornerRadius: 6))
  }

  /// A date with `label`.
  public init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) { (self.selection, components, self.label) = (selection, displayedComponents, label()) }

  /// A date of `range` with `label`.
  public init(
    selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) { self.init(selection: selection, displayedComponents: displayedComponents, label: label) }
}

extension DatePicker where Label == Text {
  /// A date with the words of `titleKey`.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents) { Text(titleKey) }
  }

  /// A date with `title`.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) { self.init(selection: selection, displayedComponents: displayedComponents) { Text(title) } }

  /// A date of `range` with the words of `titleKey`.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents) { Text(titleKey) }
  }

  /// A date of `range` with the words of `titleKey`.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents) { Text(titleKey) }
  }

  /// A date of `range` with the words of `titleKey`.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents) { Text(titleKey) }
  }
}

/// A date or time in the words of the place.
private nonisolated struct DateField: View {
  let date: Date
  let isTime: Bool
  @Environment(\.locale) private var locale
  @Environment(\.calendar) private var calendar
  @Environment(\.timeZone) private var timeZone

  var body: some View {
    var style = Date.FormatStyle(
      date: isTime ? .omitted : .abbreviated, time: isTime ? .shortened : .omitted)
    style.locale = locale
    style.calendar = calendar
    style.timeZone = timeZone
    return Text(verbatim: style.format(date)).lineLimit(1)
  }
}

/// The days of a month, the chosen one in a circle.
private nonisolated struct MonthView: View {
  let date: Date
  @Environment(\.locale) private var locale
  @Environment(\.calendar) private var calendar
  @Environment(\.timeZone) private var timeZone

  private static let side: CGFloat = 44

  var body: some View {
    var calendar = calendar
    calendar.timeZone = timeZone
    calendar.locale = locale
    let parts = calendar.dateComponents([.year, .month, .day], from: date)
    let first = calendar.date(from: DateComponents(year: parts.year, month: parts.month, day: 1))
    let weekday = calendar.component(.weekday, from: first ?? date)
    let empty = (weekday - calendar.firstWeekday + 7) % 7
    let count = calendar.range(of: .day, in: .month, for: date)?.count ?? 30
    let names = calendar.shortStandaloneWeekdaySymbols
    let title = Date.FormatStyle(locale: locale, calendar: calendar, timeZone: timeZone)
      .month(.wide).year().format(date)
    return VStack(alignment: .leading, spacing: 4) {
      HStack(spacing: 6) {
        Text(verbatim: title).font(.headline)
        Chevron().drawn(6, 10).foregroundStyle(Color.accentColor)
        Spacer()
        HStack(spacing: 28) {
          Chevron(direction: .leading).drawn(9, 16)
          Chevron().drawn(9, 16)
        }
        .foregroundStyle(Color.accentColor)
      }
      .padding(.horizontal, 8).padding(.bottom, 8)
      HStack(spacing: 0) {
        ForEach(0..<7, id: \.self) { index in
          Text(verbatim: names[(index + calendar.firstWeekday - 1) % 7].uppercased())
            .font(.system(size: 13, weight: .semibold)).foregroundStyle(.tertiary)
            .frame(width: MonthView.side)
        }
      }
      ForEach(0..<((empty + count + 6) / 7), id: \.self) { week in
        HStack(spacing: 0) {
          ForEach(0..<7, id: \.self) { index in
            DayView(day: week * 7 + index - empty + 1, count: count, chosen: parts.day)
          }
        }
      }
    }
    .padding(6)
  }
}

/// One day, or a gap.
private nonisolated struct DayView: View {
  let day: Int
  let count: Int
  let chosen: Int?

  var body: some View {
    let isThere = day >= 1 && day <= count
    Text(verbatim: isThere ? "\(day)" : "")
      .font(.system(size: 20, weight: day == chosen ? .semibold : .regular))
      .foregroundStyle(day == chosen ? Color.accentColor : .primary)
      .frame(width: 44, height: 44)
      .background {
        if isThere, day == chosen { Circle().fill(Color.accentColor.opacity(0.15)) }
      }
  }
}

/// How date pickers are drawn.
public enum _DatePickerLook: Hashable, Sendable { case compact, graphical }

/// How date pickers look.
public protocol DatePickerStyle: Sendable {
  /// How date pickers are drawn. Not for users.
  var _look: _DatePickerLook { get }
}

/// Fields with the date.
public struct CompactDatePickerStyle: DatePickerStyle {
  /// Fields.
  public init() {}
  /// Fields.
  public var _look: _DatePickerLook { .compact }
}

/// Fields with the date.
public typealias DefaultDatePickerStyle = CompactDatePickerStyle

/// Fields with the date, in place of wheels.
public typealias WheelDatePickerStyle = CompactDatePickerStyle

/// A month of days.
public struct GraphicalDatePickerStyle: DatePickerStyle {
  /// A month of days.
  public init() {}
  /// A month of days.
  public var _look: _DatePickerLook { .graphical }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// Fields with the date.
  public static var automatic: CompactDatePickerStyle { .init() }
  /// Fields with the date.
  public static var compact: CompactDatePickerStyle { .init() }
  /// Fields with the date, in place of wheels.
  public static var wheel: CompactDatePickerStyle { .init() }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// A month of days.
  public static var graphical: GraphicalDatePickerStyle { .init() }
}

private enum DatePickerLookKey: EnvironmentKey {
  static var defaultValue: _DatePickerLook { .compact }
}

extension EnvironmentValues {
  /// How date pickers are drawn here.
  var datePickerLook: _DatePickerLook {
    get { self[DatePickerLookKey.self] }
    set { self[DatePickerLookKey.self] = newValue }
  }
}

extension View {
  /// Sets how date pickers look.
  nonisolated public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
    environment(\.datePickerLook, style._look)
  }
}
