/**
 * Whether the brand sells outside North America. Written out, so that the bundler leaves the locales and
 * the rules of other countries out of the scripts of a brand that does not.
 */
export const SELLS_ABROAD: boolean =
  process.env.GATSBY_BRAND !== 'larkfield' && process.env.GATSBY_BRAND !== 'kitwell';
