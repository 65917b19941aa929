import Foundation
import Testing

@testable import Commands

/// What real files do that a file written for this package would not.
@Suite(.serialized, .enabled(if: FilmFixture.isBuilt, "build the product Inbetween first"))
struct TrapTests {
  /// One program for all that compile: each is a view, filmed by its name.
  private static func file() throws -> String {
    try FilmFixture.write("traps/Traps.swift", source)
  }

  private static let source = #"""
    import SwiftUI
    import UIKit
    import AppKit
    import CoreGraphics
    import QuartzCore
    import os
    import OSLog

    /// A new value at every evaluation animates everything and must not loop.
    struct EverNew: View {
      @State private var far = false
      var body: some View {
        Circle().fill(Color.blue).frame(width: 20, height: 20).offset(x: far ? 60 : 0)
          .frame(width: 100, height: 100, alignment: .leading)
          .animation(.linear(duration: 1), value: UUID())
          .onTapGesture { far.toggle() }
      }
    }

    /// The deprecated form animates everything above it.
    struct Unvalued: View {
      @State private var far = false
      var body: some View {
        Circle().fill(Color.blue).frame(width: 20, height: 20).offset(x: far ? 60 : 0)
          .frame(width: 100, height: 100, alignment: .leading)
          .animation(.linear(duration: 1))
          .onAppear { far = true }
      }
    }

    extension Color {
      init(hex: String) {
        let scanner = Scanner(string: hex.trimmingCharacters(in: CharacterSet.alphanumerics.inverted))
        var value: UInt64 = 0
        scanner.scanHexInt64(&value)
        self.init(
          .sRGB, red: Double((value >> 16) & 0xFF) / 255, green: Double((value >> 8) & 0xFF) / 255,
          blue: Double(value & 0xFF) / 255, opacity: 1)
      }
    }

    /// Colours as files write them, in a row of 20 points each.
    struct Colours: View {
      var body: some View {
        HStack(spacing: 0) {
          Color(#colorLiteral(red: 0.2, green: 0.4, blue: 0.6, alpha: 1)).frame(width: 20)
          Color(.red).frame(width: 20)
          Color(.white).frame(width: 20)
          Color(.primary).frame(width: 20)
          Color(.systemRed).frame(width: 20)
          Color(hex: "#336699").frame(width: 20)
          Color.green.frame(width: 20)
          Color(.accentColor).frame(width: 20)
        }
        .frame(width: 160, height: 100)
      }
    }

    /// Two, one and no argument, and the wish to be called at once.
    struct Changes: View {
      @State private var count = 0
      @State private var words = ""
      var body: some View {
        Text(words).frame(width: 300, height: 100)
          .onChange(of: count) { words += "old " }
          .onChange(of: count) { before, after in words += "\(before)to\(after) " }
          .onChange(of: count) { after in words += "one\(after) " }
          .onChange(of: count, initial: true) { words += "none\(count) " }
          .onAppear { count = 5 }
      }
    }

    struct Corner: Shape {
      var corners: UIRectCorner = .allCorners
      func path(in rect: CGRect) -> Path {
        Path(
          UIBezierPath(
            roundedRect: rect, byRoundingCorners: corners, cornerRadii: CGSize(width: 20, height: 20)
          ).cgPath)
      }
    }

    /// What stands for a device.
    struct Device: View {
      let log = Logger(subsystem: "org.example", category: "film")
      var body: some View {
        VStack {
          Text("\(Int(UIScreen.main.bounds.width))x\(Int(UIScreen.main.bounds.height))@\(Int(UIScreen.main.scale))")
          Text(UIDevice.current.userInterfaceIdiom == .phone ? "phone" : "other")
          Corner(corners: [.topLeft]).fill(Color(UIColor.systemGray5)).frame(width: 40, height: 40)
        }
        .font(Font(UIFont.systemFont(ofSize: 12, weight: .bold)))
        .frame(width: UIScreen.main.bounds.width, height: UIScreen.main.bounds.height)
        .statusBarHidden().persistentSystemOverlays(.hidden).ignoresSafeArea()
        .edgesIgnoringSafeArea(.all).help("help").privacySensitive().hoverEffect(.lift)
        .keyboardShortcut("k", modifiers: [.command, .shift]).onOpenURL { _ in }
        .interactiveDismissDisabled().accessibilityHeading(.h1)
        .sensoryFeedback(.impact(weight: .heavy), trigger: 1)
        .onAppear {
          log.info("seen \(1, privacy: .public)")
          os_log("%{public}@ of %d", "one", 2)
          UIImpactFeedbackGenerator(style: .medium).impactOccurred()
          UINotificationFeedbackGenerator().notificationOccurred(.success)
          UITabBar.appearance().isHidden = true
          if #available(iOS 17, *) { log.debug("new") }
        }
      }
    }

