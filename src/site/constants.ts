/** Numbers and names that the specification fixes, each with its section. */

/** Spec storefront §9: API version of the commerce platform. */
export const COMMERCE_API_VERSION = '2025-04';

/** Spec storefront §9: currencies a shopper can switch between, the default first. */
export const SWITCHABLE_CURRENCIES = ['USD', 'CAD'] as const;

/** Spec storefront §9: lifetime of the currency and country-confirmed cookies, in days. */
export const CURRENCY_COOKIE_DAYS = 365;

/** Spec storefront §3 Cookies. */
export const COOKIE_NAMES = {
  currency: 'currency',
  countryConfirmed: 'country_confirmed',
  dealerId: 'dealerId',
} as const;

/** Spec storefront §3 Dealer: the cart attribute that names the stored dealer. */
export const DEALER_ATTRIBUTE = 'Dealer ID';

/** Spec storefront §9: how much one query asks of the commerce platform. */
export const COMMERCE_LIMITS = {
  cartLines: 20,
  variants: 100,
  sellingPlanGroups: 15,
  sellingPlans: 7,
} as const;

/** Spec storefront §9: retries of cart creation, and the longest wait before one in ms. */
export const CART_CREATE_RETRIES = 3;
export const CART_CREATE_MAX_WAIT_MS = 1000;

/** Spec storefront §9: size of a social image in pixels. */
export const SOCIAL_IMAGE = { width: 1200, height: 630 } as const;

/** Products on a collection page; the specification leaves the number open. */
export const COLLECTION_PAGE_SIZE = 24;
