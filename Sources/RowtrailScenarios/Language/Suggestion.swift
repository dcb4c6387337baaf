/// What was probably meant by a misspelt word: the nearest of the candidates, or `nil` where none is near.
///
/// Near is one slip (a letter too many, missing, wrong, or swapped with its neighbour) in a word of up to five letters,
/// two in a longer one, and any difference between upper and lower case alone. Of several equally near ones it is the
/// first. A word of more than 64 bytes was not misspelt.
///
/// - Complexity: linear in the number of candidates; of those, only words of about the same length cost more than a look.
package func suggestion(for word: String, among candidates: some Sequence<String>) -> String? {
  let wanted = Array(word.lowercased().utf8)
  guard !wanted.isEmpty, wanted.count <= 64 else { return nil }
  let most = wanted.count < 6 ? 1 : 2
  var best: (candidate: String, distance: Int)?
  for candidate in candidates where candidate != word {
    let letters = Array(candidate.lowercased().utf8)
    guard abs(letters.count - wanted.count) <= most else { continue }
    let distance = slips(wanted, letters)
    // A word of one letter, or two, has nothing in common with one that differs in every letter.
    guard distance <= most, distance < max(wanted.count, letters.count) else { continue }
    if distance < best?.distance ?? .max { best = (candidate, distance) }
  }
  return best?.candidate
}

/// What was probably meant, to stand behind a sentence; empty where nothing is near.
package func hint(_ suggestion: String?, quote: Character = "`") -> String {
  suggestion.map { "; did you mean \(quote)\($0)\(quote)?" } ?? ""
}

/// How many letters must be inserted, removed, replaced or swapped with their neighbour to get from one word to another.
private func slips(_ left: [UInt8], _ right: [UInt8]) -> Int {
  var beforeLast = [Int](repeating: 0, count: right.count + 1)
  var last = Array(0...right.count)
  for row in left.indices {
    var current = [row + 1]
    for column in right.indices {
      let isSame = left[row] == right[column]
      var least = min(last[column + 1] + 1, current[column] + 1, last[column] + (isSame ? 0 : 1))
      if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
        least = min(least, beforeLast[column - 1] + 1)
      }
      current.append(least)
    }
    (beforeLast, last) = (last, current)
  }
  return last[right.count]
}
