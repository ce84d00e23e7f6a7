import { globalId } from '~/sandbox/commerce/catalogue/ids';
import type { ContentPage } from '~/sandbox/commerce/content/model';
import { metafieldFields } from '../metafield-view';
import type { Scope } from '../scope';
import { plainText } from '../text';
import { CONTENT_CREATED } from './content-lists';

/** Letters of a page's text that stand for it in a list. */
const SUMMARY_LENGTH = 150;

/** `Page`; `trackingParameters` only where a search found it. */
export const pageView = (
  page: ContentPage,
  scope: Scope,
  trackingParameters: string | null = null,
) => ({
  __typename: 'Page',
  id: globalId('Page', page.id),
  handle: page.handle,
  title: page.title,
  body: () => page.bodyHtml(),
  bodySummary: () => plainText(page.bodyHtml(), SUMMARY_LENGTH),
  createdAt: CONTENT_CREATED,
  updatedAt: CONTENT_CREATED,
  seo: page.seo,
  onlineStoreUrl: null,
  trackingParameters,
  ...metafieldFields({ metafields: [], publishedAt: CONTENT_CREATED }, scope),
});
