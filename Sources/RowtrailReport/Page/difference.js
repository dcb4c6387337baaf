// What differs between two lists.

/** The places of a longest run of ascending numbers. */
function longestRun(numbers) {
  const tails = [];
  const before = new Int32Array(numbers.length).fill(-1);
  numbers.forEach((number, place) => {
    let [low, high] = [0, tails.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (numbers[tails[middle]] < number) low = middle + 1;
      else high = middle;
    }
    if (low > 0) before[place] = tails[low - 1];
    tails[low] = place;
  });
  const run = new Set();
  for (let place = tails[tails.length - 1] ?? -1; place >= 0; place = before[place]) run.add(place);
  return run;
}

/** The rows that came, went, moved or changed from one list to another; as few as can be are called moved. */
function difference(before, after) {
  const places = new Map();
  for (const section of before.order) for (const row of before.rows[section]) places.set(row, [places.size, section]);
  const result = { came: new Set(), went: new Set(), moved: new Set(), changed: new Set() };
  const staying = [];
  for (const section of after.order) {
    for (const row of after.rows[section]) {
      const place = places.get(row);
      if (!place) {
        result.came.add(row);
        continue;
      }
      places.delete(row);
      if (place[1] !== section) result.moved.add(row);
      else staying.push([place[0], row]);
      if (before.items[row] !== after.items[row] || before.flags[row] !== after.flags[row]) result.changed.add(row);
    }
  }
  for (const row of places.keys()) result.went.add(row);
  const run = longestRun(staying.map(([place]) => place));
  staying.forEach(([, row], index) => {
    if (!run.has(index)) result.moved.add(row);
  });
  return result;
}

/** Two lists of ids with what is missing, extra or moved marked: pairs of an id and its mark. */
function markedIDs(expected, found) {
  const left = grouped(expected.map((id, index) => ({ id, index })), "id");
  const pairs = [];
  found.forEach((id, index) => {
    const place = left.get(id)?.shift()?.index;
    if (place !== undefined) pairs.push([place, index]);
  });
  const marks = [new Array(expected.length).fill("missing"), new Array(found.length).fill("extra")];
  const run = longestRun(pairs.map(([place]) => place));
  pairs.forEach(([one, other], index) => {
    marks[0][one] = marks[1][other] = run.has(index) ? "same" : "moved";
  });
  return { expected: expected.map((id, index) => [id, marks[0][index]]), found: found.map((id, index) => [id, marks[1][index]]) };
}
