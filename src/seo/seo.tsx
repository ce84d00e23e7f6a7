import type { ReactNode } from 'react';
import type { ImageAsset } from '../domain/content/media/image';
import { imageUrl } from '../domain/content/media/image-url';
import { browserSettings } from '../config/settings/browser-settings';
import { SOCIAL_IMAGE } from '../config/constants';
import { languageTag } from '../config/language-tag';
import { defaultLocaleOf, localeById, type LocaleId } from '../config/locales';
import { localizePath } from '../config/paths';
import { absoluteUrl } from '../config/absolute-url';
import { isUnlistedPath } from '../config/unlisted-paths';
import type { PageContext, Shell } from '../page-data/page-data';

export interface SeoProps {
  readonly context: PageContext;
  readonly shell: Shell;
  /** The page's own title; the shop's default if null. */
  readonly title: string | null;
  readonly description?: string | null;
  /**
   * An asset, cropped to its focal point, or the URL or site path of a picture in the right size.
   */
  readonly image?: ImageAsset | string | null;
  /** Open Graph type; `website` when absent (spec storefront §3 Page metadata). */
  readonly type?: 'website' | 'article' | 'product';
  /** Not indexed by search engines; paths in `UNLISTED_PATHS` never are. */
  readonly isUnlisted?: boolean;
  /** Further elements of one page. */
  readonly children?: ReactNode;
}

const { brand, siteUrl } = browserSettings;

/** The head of a page, whatever its template (spec storefront §9 default metadata). */
export function Seo({
  context,
  shell,
  title,
  description,
  image,
  type = 'website',
  isUnlisted = isUnlistedPath(context.originalPath),
  children,
}: SeoProps) {
  const { settings } = shell;
  const addressIn = (id: LocaleId): string => {
    const path = context.canonicalPath ?? context.alternatePaths?.[id] ?? context.originalPath;
    return absoluteUrl(siteUrl, localizePath(path, localeById(id, brand), brand));
  };
  const canonical = addressIn(context.locale);
  const fullTitle = title === null ? settings.defaultTitle : `${title} | ${brand.name}`;
  const text = description || settings.defaultDescription;
  const picture = image ?? settings.socialImage;
  const pictureUrl =
    typeof picture === 'string'
      ? picture.replace(/^\//, `${siteUrl}/`)
      : picture && imageUrl(picture, SOCIAL_IMAGE);
  const hasAlternates =
    context.canonicalPath === undefined && !isUnlisted && context.alternates.length > 1;
  const locales = hasAlternates ? context.alternates : [];
  const { id: defaultId } = defaultLocaleOf(brand);
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={text} />
      {isUnlisted && <meta name="robots" content="noindex" />}
      {!isUnlisted && <link rel="canonical" href={canonical} />}
      {locales.map(id => (
        <link
          key={id}
          rel="alternate"
          hrefLang={languageTag(localeById(id, brand).hreflang)}
          href={addressIn(id)}
        />
      ))}
      {locales.includes(defaultId) && (
        <link rel="alternate" hrefLang="x-default" href={addressIn(defaultId)} />
      )}
      <meta property="og:type" content={type} />
      <meta property="og:url" content={canonical} />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={text} />
      <meta property="og:site_name" content={brand.name} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:domain" content={siteUrl.replace(/^https?:\/\//, '')} />
      <meta name="twitter:url" content={canonical} />
      <meta name="twitter:title" content={fullTitle} />
      <meta name="twitter:description" content={text} />
      {settings.socialHandle && <meta name="twitter:site" content={settings.socialHandle} />}
      {pictureUrl && (
        <>
          <meta property="og:image" content={pictureUrl} />
          <meta property="og:image:width" content={String(SOCIAL_IMAGE.width)} />
          <meta property="og:image:height" content={String(SOCIAL_IMAGE.height)} />
          <meta name="twitter:image" content={pictureUrl} />
        </>
      )}
      {children}
    </>
  );
}
