import { filesIn, type MapRow } from './map-rows';

/** A rule that the map marks as held, with its source files and the cheap tests that hold it. */
export interface Claim {
  readonly spec: string;
  readonly sources: readonly string[];
  readonly tests: readonly string[];
  /** Tests of the row that the sample does not run, because they need a build. */
  readonly costlyTests: readonly string[];
}

const isSource = (file: string): boolean =>
  /\.(tsx?|mjs)$/.test(file) && !/\.(test|spec|d)\.tsx?$/.test(file);
const isCheapTest = (file: string): boolean =>
  /\.test\.tsx?$/.test(file) && !file.endsWith('.hosts.test.ts');

/** The rules marked as held: those that can be sampled, and those that cannot. */
export const readClaims = (
  rows: readonly MapRow[],
): { readonly sampled: readonly Claim[]; readonly notSampled: readonly Claim[] } => {
  const claims = rows
    .filter(({ status }) => status.startsWith('held'))
    .map(({ spec, code, test }): Claim => {
      const tests = filesIn(test);
      return {
        spec,
        sources: filesIn(code).filter(isSource),
        tests: tests.filter(isCheapTest),
        costlyTests: tests.filter(file => !isCheapTest(file)),
      };
    });
  const canBeSampled = ({ sources, tests }: Claim): boolean =>
    sources.length > 0 && tests.length > 0;
  return {
    sampled: claims.filter(canBeSampled),
    notSampled: claims.filter(claim => !canBeSampled(claim)),
  };
};
