import { element, escaped, XML_HEAD } from '../xml';

export interface FeedItem {
  readonly title: string;
  /** Absolute URL of the page, also the id of the item. */
  readonly address: string;
  readonly summary: string | null;
  readonly category: string | null;
  /** ISO 8601. */
  readonly publishedAt: string;
}

export interface Feed {
  readonly title: string;
  readonly description: string;
  /** Absolute URLs of the page that the feed belongs to, and of the feed itself. */
  readonly address: string;
  readonly feedAddress: string;
  /** A tag such as `en-US`. */
  readonly language: string;
  readonly items: readonly FeedItem[];
}

const itemOf = ({ title, address, summary, category, publishedAt }: FeedItem): string =>
  [
    '<item>',
    element('title', title),
    element('link', address),
    element('guid', address, ' isPermaLink="true"'),
    element('description', summary),
    element('category', category),
    element('pubDate', new Date(publishedAt).toUTCString()),
    '</item>',
  ].join('');

/** An RSS 2.0 feed. Its date is that of the newest item, so an unchanged feed stays the same. */
export const toRss = (feed: Feed): string => {
  const newest = feed.items.map(({ publishedAt }) => Date.parse(publishedAt)).sort((a, b) => b - a);
  const [latest] = newest;
  return [
    XML_HEAD,
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    element('title', feed.title),
    element('link', feed.address),
    element('description', feed.description),
    element('language', feed.language),
    `<atom:link href="${escaped(feed.feedAddress)}" rel="self" type="application/rss+xml"/>`,
    latest === undefined ? '' : element('lastBuildDate', new Date(latest).toUTCString()),
    ...feed.items.map(itemOf),
    '</channel></rss>\n',
  ].join('\n');
};
