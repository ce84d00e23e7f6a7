const DAY_MS = 86_400_000;

/** Every day from one year to another, both whole. */
export const daysOf = (from: number, to: number): readonly string[] => {
  const first = Date.UTC(from, 0, 1);
  const count = Math.round((Date.UTC(to + 1, 0, 1) - first) / DAY_MS);
  return Array.from({ length: count }, (_, at) =>
    new Date(first + at * DAY_MS).toISOString().slice(0, 10),
  );
};

/** A day in parts, counted without the code under test. */
export const partsOf = (day: string) => {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return { months: year * 12 + month, date, last: new Date(Date.UTC(year, month, 0)).getUTCDate() };
};

/** A seeded random number generator. */
export const numbers = (seed: number) => {
  let state = seed;
  return (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
};
