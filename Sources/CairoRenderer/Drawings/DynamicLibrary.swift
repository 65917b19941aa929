import CCairo
import Glibc

/// A library that is opened when something is first asked of it, since few films need it.
struct DynamicLibrary: Sendable {
  private let handle: UInt?
  /// The file's name.
  let name: String

  /// Opens `name` where the system keeps libraries; it stays open.
  init(_ name: String) {
    self.name = name
    handle = dlopen(name, RTLD_NOW | RTLD_LOCAL).map { UInt(bitPattern: $0) }
  }

  /// The function `symbol`, which has the C type `type`; `nil` when the library or it is not there.
  func function<F>(_ symbol: String, as type: F.Type) -> F? {
    guard let handle, let address = dlsym(UnsafeMutableRawPointer(bitPattern: handle), symbol)
    else { return nil }
    return unsafeBitCast(address, to: type)
  }
}

/// GLib's out-parameter for errors.
typealias ErrorSlot = UnsafeMutablePointer<UnsafeMutablePointer<GError>?>

/// Takes the words out of an error and frees it.
func takeMessage(_ error: UnsafeMutablePointer<GError>?) -> String {
  guard let error else { return "it says nothing about the reason" }
  defer { g_error_free(error) }
  return error.pointee.message.map { String(cString: $0) } ?? "it says nothing about the reason"
}
