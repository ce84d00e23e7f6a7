import type { Query } from './query';

/** Parameters that filter by a range of instants. */
export const instantFilters = (...fields: readonly string[]): readonly string[] =>
  fields.flatMap(field => [`${field}_min`, `${field}_max`]);

/**
 * Reads the parameters `…_min` and `…_max` of some fields.
 * @returns a function that tells whether a record is in range; a record without a value is not
 */
export function matchesInstants<T>(
  query: Query,
  fields: Readonly<Record<string, (record: T) => string | null>>,
): (record: T) => boolean {
  const checks = Object.entries(fields).flatMap(([name, valueOf]) => {
    const [min, max] = [query.moment(`${name}_min`), query.moment(`${name}_max`)];
    if (min === null && max === null) return [];
    return [
      (record: T): boolean => {
        const value = valueOf(record);
        if (value === null) return false;
        const ms = Date.parse(value);
        return (min === null || ms >= Date.parse(min)) && (max === null || ms <= Date.parse(max));
      },
    ];
  });
  return record => checks.every(check => check(record));
}
