import Foundation
import Glibc

/// Compiled Swift programs, and what compiles them, by their content, bounded in number and size.
struct FilmCache {
  private let folder: String
  /// What a product is called in its folder.
  private let productName: String

  /// The most programs that are kept.
  private static let countLimit = 200
  /// The most bytes that are kept.
  private static let sizeLimit = 1 << 30

  /// The cache in `$XDG_CACHE_HOME`, or `~/.cache`.
  init(variables: [String: String], productName: String = "film") {
    self.productName = productName
    let home = variables["HOME"] ?? NSHomeDirectory()
    let given = variables["XDG_CACHE_HOME"] ?? ""
    let base = given.hasPrefix("/") ? given : home + "/.cache"
    folder = base + "/inbetween/films"
  }

  /// The executable of the program with this hash and key, if it is there.
  func find(_ hash: String, key: String) -> String? {
    let place = folder + "/" + hash
    guard let stored = FileManager.default.contents(atPath: place + "/key"),
      stored == Data(key.utf8), access(place + "/" + productName, R_OK) == 0
    else { return nil }
    // The time of last use, by which old programs go.
    utimes(place, nil)
    return place + "/" + productName
  }

  /// A hidden folder to build in, which becomes the program's when it is finished.
  func begin(_ hash: String) throws(CommandError) -> Unfinished {
    let path = "\(folder)/.\(hash).\(getpid()).part"
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      try? FileManager.default.removeItem(atPath: path)
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
    } catch {
      throw .failed(
        "could not write to \(folder): \(error.localizedDescription); free some space, or set "
          + "XDG_CACHE_HOME to another folder")
    }
    return Unfinished(path: path, place: folder + "/" + hash, cache: self)
  }

  /// A program in the making.
  struct Unfinished {
    /// The folder.
    let path: String
    fileprivate let place: String
    fileprivate let cache: FilmCache

    /// Where the executable or plug-in is to be.
    var product: String { path + "/" + cache.productName }

    /// Gives the folder its name; returns the executable's path.
    func finish(key: String) throws(CommandError) -> String {
      let isWritten = FileManager.default.createFile(
        atPath: path + "/key", contents: Data(key.utf8))
      // What was there has another key, is broken, or was finished by another run a moment ago.
      if isWritten, rename(path, place) != 0 {
        try? FileManager.default.removeItem(atPath: place)
        guard rename(path, place) == 0 || cache.exists(place) else {
          throw .failed(
            "could not write \(place): \(String(cString: strerror(errno))); set XDG_CACHE_HOME to "
              + "another folder")
        }
      }
      cache.prune(keeping: place)
      return place + "/" + cache.productName
    }

    /// Removes the folder, unless it was finished.
    func discard() { try? FileManager.default.removeItem(atPath: path) }
  }

  private func exists(_ place: String) -> Bool { access(place + "/" + productName, R_OK) == 0 }

  /// Removes what was not used for longest until the bounds hold, and what dead runs left.
  private func prune(keeping kept: String) {
    let manager = FileManager.default
    var programs: [(path: String, used: Date, size: Int)] = []
    for name in (try? manager.contentsOfDirectory(atPath: folder)) ?? [] {
      let path = folder + "/" + name
      if name.hasPrefix(".") {
        let owner = name.split(separator: ".").dropFirst().first.flatMap { Int32($0) }
        if let owner, kill(owner, 0) != 0, errno == ESRCH { try? manager.removeItem(atPath: path) }
        continue
      }
      let used = (try? manager.attributesOfItem(atPath: path))?[.modificationDate] as? Date
      let size = ((try? manager.contentsOfDirectory(atPath: path)) ?? []).reduce(0) { sum, file in
        let facts = try? manager.attributesOfItem(atPath: path + "/" + file)
        return sum + ((facts?[.size] as? NSNumber)?.intValue ?? 0)
      }
      programs.append((path, used ?? .distantPast, size))
    }
    programs.sort { $0.used > $1.used }
    var (count, bytes) = (0, 0)
    for program in programs {
      count += 1
      bytes += program.size
      if program.path != kept, count > Self.countLimit || bytes > Self.sizeLimit {
        try? manager.removeItem(atPath: program.path)
      }
    }
  }
}
