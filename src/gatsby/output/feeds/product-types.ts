/** The parts of a product type such as "Care / Chews", widest first. */
export const partsOf = (type: string): string[] =>
  type
    .split('/')
    .map(part => part.trim())
    .filter(part => part !== '');

/**
 * A short name for each product type of a list. Types are paths from wide to narrow. The name is
 * the first part in which the types of the list differ, so a whole range is divided by department,
 * and a department by what it contains. A type that ends before that part keeps its last one; an
 * empty type stays empty.
 */
export const shortTypes = (types: readonly string[]): readonly string[] => {
  const paths = types.map(partsOf);
  const known = paths.filter(path => path.length > 0);
  const longest = Math.max(0, ...known.map(path => path.length));
  let depth = 0;
  while (depth < longest - 1 && new Set(known.map(path => path[depth])).size < 2) depth += 1;
  return paths.map(path => path[depth] ?? path.at(-1) ?? '');
};