    #if DEBUG
    struct Debugged: View {
      var body: some View {
        VStack { Text("secret words").redacted(reason: .placeholder); Text("open").redacted(reason: .placeholder).unredacted() }
          .frame(width: 120, height: 100)
      }
    }
    #endif
    """#

  /// The words of a view's picture at a time, one for each text.
  private func explain(_ view: String, at time: String) throws -> String {
    let result = try FilmFixture.run(
      "explain", try Self.file(), "--view", view, "--at", time, "-q")
    #expect(result.code == 0, "\(result.errors)")
    return result.output
  }

  @Test func aNewValueAtEveryEvaluationAnimatesAndEnds() throws {
    let result = try FilmFixture.run(
      "info", try Self.file(), "--view", "EverNew", "--timeline", "-q")
    #expect(result.code == 0, "\(result.errors)")
    let before = try explain("EverNew", at: "0.5")
    let middle = try explain("EverNew", at: "1")
    #expect(before != middle)
  }

  @Test func theValuelessFormAnimatesWhatAppears() throws {
    let pictures = Set(try ["0", "0.4", "0.8"].map { try explain("Unvalued", at: $0) })
    #expect(pictures.count == 3)
  }

  @Test func coloursAreThoseThatFilesMean() throws {
    let text = try explain("Colours", at: "0")
    for colour in ["#336699", "#ff0000", "#ffffff", "#000000", "#ff3b30", "#34c759", "#007aff"] {
      #expect(text.contains(colour), "\(colour) in \(text)")
    }
  }

  @Test func everyFormOfOnChangeIsCalled() throws {
    let text = try explain("Changes", at: "0.2")
    #expect(text.contains("none0") && text.contains("old"))
    #expect(text.contains("0to5") && text.contains("one5") && text.contains("none5"))
  }

  @Test func theStageIsTheScreen() throws {
    let text = try explain("Device", at: "0")
    #expect(text.contains("400x400@2") && text.contains("phone"), "\(text)")
  }

  @Test func placeholdersStandForWords() throws {
    let text = try explain("Debugged", at: "0")
    #expect(!text.contains("secret") && text.contains("open"), "\(text)")
  }

  /// What cannot be had is an error that names it, with one line below that says so.
  @Test func whatCannotBeHadIsNamed() throws {
    let file = try FilmFixture.write(
      "traps/Missing.swift",
      """
      import SwiftUI
      struct Blur: UIViewRepresentable {
        func makeUIView(context: Context) -> UIVisualEffectView { UIVisualEffectView() }
      }
      class Delegate: NSObject, UIApplicationDelegate {}
      struct Picture: View {
        @UIApplicationDelegateAdaptor(Delegate.self) var delegate
        var body: some View { Image(uiImage: #imageLiteral(resourceName: "x")) }
      }
      """)
    let result = try FilmFixture.run("render", file)
    #expect(result.code == 2)
    let lines = result.errors.split(separator: "\n")
    #expect(result.errors.contains("'UIViewRepresentable' is unavailable"), "\(result.errors)")
    #expect(result.errors.contains("SwiftUI's views only"))
    #expect(result.errors.contains("take the delegate out"))
    let last = String(lines.last ?? "")
    #expect(
      last.contains("Missing does not compile: Inbetween has no 'UIViewRepresentable'"), "\(last)")
    #expect(last.contains("'#imageLiteral'") && last.contains("docs/swiftui-support.md"))
  }
}
