import { scrub } from '~/src/domain/data/scrub';

/** A report of the same kind without personal data (domain/data/scrub). */
export const scrubbed = <Report extends object>(report: Report): Report => {
  const clean = scrub(report);
  // The scrubber removes fields and rewrites texts, so its result has the shape of its input.
  return Object.assign(
    Object.create(Object.getPrototypeOf(report) as object | null),
    clean,
  ) as Report;
};
