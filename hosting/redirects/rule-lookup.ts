/** Finds the entry for a path among paths of which some end in `*`: an exact match wins. */
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
