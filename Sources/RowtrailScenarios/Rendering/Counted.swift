/// A number with its noun: `1 step`, `2 steps`, `3 entries`.
package func counted(_ count: Int, _ noun: String, _ plural: String? = nil) -> String {
  "\(count) \(count == 1 ? noun : plural ?? noun + "s")"
}
