import type { NodePluginArgs } from 'gatsby';
import { blogPath, postPath, type PostCard } from '~/src/domain/content/article';
import { newestPosts } from '~/src/domain/content/article-lists';
import { languageTag } from '~/src/config/language-tag';
import { localesOf } from '~/src/config/locales';
import { localizePath } from '~/src/config/paths';
import type { Settings } from '~/src/config/settings/settings';
import { nodesOf } from '~/src/gatsby/pages/catalogue-reader';
import type { SiteFile } from '../text-files';
import { toRss } from './rss';

const FEED = '/rss.xml';
const LENGTH = 20;

/** The blog feed of each locale that has posts: the newest of them, under the path of its blog. */
export const blogFeeds = (
  getNodesByType: NodePluginArgs['getNodesByType'],
  { brand, siteUrl }: Pick<Settings, 'brand' | 'siteUrl'>,
): readonly SiteFile[] => {
  const posts = newestPosts(nodesOf(getNodesByType, 'BlogPost'));
  const shells = nodesOf(getNodesByType, 'SiteShell');
  return localesOf(brand).flatMap(locale => {
    const own = posts.filter(post => post.locale === locale.id).slice(0, LENGTH);
    if (own.length === 0) return [];
    const settings = shells.find(shell => shell.locale === locale.id)?.settings;
    const at = (path: string): string => `${siteUrl}${localizePath(path, locale, brand)}`;
    const path = `${localizePath(blogPath(null), locale, brand)}${FEED}`;
    const text = toRss({
      title: `${brand.name} (${locale.title})`,
      description: settings?.tagline ?? brand.tagline,
      address: at(blogPath(null)),
      feedAddress: `${siteUrl}${path}`,
      language: languageTag(locale.hreflang),
      items: own.map(({ card }) => toItem(card, at)),
    });
    return [{ path, text }];
  });
};

const toItem = (card: PostCard, at: (path: string) => string) => ({
  title: card.title,
  address: at(postPath(card.slug)),
  summary: card.excerpt,
  category: card.category?.title ?? null,
  publishedAt: card.publishedAt,
});
