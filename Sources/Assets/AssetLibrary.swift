import CairoRenderer
import Foundation
import Media
package import Picture
import Pixels
import Synchronization

/// The pictures and colours around a program: finds them by name, and hands out their pixels.
///
/// Nothing is read before the first name is asked for. Shared by the threads that draw.
package final class AssetLibrary: AssetCatalog, ImageSource {
  private let roots: [String]
  private let state = Mutex(State())

  private struct State {
    var index: Index?
    var problems: [String] = []
    var found: [String: CatalogImage?] = [:]
    var pixels: [ImageReference: ImagePixels] = [:]
    var byteCount = 0
  }

  private struct Index: Sendable {
    let search: AssetSearch
    let entries: CatalogEntries
    /// Files by their name without the ending and the scale, best first.
    let files: [String: [CatalogEntries.ImageFile]]
  }

  /// The most bytes of decoded pictures that are kept.
  private static let byteLimit = 256 << 20

  /// The library around `roots`, a program's files and folders.
  package init(around roots: [String]) { self.roots = roots }

  /// What could not be read so far, as sentences.
  package var problems: [String] { state.withLock { $0.problems } }

  /// Where a name was looked for, in words.
  package var places: String {
    let search = state.withLock { index(&$0) }.search
    let catalogs = search.catalogs.isEmpty ? "there is no asset catalogue" : list(search.catalogs)
    return "\(catalogs), files in \(list(search.folders))"
  }

  private func list(_ paths: [String]) -> String {
    let shown = paths.prefix(3).joined(separator: ", ")
    return paths.count > 3 ? shown + " and \(paths.count - 3) more" : shown
  }

  // MARK: Names

  /// The picture called `name`: an image set, or a file with that name.
  ///
  /// A drawing goes before pixels, and the finest scale before the others.
  package func image(named name: String, isDark: Bool) -> CatalogImage? {
    state.withLock { state in
      let key = (isDark ? "dark " : "light ") + name
      if let known = state.found[key] { return known }
      let image = find(name, isDark: isDark, &state)
      state.found[key] = .some(image)
      return image
    }
  }

  /// The colour called `name`.
  package func color(named name: String, isDark: Bool) -> RGBA? {
    state.withLock { state in
      let set = index(&state).entries.colors[name]
      return isDark ? set?.dark : set?.light
    }
  }

  private func index(_ state: inout State) -> Index {
    if let index = state.index { return index }
    let search = AssetSearch(around: roots)
    let entries = CatalogEntries(search.catalogs)
    state.problems += entries.problems
    let index = Index(search: search, entries: entries, files: Self.named(search.files))
    state.index = index
    return index
  }

  /// `photo@2x.png` as the picture `photo` at scale 2, also under its name with the ending.
  private static func named(_ paths: [String]) -> [String: [CatalogEntries.ImageFile]] {
    var files: [String: [CatalogEntries.ImageFile]] = [:]
    for path in paths {
      let file = (path as NSString).lastPathComponent as NSString
      var (name, scale) = (file.deletingPathExtension, Double?.none)
      for factor in [2.0, 3] where name.hasSuffix("@\(Int(factor))x") {
        (name, scale) = (String(name.dropLast(3)), factor)
      }
      let entry = CatalogEntries.ImageFile(path: path, scale: scale, isDark: false)
      files[name, default: []].append(entry)
      files[name + "." + file.pathExtension, default: []].append(entry)
    }
    return files
  }

  private func find(_ name: String, isDark: Bool, _ state: inout State) -> CatalogImage? {
    let index = index(&state)
    let set = index.entries.images[name]
    let files = set?.files ?? index.files[name] ?? []
    let own = files.filter { $0.isDark == isDark }
    let candidates = (own.isEmpty ? files.filter { !$0.isDark } : own).sorted { a, b in
      rank(a) < rank(b)
    }
    for file in candidates {
      do {
        return try picture(file, isTemplate: set?.isTemplate ?? false)
      } catch {
        state.problems.append("\(error)")
      }
    }
    return nil
  }

  /// Drawings first, then the finest pixels.
  private func rank(_ file: CatalogEntries.ImageFile) -> Double {
    isDrawing(file.path) ? -100 : -(file.scale ?? 1)
  }

  private func isDrawing(_ path: String) -> Bool {
    ["svg", "pdf"].contains((path as NSString).pathExtension.lowercased())
  }

  private func picture(
    _ file: CatalogEntries.ImageFile, isTemplate: Bool
  ) throws -> CatalogImage {
    if isDrawing(file.path) {
      let size = try DrawingFile(path: file.path).size
      let reference = ImageReference(
        name: file.path, width: Int(size.width.rounded()), height: Int(size.height.rounded()),
        isVector: true)
      return CatalogImage(reference: reference, isTemplate: isTemplate)
    }
    guard let header = PictureHeader(path: file.path) else {
      throw MediaError(
        "read the picture \(file.path)", path: file.path, cause: .content,
        reason: FileManager.default.fileExists(atPath: file.path)
          ? "it is no PNG, JPEG, WebP or GIF file, or is cut off" : "it is not there",
        advice: "look at the file")
    }
    return CatalogImage(
      reference: ImageReference(name: file.path, width: header.width, height: header.height),
      scale: max(file.scale ?? 1, 1), isTemplate: isTemplate)
  }

  // MARK: Pixels

  /// The pixels of a picture that this library has found; `nil`, and a problem, when they cannot be
  /// read.
  package func pixels(for reference: ImageReference) -> ImagePixels? {
    var key = reference
    key.sampling = .smooth
    return state.withLock { state in
      if let known = state.pixels[key] { return known }
      do {
        let bitmap =
          reference.isVector
          ? try DrawingFile(path: reference.name).draw(
            width: reference.width, height: reference.height)
          : try PictureFile.read(reference.name)
        let pixels = ImagePixels(bitmap)
        if state.byteCount + pixels.bytes.count > Self.byteLimit {
          (state.pixels, state.byteCount) = ([:], 0)
        }
        state.pixels[key] = pixels
        state.byteCount += pixels.bytes.count
        return pixels
      } catch {
        let problem = "\(error)"
        if !state.problems.contains(problem) { state.problems.append(problem) }
        return nil
      }
    }
  }
}

extension ImagePixels {
  /// The pixels of `bitmap`, without what pads its rows.
  convenience init(_ bitmap: Bitmap) {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(bitmap.width * bitmap.height * 4)
    for y in 0..<bitmap.height { bytes += UnsafeRawBufferPointer(bitmap.row(y)) }
    self.init(width: bitmap.width, height: bitmap.height, bytes: bytes)
  }
}

extension AssetLibrary {
  /// The names of the pictures and colours in the catalogues around, sorted.
  package var catalogNames: (images: [String], colors: [String]) {
    let entries = state.withLock { index(&$0) }.entries
    return (entries.images.keys.sorted(), entries.colors.keys.sorted())
  }
}
