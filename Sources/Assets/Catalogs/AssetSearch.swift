import Foundation

/// Where the pictures and colours of a program are looked for: beside its files, and above them.
///
/// A folder of sources is searched as a whole; beside a single file its folder counts, and the folders
/// in it that are usually called so. Above both, asset catalogues alone count, up to the project's
/// root. Nearer ones go first.
package struct AssetSearch: Sendable {
  /// Asset catalogues (`*.xcassets`), nearest first.
  package private(set) var catalogs: [String] = []
  /// Picture files that can be named without a catalogue, nearest first.
  package private(set) var files: [String] = []
  /// The folders that were looked through.
  package private(set) var folders: [String] = []

  /// Folders beside sources that hold resources, as Xcode and the package manager make them.
  private static let resourceFolders = [
    "Resources", "Assets", "Images", "Media", "Supporting Files", "Preview Content",
  ]
  /// Endings of picture files, in the order in which one is preferred to another.
  static let endings = ["svg", "pdf", "png", "jpg", "jpeg", "webp", "gif"]
  /// The most files and folders that are looked at.
  private static let entryLimit = 20_000
  /// The most folders above the sources.
  private static let heightLimit = 6

  private var entries = 0
  private var seen: Set<String> = []

  /// Looks around `roots`: a program's files and folders.
  package init(around roots: [String]) {
    for root in roots {
      if Self.isFolder(root) {
        search(root, depth: .max)
        climb(from: root)
      } else {
        let parent = (root as NSString).deletingLastPathComponent
        let folder = parent.isEmpty ? "." : parent
        search(folder, depth: 0)
        for name in Self.resourceFolders where Self.isFolder(folder + "/" + name) {
          search(folder + "/" + name, depth: 2)
        }
        climb(from: folder)
      }
    }
  }

  /// Takes down what is in `folder`, and `depth` levels below it.
  private mutating func search(_ folder: String, depth: Int) {
    guard seen.insert(Self.absolute(folder)).inserted else { return }
    folders.append(folder)
    let base = folder == "." ? "" : folder.hasSuffix("/") ? folder : folder + "/"
    var below: [String] = []
    for name in Self.names(in: folder) {
      entries += 1
      guard entries <= Self.entryLimit else { return }
      let path = base + name
      if name.hasSuffix(".xcassets") {
        add(catalog: path)
      } else if Self.endings.contains((name as NSString).pathExtension.lowercased()) {
        files.append(path)
      } else if depth > 0, Self.isFolder(path), !Self.isLink(path) {
        below.append(path)
      }
    }
    for path in below { search(path, depth: depth - 1) }
  }

  /// Takes down the catalogues above `folder`, up to the project's root.
  private mutating func climb(from folder: String) {
    let home = NSHomeDirectory()
    var place = Self.absolute(folder)
    for _ in 0..<Self.heightLimit {
      // A repository, a package or an Xcode project: what lies above is another's.
      let names = Self.names(in: place, hidden: true)
      if names.contains(where: {
        $0 == ".git" || $0 == "Package.swift" || $0.hasSuffix(".xcodeproj")
      }) {
        return
      }
      place = (place as NSString).deletingLastPathComponent
      guard place != "/", place != home, !place.isEmpty else { return }
      let here = Self.names(in: place)
      guard here.count <= 1000 else { return }
      for name in here {
        if name.hasSuffix(".xcassets") {
          add(catalog: place + "/" + name)
        } else if Self.resourceFolders.contains(name) {
          for inner in Self.names(in: place + "/" + name) where inner.hasSuffix(".xcassets") {
            add(catalog: place + "/" + name + "/" + inner)
          }
        }
      }
    }
  }

  private mutating func add(catalog path: String) {
    if seen.insert(Self.absolute(path)).inserted { catalogs.append(path) }
  }

  static func names(in folder: String, hidden: Bool = false) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
      .filter { hidden || !$0.hasPrefix(".") }
  }

  static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  private static func isLink(_ path: String) -> Bool {
    (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil
  }

  private static func absolute(_ path: String) -> String {
    URL(fileURLWithPath: path).standardizedFileURL.path
  }
}
