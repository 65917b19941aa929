import Foundation
import Geometry

/// The bar of a page: 44 points, and 52 more for a large title.
nonisolated struct NavigationBar: View {
  let options: NavigationOptions
  /// The title of the page before, when there is one.
  let backTitle: String?
  let back: () -> Void

  private var isEmpty: Bool {
    options.isHidden || (options.title == nil && options.items.isEmpty && backTitle == nil)
  }

  /// Titles are large on the first page unless it says otherwise, and small on those pushed onto it.
  private var isLarge: Bool { options.title != nil && !(options.isInline ?? (backTitle != nil)) }

  @ViewBuilder private var middle: some View {
    let principal = options.items(in: [.principal])
    if !principal.isEmpty {
      ToolbarEntries(entries: principal)
    } else if !isLarge, let title = options.title {
      title.font(.headline).lineLimit(1).padding(.horizontal, 90)
    }
  }

  @ViewBuilder private var backButton: some View {
    if let backTitle, !options.hidesBackButton {
      HStack(spacing: 6) {
        Chevron(direction: .leading).drawn(10, 18, line: 2.5)
        if backTitle.isEmpty || backTitle.count > 12 {
          Text(verbatim: "Back").lineLimit(1).modifier(UnsearchedModifier())
        } else {
          Text(verbatim: backTitle).lineLimit(1)
        }
      }
      .foregroundStyle(Color.accentColor)
      .contentShape(Rectangle())
      .accessibilityIdentifier("Back")
      .modifier(BackButtonModifier(back: back))
    }
  }

  var body: some View {
    if !isEmpty {
      VStack(alignment: .leading, spacing: 0) {
        ZStack {
          middle
          HStack(spacing: 16) {
            backButton
            ToolbarEntries(entries: options.items(in: [.topBarLeading]))
            Spacer(minLength: 0)
            ToolbarEntries(entries: options.items(in: [.topBarTrailing]))
          }
          .padding(.leading, backTitle != nil && !options.hidesBackButton ? 8 : 16)
          .padding(.trailing, 16)
        }
        .frame(height: 44)
        if isLarge {
          options.title?.font(.system(size: 34, weight: .bold)).lineLimit(1)
            .padding(.horizontal, 16).frame(height: 52)
        }
        options.searchField.padding(.horizontal, 16).padding(.bottom, 8)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      .background(options.background ?? AnyShapeStyle(Color.clear))
    }
  }
}

/// Leaves the page at a tap.
private struct BackButtonModifier: PrimitiveModifier {
  let back: () -> Void

  func evaluate(content: @escaping _ContentEvaluator, in inputs: _ViewInputs) -> _ViewElements {
    let back = back
    return inputs.distribute(content(inputs), make: { GestureElement() }) {
      $0.update(rank: .normal, mask: .all, isTappable: true) {
        let recognizer = TapRecognizer(count: 1) { _, _ in }
        recognizer.onEnded { back() }
        return recognizer
      }
    }
  }
}

/// Items beside each other, in the tint.
nonisolated struct ToolbarEntries: View {
  let entries: [ToolbarEntry]

  var body: some View {
    HStack(spacing: 16) {
      ForEach(entries.indices, id: \.self) { ToolbarEntryView(entry: entries[$0]) }
    }
  }
}

/// A bar of 49 points at the lower side of a page.
nonisolated struct BottomBar: View {
  let options: NavigationOptions

  var body: some View {
    VStack(spacing: 0) {
      Rectangle().fill(ControlColor.separator).frame(height: 0.5)
      HStack {
        ForEach(options.items(in: [.bottomBar]).indices, id: \.self) { index in
          ToolbarEntryView(entry: options.items(in: [.bottomBar])[index])
        }
      }
      .frame(maxWidth: .infinity)
      .overlay { ToolbarEntries(entries: options.items(in: [.status])) }
      .padding(.horizontal, 16).frame(height: 48.5)
    }
  }
}
