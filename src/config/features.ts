export type Feature = 'search' | 'dealerFinder' | 'account';

/**
 * What the shop already has. What is false here is promised nowhere: no form or link leads to it,
 * and no structured data tells of it; the output audit checks the words of every page.
 */
export const FEATURES: Readonly<Record<Feature, boolean>> = {
  search: false,
  dealerFinder: false,
  account: false,
};
