import Testing

@testable import RowtrailReport

@Suite("Hashes")
struct HashTests {
  @Test(
    "SHA-256 gives what the standard and others give",
    arguments: [
      ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
      ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
      (
        "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
        "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
      ),
      (
        "abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu",
        "cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1"
      ),
    ])
  func known(message: String, digest: String) {
    #expect(hex(SHA256.hash(Array(message.utf8))) == digest)
  }

  @Test("of a million letters")
  func long() {
    let digest = hex(SHA256.hash([UInt8](repeating: UInt8(ascii: "a"), count: 1_000_000)))
    #expect(digest == "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0")
  }

  /// The hash of the hashes of 0, 1, … 129 times the letter a, as `sha256sum` gives it.
  @Test("at every length around the ends of a block")
  func lengths() {
    var all: [UInt8] = []
    for count in 0..<130 { all += hex(SHA256.hash([UInt8](repeating: UInt8(ascii: "a"), count: count))).utf8 }
    #expect(hex(SHA256.hash(all)) == "c665ed20ef30f158e90c7e921d8182bc0943c4b087a82f64a18d417bcdfadce7")
  }

  @Test("Base64 gives what RFC 4648 gives")
  func base64() {
    let known = [
      "": "", "f": "Zg==", "fo": "Zm8=", "foo": "Zm9v", "foob": "Zm9vYg==", "fooba": "Zm9vYmE=", "foobar": "Zm9vYmFy",
    ]
    for (text, encoded) in known { #expect(Base64.text(Array(text.utf8)) == encoded) }
    #expect(Base64.text([0xfb, 0xff, 0xfe]) == "+//+")
  }

  private func hex(_ bytes: [UInt8]) -> String {
    bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}
