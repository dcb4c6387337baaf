import Foundation

open class NSItemProvider: NSObject, @unchecked Sendable {}
