/** Numbers and names that the specification fixes, each with its section. */

/** Spec storefront §9: API version of the commerce platform. */
export const COMMERCE_API_VERSION = '2025-04';

/** Spec storefront §9: currencies a shopper can switch between, the default first. */
export const SWITCHABLE_CURRENCIES = ['USD', 'CAD'] as const;

/** Spec storefront §9: lifetime, in days, of the cookies that keep a choice: currency, country, dealer. */
export const CHOICE_COOKIE_DAYS = 365;

/** Spec storefront §3 Cookies. */
export const COOKIE_NAMES = {
  currency: 'currency',
  countryConfirmed: 'country_confirmed',
  dealerId: 'dealerId',
} as const;

/** Spec storefront §3 Dealer: the cart attribute that names the stored dealer. */
export const DEALER_ATTRIBUTE = 'Dealer ID';

/** The cart attribute with the referral code; orders keep it. */
export const REFERRAL_ATTRIBUTE = 'Referral Code';

/** Spec storefront §9: page sizes of commerce queries. */
export const COMMERCE_LIMITS = {
  cartLines: 20,
  variants: 100,
  sellingPlanGroups: 15,
  sellingPlans: 7,
} as const;

/** Spec storefront §9: retries of cart creation, and the longest wait before one in ms. */
export const CART_CREATE_RETRIES = 3;
export const CART_CREATE_MAX_WAIT_MS = 1000;

/** Spec storefront §9: how long the search client waits, in ms. */
export const SEARCH_TIMEOUTS_MS = { connect: 1000, read: 2000, write: 30_000 } as const;

/** Spec account §6 and §9: the tag of ProStaff customers, and their discount. */
export const PRO_STAFF_TAG = 'pro program';
export const PRO_STAFF_PERCENT = 40;

/** Spec account §4 and §9: the id token is refreshed when it ends within this time, in seconds. */
export const IDENTITY_REFRESH_SECONDS = 600;

/** Spec account §9: minimum password length. */
export const PASSWORD_LENGTH = 8;

/** Spec storefront §9: size of a social image in pixels. */
export const SOCIAL_IMAGE = { width: 1200, height: 630 } as const;

/** Products on a collection page; the specification leaves the number open. */
export const COLLECTION_PAGE_SIZE = 24;

/** Maximum length of an order note; the specification leaves the number open. */
export const ORDER_NOTE_LIMIT = 500;

/** Spec storefront §9: when events reach the tag manager, in ms. */
export const ROUTE_CHANGE_DELAY_MS = 50;
export const WEB_VITALS_DEBOUNCE_MS = 3000;

/** Spec storefront §7: how long 'Added to cart' waits before it goes to the email tool, in ms. */
export const ADDED_TO_CART_DELAY_MS = 2000;

/**
 * Spec storefront §8: the poll interval of the email tool, and the maximum time that it is polled, in
 * ms.
 */
export const EMAIL_TOOL_POLL_MS = { every: 100, most: 1000 } as const;

/**
 * Spec storefront §9: the shares of visits that are traced, replayed, and replayed after an error.
 */
export const ERROR_SAMPLING = { traces: 0.1, replays: 0.1, replaysOnError: 1 } as const;
