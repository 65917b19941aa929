import Foundation
import Picture

/// What asset catalogues hold, by name.
struct CatalogEntries: Sendable {
  /// One file of an image set.
  struct ImageFile: Sendable {
    var path: String
    /// Pixels a point; `nil` for one file for all.
    var scale: Double?
    var isDark: Bool
  }
  /// An image set.
  struct ImageSet: Sendable {
    var files: [ImageFile]
    var isTemplate: Bool
  }
  /// A colour set.
  struct ColorSet: Sendable {
    var light: RGBA?
    var dark: RGBA?
  }
  /// By name; one in a folder with a namespace is called `Folder/name`.
  private(set) var images: [String: ImageSet] = [:]
  /// By name.
  private(set) var colors: [String: ColorSet] = [:]
  /// What could not be read, as sentences.
  private(set) var problems: [String] = []

  /// The most folders below each other in a catalogue.
  private static let depthLimit = 16
  /// The most bytes of a `Contents.json`.
  private static let byteLimit = 1 << 20

  /// Reads `catalogs`; where two have the same name, the first one's counts.
  init(_ catalogs: [String]) { for path in catalogs { read(path, prefix: "", depth: 0) } }

  private mutating func read(_ folder: String, prefix: String, depth: Int) {
    guard depth < Self.depthLimit else { return }
    for name in AssetSearch.names(in: folder) {
      let path = folder + "/" + name
      let title = prefix + (name as NSString).deletingPathExtension
      switch (name as NSString).pathExtension {
      case "imageset":
        guard images[title] == nil, let contents = contents(of: path) else { continue }
        images[title] = ImageSet(contents, in: path)
      case "colorset":
        guard colors[title] == nil, let contents = contents(of: path) else { continue }
        colors[title] = ColorSet(contents)
      case "":
        guard AssetSearch.isFolder(path) else { continue }
        let hasFile = FileManager.default.fileExists(atPath: path + "/Contents.json")
        let isNamespace =
          hasFile && contents(of: path)?.properties?.providesNamespace ?? false
        read(path, prefix: isNamespace ? prefix + name + "/" : prefix, depth: depth + 1)
      default: continue
      }
    }
  }

  private mutating func contents(of folder: String) -> Contents? {
    let path = folder + "/Contents.json"
    guard let file = FileHandle(forReadingAtPath: path) else {
      problems.append("could not read \(path): it is not there; add it, or remove the folder")
      return nil
    }
    defer { try? file.close() }
    // No more than tells that it is too much.
    let data = (try? file.read(upToCount: Self.byteLimit + 1)) ?? Data()
    guard data.count <= Self.byteLimit else {
      problems.append("could not read \(path): it has more than 1 MiB; look at it")
      return nil
    }
    do {
      return try JSONDecoder().decode(Contents.self, from: data)
    } catch {
      problems.append("could not read \(path): it is no Contents.json of Xcode's; mend it")
      return nil
    }
  }
}

extension CatalogEntries.ImageSet {
  fileprivate init(_ contents: Contents, in folder: String) {
    files = (contents.images ?? []).compactMap { entry in
      // A name that leads out of the folder is none of Xcode's.
      guard let name = entry.filename, !name.contains("/") else { return nil }
      guard Idiom.isUsual(entry.idiom) else { return nil }
      return CatalogEntries.ImageFile(
        path: folder + "/" + name,
        scale: entry.scale.flatMap { Double($0.hasSuffix("x") ? $0.dropLast() : $0[...]) },
        isDark: entry.isDark)
    }
    isTemplate = contents.properties?.intent == "template"
  }
}

extension CatalogEntries.ColorSet {
  fileprivate init(_ contents: Contents) {
    let usual = (contents.colors ?? []).filter { Idiom.isUsual($0.idiom) }
    light = usual.first { !$0.isDark }?.color?.light
    dark = usual.first(where: \.isDark)?.color?.dark ?? usual.first { !$0.isDark }?.color?.dark
  }
}

/// Which devices an entry is for.
private enum Idiom {
  /// Whether a film looks like such a device.
  static func isUsual(_ name: String?) -> Bool {
    name == nil || ["universal", "iphone", "ipad", "mac"].contains(name)
  }
}

/// A `Contents.json` as Xcode writes it, with what is used of it.
private struct Contents: Decodable {
  var images: [Entry]?
  var colors: [Entry]?
  var properties: Properties?

  struct Properties: Decodable {
    var providesNamespace: Bool?
    var intent: String?

    enum CodingKeys: String, CodingKey {
      case providesNamespace = "provides-namespace"
      case intent = "template-rendering-intent"
    }
  }

  struct Entry: Decodable {
    var filename: String?
    var idiom: String?
    var scale: String?
    var appearances: [Appearance]?
    var color: CatalogColor?

    var isDark: Bool {
      appearances?.contains { $0.appearance == "luminosity" && $0.value == "dark" } ?? false
    }
  }

  struct Appearance: Decodable {
    var appearance: String
    var value: String
  }
}
