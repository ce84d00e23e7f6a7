/** Parts of an entry of `searchableAttributes` that are of one rank: `a,unordered(b)`; `unordered(a,b)` is one part. */
export const partsOfRank = (entry: string): readonly string[] =>
  entry.split(/,(?![^(]*\))/).map(part => part.trim());
