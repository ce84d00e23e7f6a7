import type { HeaderRule } from '../src/build/adapter/manifest';

const patternOf = (path: string): RegExp =>
  new RegExp(
    `^${path
      .split('*')
      .map(part => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
      .join('.*')}$`,
  );

/** Finds the headers of a path; later rules win. */
export const headerFinder = (
  rules: readonly HeaderRule[],
): ((pathname: string) => Readonly<Record<string, string>>) => {
  const compiled = rules.map(({ path, headers }) => ({ pattern: patternOf(path), headers }));
  return pathname =>
    compiled.reduce<Record<string, string>>(
      (found, { pattern, headers }) =>
        pattern.test(pathname) ? Object.assign(found, headers) : found,
      {},
    );
};
