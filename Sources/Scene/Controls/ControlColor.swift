/// The colours of the system's controls and containers, in light and dark surroundings.
struct ControlColor: ShapeStyle, Hashable {
  private let light: Color
  private let dark: Color

  private init(light: UInt32, dark: UInt32, _ opacities: (Double, Double) = (1, 1)) {
    func color(_ rgb: UInt32, _ opacity: Double) -> Color {
      Color(
        red: Double(rgb >> 16 & 255) / 255, green: Double(rgb >> 8 & 255) / 255,
        blue: Double(rgb & 255) / 255, opacity: opacity)
    }
    (self.light, self.dark) = (color(light, opacities.0), color(dark, opacities.1))
  }

  /// What pages stand on.
  static let ground = ControlColor(light: 0xFFFFFF, dark: 0x000000)
  /// What cards of lists stand on.
  static let groupedGround = ControlColor(light: 0xF2F2F7, dark: 0x000000)
  /// Cards of lists.
  static let card = ControlColor(light: 0xFFFFFF, dark: 0x1C1C1E)
  /// Sheets and what else lies above the rest.
  static let raised = ControlColor(light: 0xFFFFFF, dark: 0x1C1C1E)
  /// Alerts, dialogs and menus.
  static let dialog = ControlColor(light: 0xF8F8F8, dark: 0x252527)
  /// Boxes of things that belong together.
  static let box = ControlColor(light: 0xF2F2F7, dark: 0x1C1C1E)
  /// Text fields with a frame.
  static let field = ControlColor(light: 0xFFFFFF, dark: 0x000000)
  /// The frame of text fields.
  static let frame = ControlColor(light: 0x3C3C43, dark: 0x545458, (0.29, 0.6))
  /// Lines between rows.
  static let separator = ControlColor(light: 0x3C3C43, dark: 0x545458, (0.29, 0.6))
  /// Tracks of sliders, switches that are off.
  static let track = ControlColor(light: 0x787880, dark: 0x787880, (0.2, 0.36))
  /// Fields of steppers, segmented pickers and bordered buttons.
  static let fill = ControlColor(light: 0x767680, dark: 0x767680, (0.12, 0.24))
  /// The chosen part of a segmented picker.
  static let segment = ControlColor(light: 0xFFFFFF, dark: 0x636366)

  func _paint(in environment: EnvironmentValues) -> _StylePaint {
    (environment.colorScheme == .dark ? dark : light)._paint(in: environment)
  }
}
