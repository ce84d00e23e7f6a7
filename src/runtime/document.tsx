import type { GatsbySSR } from 'gatsby';
import { cloneElement, isValidElement, type ReactElement } from 'react';
import { browserSettings } from '../config/settings/browser-settings';
import { languageTag } from '../config/language-tag';
import { localeOfPath } from '../config/paths';
import { preloadedFonts } from '../ui/fonts';
import { structuredData } from '../seo/structured-data/structured-data';

/** Text of `inline/first-view.mts`, inserted by webpack; empty if that part is left out. */
declare const __FIRST_VIEW_SCRIPT__: string;

const { brand } = browserSettings;

/** The parts of the document that all templates share. */
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
  // Outside the application and rendered only here, so browsers do not load the code.
  setPostBodyComponents([structuredData(loadPageDataSync, pathname)]);
};

const isGeneratorTag = (node: unknown): boolean =>
  isValidElement<{ name?: string }>(node) &&
  node.type === 'meta' &&
  node.props.name === 'generator';

interface SheetAttributes {
  readonly 'data-href'?: string;
  readonly 'data-identity'?: string | undefined;
}

const isSheet = (node: unknown): node is ReactElement<SheetAttributes> =>
  isValidElement<SheetAttributes>(node) &&
  node.type === 'style' &&
  node.props['data-href'] !== undefined;

/**
 * Removes the tag with Gatsby's name and version, and a mark of style sheets that nothing reads.
 * Gatsby puts style sheets in the opposite order of their imports: a template's sheets refine the
 * global ones, so they must follow them.
 */
export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = ({
  getHeadComponents,
  replaceHeadComponents,
}) => {
  const nodes = getHeadComponents().filter(node => !isGeneratorTag(node));
  const sheets = nodes
    .filter(isSheet)
    .map(sheet => cloneElement(sheet, { 'data-identity': undefined }));
  replaceHeadComponents(nodes.map(node => (isSheet(node) ? sheets.pop() : node)));
};
