import Foundation

open class UIImage: NSObject, @unchecked Sendable {
  public let name: String
  public init?(systemName name: String) { self.name = name }
}
