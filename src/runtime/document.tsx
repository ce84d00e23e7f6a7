import type { GatsbySSR } from 'gatsby';
import { isValidElement } from 'react';
import { browserSettings } from '../config/settings/browser-settings';
import { languageTag } from '../config/language-tag';
import { localeOfPath } from '../config/paths';
import { preloadedFonts } from '../ui/fonts';
import { structuredData } from '../seo/structured-data/structured-data';

/** Text of `inline/first-view.mts`, put in by webpack; empty where that part is left out. */
declare const __FIRST_VIEW_SCRIPT__: string;

const { brand } = browserSettings;

/** What every page's document says, whatever its template. */
export const onRenderBody: GatsbySSR['onRenderBody'] = ({
  pathname,
  loadPageDataSync,
  setHeadComponents,
  setHtmlAttributes,
  setPostBodyComponents,
}) => {
  const { language, hreflang } = localeOfPath(pathname, brand);
  const attributes: Record<string, string> = {
    lang: languageTag(hreflang),
    'data-brand': brand.id,
  };
  setHtmlAttributes(attributes);
  setHeadComponents([
    __FIRST_VIEW_SCRIPT__ && (
      <script key="first-view" dangerouslySetInnerHTML={{ __html: __FIRST_VIEW_SCRIPT__ }} />
    ),
    ...preloadedFonts(brand.id, language).map(href => (
      <link
        key={href}
        rel="preload"
        as="font"
        type="font/woff2"
        href={href}
        crossOrigin="anonymous"
      />
    )),
    <link key="icon" rel="icon" href={`/brands/${brand.id}/favicon.svg`} type="image/svg+xml" />,
    <link key="media" rel="stylesheet" href="/media.css" media="print, (forced-colors: active)" />,
    <link key="manifest" rel="manifest" href="/manifest.webmanifest" />,
  ]);
  // Beside the application and made here alone, so that no browser carries what makes it.
  setPostBodyComponents([structuredData(loadPageDataSync, pathname)]);
};

const isGeneratorTag = (node: unknown): boolean =>
  isValidElement<{ name?: string }>(node) &&
  node.type === 'meta' &&
  node.props.name === 'generator';

const isSheet = (node: unknown): boolean =>
  isValidElement<{ 'data-href'?: string }>(node) &&
  node.type === 'style' &&
  node.props['data-href'] !== undefined;

/**
 * The site generator's name and version are nobody's business. Its sheets it puts in the opposite
 * order of their imports: a template's own refine those of every page, so they come after them.
 */
export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = ({
  getHeadComponents,
  replaceHeadComponents,
}) => {
  const nodes = getHeadComponents().filter(node => !isGeneratorTag(node));
  const sheets = nodes.filter(isSheet);
  replaceHeadComponents(nodes.map(node => (isSheet(node) ? sheets.pop() : node)));
};
