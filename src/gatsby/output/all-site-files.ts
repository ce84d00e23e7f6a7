import type { NodePluginArgs } from 'gatsby';
import type { Settings } from '~/src/config/settings/settings';
import { blogFeeds } from './feeds/blog-feeds';
import { merchantFeeds } from './feeds/merchant-feeds';
import { listedPages } from './sitemaps/listed-pages';
import { robotsFile } from './sitemaps/robots';
import { sitemapFiles } from './sitemaps/sitemap-files';
import { writeSiteFiles } from './text-files';

/** Writes the files for search engines, merchants and feed readers. */
export const writeAllSiteFiles = (
  args: Pick<NodePluginArgs, 'getNode' | 'getNodesByType'>,
  settings: Settings,
  root = 'public',
): Promise<void> =>
  writeSiteFiles(
    [
      ...blogFeeds(args.getNodesByType, settings),
      ...merchantFeeds(args.getNodesByType, settings),
      ...sitemapFiles(listedPages(args, settings), settings),
      robotsFile(settings),
    ],
    root,
  );
