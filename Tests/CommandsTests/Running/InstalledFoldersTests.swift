import Testing

@testable import Commands

@Suite struct InstalledFoldersTests {
  @Test func foldersAreLookedThroughInTheOrderOfTheManual() {
    let folders = InstalledFolders(
      presets: "mine", variables: ["INBETWEEN_HOME": "/opt/inbetween"],
      executable: "/usr/local/bin/inbetween")
    #expect(
      folders.presets == [
        "mine", "/opt/inbetween/presets", "/usr/local/share/inbetween/presets",
      ])
  }

  @Test func aBuildFindsThePackagesOwnFolder() {
    let folders = InstalledFolders(
      presets: nil, variables: ["INBETWEEN_HOME": ""],
      executable: "/home/a/package/.build/x86_64-unknown-linux-gnu/release/inbetween")
    #expect(folders.presets.last == "/home/a/package/presets")
    #expect(folders.presets.count == 2)
  }
}
