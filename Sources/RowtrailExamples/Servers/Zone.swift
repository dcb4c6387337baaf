import Rowtrail

/// The sections of the server list.
package enum Zone: String, ListID {
  case asia
  case europe
}
