import CZip
import Foundation

/// The files in a ZIP archive held in memory, as spreadsheets are.
final class ZipArchive {
  /// How many bytes one file may unpack to: a small archive can name an enormous one.
  static let unpackedLimit = 256 << 20

  private let archive: OpaquePointer
  private let file: String
  /// Kept alive: libzip reads from it.
  private let data: NSData

  /// Opens the archive in `data`, which came from `file`.
  init(_ data: Data, file: String) throws(BatchError) {
    self.file = file
    self.data = data as NSData
    var error = zip_error_t()
    zip_error_init(&error)
    defer { zip_error_fini(&error) }
    guard
      let source = zip_source_buffer_create(
        self.data.bytes, zip_uint64_t(self.data.length), 0, &error)
    else { throw Self.failure(file, &error) }
    guard let archive = zip_open_from_source(source, ZIP_RDONLY, &error) else {
      zip_source_free(source)
      throw Self.failure(file, &error)
    }
    self.archive = archive
  }

  deinit { zip_discard(archive) }

  /// The content of the file named `name`, or nil when the archive has none.
  func content(of name: String) throws(BatchError) -> Data? {
    let index = zip_name_locate(archive, name, 0)
    guard index >= 0 else { return nil }
    var facts = zip_stat_t()
    guard zip_stat_index(archive, zip_uint64_t(index), 0, &facts) == 0 else {
      throw fault(name, String(cString: zip_strerror(archive)))
    }
    guard facts.size <= zip_uint64_t(Self.unpackedLimit) else {
      throw fault(name, "it unpacks to more than \(Self.unpackedLimit >> 20) MiB")
    }
    guard let entry = zip_fopen_index(archive, zip_uint64_t(index), 0) else {
      throw fault(name, String(cString: zip_strerror(archive)))
    }
    defer { zip_fclose(entry) }
    var content = Data(count: Int(facts.size))
    let read = content.withUnsafeMutableBytes {
      zip_fread(entry, $0.baseAddress, zip_uint64_t($0.count))
    }
    guard read == zip_int64_t(facts.size) else { throw fault(name, "it is damaged") }
    return content
  }

  private func fault(_ name: String, _ reason: String) -> BatchError {
    BatchError("read \(file)", reason: "\(name): \(reason)", advice: "save the file again")
  }

  private static func failure(_ file: String, _ error: inout zip_error_t) -> BatchError {
    BatchError(
      "read \(file)",
      reason: "it is no spreadsheet: \(String(cString: zip_error_strerror(&error)))",
      advice: "save it as .xlsx, .ods or .csv")
  }
}
