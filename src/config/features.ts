export type Feature = 'search' | 'dealerFinder' | 'account';

/**
 * Features that the shop has. A feature that is false here must not appear anywhere: no form, link
 * or structured data; the output audit checks the text of every page.
 */
export const FEATURES: Readonly<Record<Feature, boolean>> = {
  search: true,
  dealerFinder: true,
  account: true,
};
