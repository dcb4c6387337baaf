#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The functions of SQLite that the test needs, from the library that the machine has, if it has one. Nothing links to it.
struct SQLiteLibrary: @unchecked Sendable {
  typealias Database = OpaquePointer
  typealias Statement = OpaquePointer
  typealias Open = @convention(c) (UnsafePointer<CChar>?, UnsafeMutablePointer<Database?>?) -> Int32
  typealias Prepare =
    @convention(c) (
      Database?, UnsafePointer<CChar>?, Int32, UnsafeMutablePointer<Statement?>?,
      UnsafeMutablePointer<UnsafePointer<CChar>?>?
    ) -> Int32
  typealias OnStatement = @convention(c) (Statement?) -> Int32
  typealias BindInteger = @convention(c) (Statement?, Int32, Int64) -> Int32
  typealias BindText = @convention(c) (Statement?, Int32, UnsafePointer<CChar>?, Int32, OpaquePointer?) -> Int32
  typealias ColumnInteger = @convention(c) (Statement?, Int32) -> Int64
  typealias ColumnText = @convention(c) (Statement?, Int32) -> UnsafePointer<UInt8>?

  let open: Open
  let close: @convention(c) (Database?) -> Int32
  let prepare: Prepare
  let step: OnStatement
  let finalize: OnStatement
  let bindInteger: BindInteger
  let bindText: BindText
  let integer: ColumnInteger
  let text: ColumnText

  /// The library of this machine, or `nil` where it has none.
  static let installed: SQLiteLibrary? = {
    for name in ["libsqlite3.so.0", "libsqlite3.so", "libsqlite3.dylib"] {
      if let handle = dlopen(name, RTLD_NOW | RTLD_LOCAL) { return SQLiteLibrary(handle) }
    }
    return nil
  }()

  private init?(_ handle: UnsafeMutableRawPointer) {
    func symbol<Function>(_ name: String, _: Function.Type) -> Function? {
      dlsym(handle, "sqlite3_\(name)").map { unsafeBitCast($0, to: Function.self) }
    }
    guard let open = symbol("open", Open.self), let close = symbol("close", OnStatement.self),
      let prepare = symbol("prepare_v2", Prepare.self), let step = symbol("step", OnStatement.self),
      let finalize = symbol("finalize", OnStatement.self), let bindInteger = symbol("bind_int64", BindInteger.self),
      let bindText = symbol("bind_text", BindText.self), let integer = symbol("column_int64", ColumnInteger.self),
      let text = symbol("column_text", ColumnText.self)
    else { return nil }
    self.open = open
    self.close = close
    self.prepare = prepare
    self.step = step
    self.finalize = finalize
    self.bindInteger = bindInteger
    self.bindText = bindText
    self.integer = integer
    self.text = text
  }
}
