export type Feature = 'search' | 'dealerFinder' | 'account';

/**
 * What the shop already has. Nothing may promise a feature that is false here: no form, link or
 * structured data; the output audit checks the text of every page.
 */
export const FEATURES: Readonly<Record<Feature, boolean>> = {
  search: true,
  dealerFinder: false,
  account: false,
};
