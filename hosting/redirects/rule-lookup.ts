/** Finds what belongs to a path among paths of which some end in `*`: its own entry goes first. */
export const ruleLookup = <Entry>(
  entries: ReadonlyMap<string, Entry>,
): ((path: string) => Entry | undefined) => {
  const open = [...entries.keys()]
    .filter(path => path.endsWith('*'))
    .sort((a, b) => b.length - a.length);
  return path => {
    const key = entries.has(path) ? path : open.find(each => path.startsWith(each.slice(0, -1)));
    return key === undefined ? undefined : entries.get(key);
  };
};
