import type { ReactNode } from 'react';
import type { ImageAsset } from '../domain/image';
import { imageUrl } from '../domain/image-url';
import { browserSettings } from '../site/browser-settings';
import { SOCIAL_IMAGE } from '../site/constants';
import { defaultLocaleOf, localeById } from '../site/locales';
import { localizePath } from '../site/paths';
import type { PageContext, Shell } from './page-data';
import { languageTag } from './language-tag';

export interface SeoProps {
  readonly context: PageContext;
  readonly shell: Shell;
  /** The page's own title; the shop's default one where null. */
  readonly title: string | null;
  readonly description?: string | null;
  readonly image?: ImageAsset | null;
  /** Open Graph type; `website` when absent (spec storefront §3 Page metadata). */
  readonly type?: 'website' | 'article' | 'product';
  /** Path without prefix of the page that search engines should list instead of this one. */
  readonly canonicalPath?: string;
  /** Kept out of search engines. */
  readonly isUnlisted?: boolean;
  /** Structured data and other elements of one page. */
  readonly children?: ReactNode;
}

const { brand, siteUrl } = browserSettings;

const addressOf = (path: string): string => `${siteUrl}${path === '/' ? '' : path}`;

/** What a page's head says, whatever its template (spec storefront §9 default metadata). */
export function Seo({
  context,
  shell,
  title,
  description,
  image,
  type = 'website',
  canonicalPath,
  isUnlisted = false,
  children,
}: SeoProps) {
  const { settings } = shell;
  const locale = localeById(context.locale, brand);
  const listedPath = canonicalPath ?? context.originalPath;
  const canonical = addressOf(localizePath(listedPath, locale, brand));
  const fullTitle = title === null ? settings.defaultTitle : `${title} | ${brand.name}`;
  const text = description || settings.defaultDescription;
  const picture = image ?? settings.socialImage;
  const pictureUrl = picture && imageUrl(picture, SOCIAL_IMAGE);
  const inOtherLocales = canonicalPath === undefined && !isUnlisted ? context.alternates : [];
  return (
    <>
      <html lang={languageTag(locale.hreflang)} />
      <title>{fullTitle}</title>
      <meta name="description" content={text} />
      {isUnlisted && <meta name="robots" content="noindex" />}
      {!isUnlisted && <link rel="canonical" href={canonical} />}
      {inOtherLocales.map(id => {
        const other = localeById(id, brand);
        const href = addressOf(localizePath(listedPath, other, brand));
        return <link key={id} rel="alternate" hrefLang={languageTag(other.hreflang)} href={href} />;
      })}
      {inOtherLocales.includes(defaultLocaleOf(brand).id) && (
        <link
          rel="alternate"
          hrefLang="x-default"
          href={addressOf(localizePath(listedPath, defaultLocaleOf(brand), brand))}
        />
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
