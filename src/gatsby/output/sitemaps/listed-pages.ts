import type { NodePluginArgs } from 'gatsby';
import type { ImageAsset } from '~/src/domain/content/media/image';
import { imageUrl } from '~/src/domain/content/media/image-url';
import { isRecord } from '~/src/domain/data/read';
import { SOCIAL_IMAGE } from '~/src/config/constants';
import { languageTag } from '~/src/config/language-tag';
import { defaultLocaleOf, findLocale, type Locale } from '~/src/config/locales';
import { localizePath } from '~/src/config/paths';
import type { Settings } from '~/src/config/settings/settings';
import { absoluteUrl } from '~/src/config/absolute-url';
import { isUnlistedPath } from '~/src/config/unlisted-paths';
import { nodesOf, type SitePageNode } from '~/src/gatsby/pages/catalogue-reader';
import { sitemapOf, type SitemapKind } from './sitemap-kinds';

/** A page for search engines to list. */
export interface ListedPage {
  readonly kind: SitemapKind;
  /** Absolute URL. */
  readonly address: string;
  /** ISO 8601; null if unknown. */
  readonly changedAt: string | null;
  /** Absolute URLs of its pictures. */
  readonly images: readonly string[];
  /**
   * The page in every locale that has it, including its own, and the default; empty if there is
   * only one.
   */
  readonly alternates: readonly { readonly tag: string; readonly address: string }[];
}

const textIn = (context: SitePageNode['context'], name: string): string | null => {
  const value = context[name];
  return typeof value === 'string' && value !== '' ? value : null;
};

const isImage = (value: unknown): value is ImageAsset =>
  typeof value === 'object' && value !== null && 'url' in value && typeof value.url === 'string';

const MOST_IMAGES = 10;

/** Every indexable page under its own canonical URL, ordered by path. */
export const listedPages = (
  { getNode, getNodesByType }: Pick<NodePluginArgs, 'getNode' | 'getNodesByType'>,
  { brand, siteUrl }: Pick<Settings, 'brand' | 'siteUrl'>,
): readonly ListedPage[] => {
  const addressIn = (path: string, locale: Locale): string =>
    absoluteUrl(siteUrl, localizePath(path, locale, brand));
  const fallback = defaultLocaleOf(brand);

  const alternatesOf = (
    path: string,
    { alternates: ids, alternatePaths }: SitePageNode['context'],
  ): ListedPage['alternates'] => {
    const pathIn = ({ id }: Locale): string =>
      textIn(isRecord(alternatePaths) ? alternatePaths : {}, id) ?? path;
    const locales = (Array.isArray(ids) ? ids : []).flatMap(
      id => findLocale(String(id), brand) ?? [],
    );
    if (locales.length < 2) return [];
    const alternates = locales.map(locale => ({
      tag: languageTag(locale.hreflang),
      address: addressIn(pathIn(locale), locale),
    }));
    return locales.some(({ id }) => id === fallback.id)
      ? [...alternates, { tag: 'x-default', address: addressIn(pathIn(fallback), fallback) }]
      : alternates;
  };

  return [...nodesOf(getNodesByType, 'SitePage')]
    .sort((a, b) => (a.path < b.path ? -1 : 1))
    .flatMap(({ context }) => {
      const kind = sitemapOf(context.template);
      const path = textIn(context, 'originalPath');
      const locale = findLocale(textIn(context, 'locale') ?? '', brand);
      if (kind === null || path === null || locale === null) return [];
      if (isUnlistedPath(path) || context.canonicalPath !== undefined) return [];
      const node = getNode(textIn(context, 'nodeId') ?? '');
      const images = kind === 'products' && Array.isArray(node?.images) ? node.images : [];
      return [
        {
          kind,
          address: addressIn(path, locale),
          changedAt: typeof node?.changedAt === 'string' ? node.changedAt : null,
          images: images
            .filter(isImage)
            .slice(0, MOST_IMAGES)
            .map(image => imageUrl(image, { width: SOCIAL_IMAGE.width })),
          alternates: alternatesOf(path, context),
        },
      ];
    });
};
