import { scrub } from '~/src/domain/data/scrub';

/** A report of the same kind without personal data (domain/data/scrub). */
export const scrubbed = <Report extends object>(report: Report): Report => {
  const clean = scrub(report);
  // The scrubber leaves out names and rewords texts: what it answers is of the shape that it was given.
  return Object.assign(
    Object.create(Object.getPrototypeOf(report) as object | null),
    clean,
  ) as Report;
};
