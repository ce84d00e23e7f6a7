import type { BuiltPage } from '~/scripts/audit/built-page';
import { isIndexable, isListed, linksOf, type Site } from '~/scripts/audit/head';
import { problem, type Problem } from '~/scripts/audit/problem';

const judge = (page: BuiltPage, site: Site): string | null => {
  const canonicals = linksOf(page, 'canonical');
  if (!isIndexable(page)) {
    return canonicals.length > 0 ? 'must not be listed, but has a canonical page' : null;
  }
  const [canonical, ...others] = canonicals;
  if (canonical === undefined) return 'has no canonical link';
  if (others.length > 0) return 'has more than one canonical link';
  const target = site.pageAt(canonical);
  if (target === null) return `is canonical to ${canonical}, which is not built`;
  if (canonical !== site.addressOf(target)) return `is canonical to ${canonical}, misspelled`;
  return isListed(target, site) ? null : `is canonical to ${canonical}, which is not listed itself`;
};

/** The canonical of every indexable page is a built page that is its own canonical. */
export const checkCanonicals = (pages: readonly BuiltPage[], site: Site): readonly Problem[] =>
  pages.flatMap(page => {
    const message = judge(page, site);
    return message === null ? [] : [problem(page, message)];
  });
