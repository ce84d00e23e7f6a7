import { browserSettings } from '../config/settings/browser-settings';
import type { BasicPageData, PageContext } from '../page-data/page-data';
import { pageString } from '../page-data/page-strings';
import { localizedPath } from '../page-data/localized-url';

export const FEED_PATH = '/blog/rss.xml';

interface FeedLinkProps {
  readonly data: BasicPageData;
  readonly context: PageContext;
}

/** Tells feed readers where the blog's feed of this locale is. */
export function FeedLink({ data, context }: FeedLinkProps) {
  const title = pageString(data, 'article', 'blog.feedTitle', {
    brand: browserSettings.brand.name,
    title: pageString(data, 'article', 'blog.title') ?? '',
  });
  return (
    <link
      rel="alternate"
      type="application/rss+xml"
      title={title ?? undefined}
      href={localizedPath(FEED_PATH, context)}
    />
  );
}
