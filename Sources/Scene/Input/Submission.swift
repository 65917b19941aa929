/// What makes a field submit.
public struct SubmitTriggers: OptionSet, Sendable {
  /// One bit a kind of field.
  public let rawValue: Int
  /// A set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// A text field.
  public static let text = SubmitTriggers(rawValue: 1)
  /// A search field.
  public static let search = SubmitTriggers(rawValue: 2)
}

/// What the return key says; a film draws no keyboard.
public struct SubmitLabel: Hashable, Sendable {
  private let name: String

  /// Done.
  public static let done = SubmitLabel(name: "done")
  /// Go.
  public static let go = SubmitLabel(name: "go")
  /// Send.
  public static let send = SubmitLabel(name: "send")
  /// Join.
  public static let join = SubmitLabel(name: "join")
  /// Route.
  public static let route = SubmitLabel(name: "route")
  /// Search.
  public static let search = SubmitLabel(name: "search")
  /// Return.
  public static let `return` = SubmitLabel(name: "return")
  /// Next.
  public static let next = SubmitLabel(name: "next")
  /// Continue.
  public static let `continue` = SubmitLabel(name: "continue")
}

private enum SubmitKey: EnvironmentKey {
  static var defaultValue: [() -> Void] { [] }
}

extension EnvironmentValues {
  /// What is run when a field here submits, innermost last.
  var submitActions: [() -> Void] {
    get { self[SubmitKey.self] }
    set { self[SubmitKey.self] = newValue }
  }
}

extension View {
  /// Runs `action` when a return is typed into a field.
  nonisolated public func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
  ) -> some View { transformEnvironment(\.submitActions) { $0.append(action) } }

  /// Keeps returns from the actions outside.
  nonisolated public func submitScope(_ isBlocking: Bool = true) -> some View {
    transformEnvironment(\.submitActions) { if isBlocking { $0 = [] } }
  }

  /// The view as it is: a film draws no keyboard.
  nonisolated public func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }

  /// The view as it is: a film draws no keyboard.
  nonisolated public func keyboardType(_ type: UIKeyboardType) -> some View { self }

  /// The view as it is: a film draws no keyboard.
  nonisolated public func textContentType(_ textContentType: UITextContentType?) -> some View {
    self
  }

  /// The view as it is: what is typed is typed as it is written.
  nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }

  /// The view as it is: what is typed is typed as it is written.
  nonisolated public func disableAutocorrection(_ disable: Bool?) -> some View { self }

  /// The view as it is: what is typed is typed as it is written.
  nonisolated public func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View { self }

  /// The view as it is: what is typed is typed as it is written.
  nonisolated public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
    self
  }
}

/// The keyboards of UIKit; a film draws none.
public enum UIKeyboardType: Int, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad
  case emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad
}

/// What a field is for, in UIKit's words; a film fills in nothing.
public struct UITextContentType: Hashable, Sendable {
  private let name: String

  /// A name.
  public static let name = UITextContentType(name: "name")
  /// A given name.
  public static let givenName = UITextContentType(name: "givenName")
  /// A family name.
  public static let familyName = UITextContentType(name: "familyName")
  /// A user's name.
  public static let username = UITextContentType(name: "username")
  /// A password.
  public static let password = UITextContentType(name: "password")
  /// A new password.
  public static let newPassword = UITextContentType(name: "newPassword")
  /// A code that is used once.
  public static let oneTimeCode = UITextContentType(name: "oneTimeCode")
  /// An address for mail.
  public static let emailAddress = UITextContentType(name: "emailAddress")
  /// A number to call.
  public static let telephoneNumber = UITextContentType(name: "telephoneNumber")
  /// A card's number.
  public static let creditCardNumber = UITextContentType(name: "creditCardNumber")
}

/// Which letters a device would write large.
public struct TextInputAutocapitalization: Hashable, Sendable {
  private let name: String

  /// None.
  public static var never: TextInputAutocapitalization { .init(name: "never") }
  /// The first of each word.
  public static var words: TextInputAutocapitalization { .init(name: "words") }
  /// The first of each sentence.
  public static var sentences: TextInputAutocapitalization { .init(name: "sentences") }
  /// All.
  public static var characters: TextInputAutocapitalization { .init(name: "characters") }
}

/// Which letters a device would write large, in UIKit's words.
public enum UITextAutocapitalizationType: Int, Sendable {
  case none, words, sentences, allCharacters
}
