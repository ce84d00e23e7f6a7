import type { Settings } from '~/src/config/settings/settings';
import type { SiteFile } from '../text-files';
import { element, escaped, XML_HEAD } from '../xml';
import type { ListedPage } from './listed-pages';

export const SITEMAP_INDEX = '/sitemap.xml';

/** The limits of a sitemap (sitemaps.org): URLs, and uncompressed bytes. */
export interface SitemapLimits {
  readonly addresses: number;
  readonly bytes: number;
}

const LIMITS: SitemapLimits = { addresses: 50_000, bytes: 50 * 1024 * 1024 };

const OPENING = `${XML_HEAD}
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
`;
const CLOSING = '</urlset>\n';

const entryOf = ({ address, changedAt, alternates, images }: ListedPage): string =>
  [
    '<url>',
    element('loc', address),
    element('lastmod', changedAt),
    ...alternates.map(
      each =>
        `<xhtml:link rel="alternate" hreflang="${each.tag}" href="${escaped(each.address)}"/>`,
    ),
    ...images.map(image => `<image:image>${element('image:loc', image)}</image:image>`),
    '</url>\n',
  ].join('');

const newest = (pages: readonly ListedPage[]): string | null =>
  pages.reduce<string | null>((latest, { changedAt }) => {
    if (changedAt === null) return latest;
    return latest === null || Date.parse(changedAt) > Date.parse(latest) ? changedAt : latest;
  }, null);

interface Part {
  readonly pages: readonly ListedPage[];
  readonly text: string;
}

const partsOf = (pages: readonly ListedPage[], limits: SitemapLimits): readonly Part[] => {
  const room = limits.bytes - Buffer.byteLength(OPENING + CLOSING);
  const parts: { pages: ListedPage[]; entries: string[]; bytes: number }[] = [];
  for (const page of pages) {
    const entry = entryOf(page);
    const bytes = Buffer.byteLength(entry);
    const last = parts.at(-1);
    if (last && last.pages.length < limits.addresses && last.bytes + bytes <= room) {
      last.pages.push(page);
      last.entries.push(entry);
      last.bytes += bytes;
    } else parts.push({ pages: [page], entries: [entry], bytes });
  }
  return parts.map(part => ({
    pages: part.pages,
    text: `${OPENING}${part.entries.join('')}${CLOSING}`,
  }));
};

/** The sitemaps for each kind of page, in as many files as needed, and their index. */
export const sitemapFiles = (
  pages: readonly ListedPage[],
  { siteUrl }: Pick<Settings, 'siteUrl'>,
  limits = LIMITS,
): readonly SiteFile[] => {
  const kinds = [...new Set(pages.map(({ kind }) => kind))].sort();
  const files = kinds.flatMap(kind => {
    const parts = partsOf(
      pages.filter(page => page.kind === kind),
      limits,
    );
    return parts.map((part, index) => ({
      path: `/sitemap-${kind}${index === 0 ? '' : `-${index + 1}`}.xml`,
      changedAt: newest(part.pages),
      text: part.text,
    }));
  });
  const index = [
    XML_HEAD,
    '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...files.map(
      ({ path, changedAt }) =>
        `<sitemap>${element('loc', `${siteUrl}${path}`)}${element('lastmod', changedAt)}</sitemap>`,
    ),
    '</sitemapindex>\n',
  ].join('\n');
  return [{ path: SITEMAP_INDEX, text: index }, ...files.map(({ path, text }) => ({ path, text }))];
};
