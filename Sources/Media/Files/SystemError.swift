import Glibc

extension MediaError {
  /// The error of a system call that set `errno`, with advice for the common ones.
  init(_ operation: String, path: String?, errno code: Int32, logLine: String? = nil) {
    let advice: String? =
      switch code {
      case ENOENT, ENOTDIR: "make the folder first, or choose another path"
      case EACCES, EPERM, EROFS: "choose a folder that can be written to"
      case ENOSPC, EDQUOT: "make room there, or write to another disk"
      case EISDIR: "give a file name, not a folder"
      case ENAMETOOLONG: "choose a shorter name"
      case EMFILE, ENFILE: "raise the limit of open files (ulimit -n), or run fewer jobs"
      default: nil
      }
    self.init(
      operation, path: path, cause: .system(code),
      reason: String(cString: strerror(code)).firstLowercased, advice: advice, logLine: logLine)
  }
}

extension String {
  /// The text with a small first letter, to go on after a colon.
  fileprivate var firstLowercased: String {
    prefix(1).lowercased() + dropFirst()
  }
}
