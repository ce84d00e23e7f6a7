import { XMLParser } from 'fast-xml-parser';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isObject, type Json } from './json-ld';

/** A URL in a sitemap. */
export interface SitemapEntry {
  readonly file: string;
  readonly address: string;
  readonly lastmod: string | null;
  readonly alternates: readonly { readonly tag: string; readonly address: string }[];
}

export interface Sitemaps {
  /** Paths of the files that the index lists. */
  readonly named: readonly string[];
  /** Paths of the existing sitemaps, without the index. */
  readonly present: readonly string[];
  readonly entries: readonly SitemapEntry[];
  /** The text of robots.txt. */
  readonly robots: string;
}

/** An item of a feed: its page, and its price if it has one. */
export interface FeedItem {
  readonly file: string;
  readonly address: string;
  /** For example "349.95 USD"; null if the feed has none. */
  readonly price: string | null;
  /** Such as "in_stock". */
  readonly availability: string | null;
}

const LISTS = ['url', 'sitemap', 'item', 'xhtml:link'];

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  parseTagValue: false,
  isArray: name => LISTS.includes(name),
});

const parse = (xml: string): Json => {
  // Missing files are reported as missing, not as malformed.
  const parsed: unknown = xml === '' ? {} : parser.parse(xml, true);
  return isObject(parsed) ? parsed : {};
};

const below = (value: Json, ...names: readonly string[]): unknown =>
  names.reduce<unknown>((found, name) => (isObject(found) ? found[name] : undefined), value);

const listIn = (value: unknown): readonly Json[] =>
  Array.isArray(value) ? value.filter(isObject) : [];

const textIn = (value: Json, name: string): string | null => {
  const found = value[name];
  return typeof found === 'string' ? found : null;
};

/** The URLs of a sitemap. Throws if the text is not XML. */
export const readSitemap = (file: string, xml: string): readonly SitemapEntry[] =>
  listIn(below(parse(xml), 'urlset', 'url')).map(url => ({
    file,
    address: textIn(url, 'loc') ?? '',
    lastmod: textIn(url, 'lastmod'),
    alternates: listIn(url['xhtml:link']).map(link => ({
      tag: textIn(link, '@hreflang') ?? '',
      address: textIn(link, '@href') ?? '',
    })),
  }));

/** The items of an RSS or merchant feed. Throws if the text is not XML. */
export const readFeed = (file: string, xml: string): readonly FeedItem[] =>
  listIn(below(parse(xml), 'rss', 'channel', 'item')).map(item => ({
    file,
    address: textIn(item, 'g:link') ?? textIn(item, 'link') ?? '',
    price: textIn(item, 'g:sale_price') ?? textIn(item, 'g:price'),
    availability: textIn(item, 'g:availability'),
  }));

/** Reads the sitemaps of a build; they are empty without an index or robots.txt. */
export const readSitemaps = async (
  root: string,
  files: ReadonlySet<string>,
  origin: string,
): Promise<Sitemaps> => {
  const read = async (path: string): Promise<string> =>
    files.has(path) ? readFile(join(root, path), 'utf8') : '';
  const present = [...files].filter(file => /^\/sitemap-[^/]+\.xml$/.test(file)).sort();
  const index = parse(await read('/sitemap.xml'));
  const entries = await Promise.all(present.map(async file => readSitemap(file, await read(file))));
  return {
    named: listIn(below(index, 'sitemapindex', 'sitemap')).map(each =>
      (textIn(each, 'loc') ?? '').replace(origin, ''),
    ),
    present,
    entries: entries.flat(),
    robots: await read('/robots.txt'),
  };
};

/** Reads every feed of a build. */
export const readFeeds = async (
  root: string,
  files: ReadonlySet<string>,
): Promise<readonly FeedItem[]> => {
  const feeds = [...files].filter(file => /\/(rss|merchant)\.xml$/.test(file)).sort();
  const items = await Promise.all(
    feeds.map(async file => readFeed(file, await readFile(join(root, file), 'utf8'))),
  );
  return items.flat();
};
