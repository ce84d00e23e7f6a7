/** Splits an entry of `searchableAttributes`: `a,unordered(b)` has two parts, `unordered(a,b)` one. */
export const splitSearchableEntry = (entry: string): readonly string[] =>
  entry.split(/,(?![^(]*\))/).map(part => part.trim());
