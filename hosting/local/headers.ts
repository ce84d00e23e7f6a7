import type { HeaderRule } from '../adapter/manifest';
import { REVALIDATE } from '../adapter/header-rules';
import { headerPattern } from '../adapter/path-patterns';

/** Finds the headers of a percent-encoded path; later rules win. */
export const headerFinder = (
  rules: readonly HeaderRule[],
): ((pathname: string) => Readonly<Record<string, string>>) => {
  const compiled = rules.map(({ path, headers }) => ({
    pattern: new RegExp(`^${headerPattern(path)}$`),
    headers,
  }));
  return pathname =>
    compiled.reduce<Record<string, string>>(
      (found, { pattern, headers }) =>
        pattern.test(pathname) ? Object.assign(found, headers) : found,
      {},
    );
};

/** The headers of a response without a file: it is not cached. */
export const withoutCache = (
  headers: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> => ({ ...headers, 'cache-control': REVALIDATE });
