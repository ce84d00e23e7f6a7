import brands from './brands.json';

/** The choices of editors. `checks/choices.test.ts` compares each list with the shop's own. */

/** The brands. A document belongs to one, or names those that share it. `npm run studio:model` lists them. */
export const SITES: readonly string[] = brands;

export const LANGUAGES = [
  ...(['en-us', 'en-ca', 'en-gb', 'en-ie', 'en-au', 'en-gb-nl'] as const),
  ...(['fr-fr', 'fr-be', 'de-de', 'de-ch', 'it-it', 'es-es', 'nl-nl'] as const),
];

export const CURRENCIES = ['USD', 'CAD', 'AUD', 'GBP', 'EUR'] as const;

export const COUNTRIES = [
  ...(['US', 'CA', 'GB', 'IE', 'AU', 'FR', 'BE', 'DE', 'CH', 'IT', 'ES', 'NL'] as const),
];

export const LINK_TYPES = [
  ...(['internal', 'external', 'mail', 'phone', 'file', 'anchor', 'disable'] as const),
];

/** Documents that have a page, so that a link can lead there. */
export const LINKED_TYPES = [
  ...(['page', 'sharedPage', 'blogPost', 'blogCategory', 'pressRelease', 'person'] as const),
  ...(['supportArticle', 'playlist', 'globalProduct', 'globalProductCollection'] as const),
];

/** Documents whose slug may differ by language; `translation.metadata` says which belong together. */
export const TRANSLATED_TYPES = [
  'page',
  'blogPost',
  'pressRelease',
  'person',
  'sharedPage',
] as const;

export const ICONS = [
  ...(['battery', 'heart', 'home', 'map-pin', 'paw', 'phone'] as const),
  ...(['refresh', 'returns', 'satellite', 'shield', 'truck'] as const),
];

export const WAYS_TO_PAY = ['creditCard', 'debitCard', 'wallet', 'bank', 'giftCard'] as const;

export const FORM_FIELDS = [
  ...(['text', 'email', 'phone', 'postalCode', 'longText', 'select', 'check'] as const),
];

export const TEXT_STYLES = ['normal', 'h2', 'h3', 'h4', 'blockquote'] as const;
export const MARKS = ['strong', 'em', 'underline', 'strike-through', 'code'] as const;
export const LISTS = ['bullet', 'number'] as const;
export const CALLOUT_TONES = ['note', 'care'] as const;
export const BANNER_TONES = ['light', 'dark', 'accent'] as const;

/** Namespaces of interface texts (`locales/en-us`), which editors can override. */
export const WORDING_GROUPS = [
  ...(['account', 'account-addresses', 'account-appointments', 'account-home'] as const),
  ...(['account-orders', 'account-payment', 'account-referral', 'account-settings'] as const),
  ...(['account-subscriptions', 'account-support', 'account-videos', 'article', 'card'] as const),
  ...(['cart', 'chat', 'collection', 'common', 'dealers', 'errors', 'europe', 'finder'] as const),
  ...(['forms', 'home', 'preview', 'product', 'search', 'support', 'video'] as const),
];

/** Addresses of pages and of shared pages that the shop itself uses, or will once it has such documents. */
export const RESERVED_ADDRESSES = [
  ...(['404', '500', 'account', 'blog', 'cart', 'collections', 'logout', 'offline'] as const),
  ...(['people', 'press', 'preview', 'search', 'shop', 'support', 'support/contact'] as const),
  'videos',
] as const;

/** Of those, the ones below which every address belongs to the shop. */
export const RESERVED_SECTIONS = ['account', 'preview'] as const;
