const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([, own]) => own !== undefined);
  return Object.fromEntries(
    entries
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, own]) => [name, sorted(own)]),
  );
};

/** The JSON of a value, independent of the order of its fields. */
export const canonicalJson = (value: unknown): string => JSON.stringify(sorted(value)) ?? '';
