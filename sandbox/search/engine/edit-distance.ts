/**
 * Edits (insert, delete, replace or swap neighbors) that turn one word into the other; `most + 1`
 * for any more than `most`.
 */
export function editDistance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let beforeLast: readonly number[] = [];
  let last: readonly number[] = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    let least = row;
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      let cost = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
      );
      const isSwapped =
        row > 1 &&
        column > 1 &&
        one[row - 1] === other[column - 2] &&
        one[row - 2] === other[column - 1];
      if (isSwapped) cost = Math.min(cost, (beforeLast[column - 2] ?? 0) + 1);
      current.push(cost);
      least = Math.min(least, cost);
    }
    if (least > most) return most + 1;
    beforeLast = last;
    last = current;
  }
  return Math.min(last[other.length] ?? most + 1, most + 1);
}

/**
 * Typos between the query and a word; one in the first letter counts twice, as in the service.
 * `most + 1` for any more than `most`.
 */
export function typosBetween(typed: string, word: string, most: number): number {
  const distance = editDistance(typed, word, most);
  if (distance === 0 || distance > most) return distance;
  return Math.min(typed[0] === word[0] ? distance : distance + 1, most + 1);
}

/** Typos between the query and the best prefix of a word. */
export function typosBeforeEnd(typed: string, word: string, most: number): number {
  if (word.startsWith(typed)) return 0;
  let best = most + 1;
  for (let length = typed.length - most; length <= typed.length + most; length += 1) {
    if (length < 1 || length > word.length) continue;
    best = Math.min(best, typosBetween(typed, word.slice(0, length), most));
  }
  return best;
}
