import type { BuiltPage } from '../built-page';
import { alternatesOf, isListed, type Site } from '../head';
import { problem, type Problem } from '../problem';
import type { SitemapEntry, Sitemaps } from '../sitemaps-and-feeds';

const MOST_ADDRESSES = 50_000;

const judgeEntry = (entry: SitemapEntry, site: Site): string | null => {
  const page = site.pageAt(entry.address);
  if (page === null) return `lists ${entry.address}, which is not built`;
  if (entry.address !== site.addressOf(page) || !isListed(page, site)) {
    return `lists ${entry.address}, which is not to be listed`;
  }
  if (entry.lastmod !== null && Number.isNaN(Date.parse(entry.lastmod))) {
    return `lists ${entry.address} as of "${entry.lastmod}", which is not a date`;
  }
  const written = (all: SitemapEntry['alternates']): string =>
    all
      .map(({ tag, address }) => `${tag} ${address}`)
      .sort()
      .join('\n');
  return written(entry.alternates) === written(alternatesOf(page))
    ? null
    : `lists ${entry.address} with other alternates than the page has`;
};

const filesOf = ({ named, present, entries, robots }: Sitemaps, site: Site): readonly string[] => [
  ...named
    .filter(file => !present.includes(file))
    .map(file => `names ${file}, which does not exist`),
  ...present.filter(file => !named.includes(file)).map(file => `does not name ${file}`),
  ...present
    .filter(file => entries.filter(each => each.file === file).length > MOST_ADDRESSES)
    .map(file => `names ${file}, which lists too many pages`),
  ...(robots.split('\n').includes(`Sitemap: ${site.origin}/sitemap.xml`)
    ? []
    : ['is not named in robots.txt']),
];

/** Sitemaps list every indexable page once, and nothing else. */
export const checkSitemaps = (
  pages: readonly BuiltPage[],
  site: Site,
  sitemaps: Sitemaps,
): readonly Problem[] => {
  const count = new Map<string, number>();
  for (const { address } of sitemaps.entries) count.set(address, (count.get(address) ?? 0) + 1);
  return [
    ...filesOf(sitemaps, site).map(message => problem({ path: '/sitemap.xml' }, message)),
    ...sitemaps.entries.flatMap(entry => {
      const message = judgeEntry(entry, site);
      return message === null ? [] : [problem({ path: entry.file }, message)];
    }),
    ...pages
      .filter(page => isListed(page, site) && count.get(site.addressOf(page)) !== 1)
      .map(page => problem(page, `is in ${count.get(site.addressOf(page)) ?? 0} sitemaps`)),
  ];
};
