import { expect, it } from 'vitest';
import * as constants from './constants';
import * as searchEvents from './search-event-constants';

// The numbers of the specification (storefront §3 and §9, account §9), so that none changes by accident.
it('match the specification', () => {
  expect(constants).toMatchObject({
    COMMERCE_API_VERSION: '2025-04',
    SWITCHABLE_CURRENCIES: ['USD', 'CAD'],
    CHOICE_COOKIE_DAYS: 365,
    COOKIE_NAMES: {
      currency: 'currency',
      countryConfirmed: 'country_confirmed',
      dealerId: 'dealerId',
    },
    DEALER_ATTRIBUTE: 'Dealer ID',
    COMMERCE_LIMITS: { cartLines: 20, variants: 100, sellingPlanGroups: 15, sellingPlans: 7 },
    CART_CREATE_RETRIES: 3,
    CART_CREATE_MAX_WAIT_MS: 1000,
    SEARCH_TIMEOUTS_MS: { connect: 1000, read: 2000, write: 30_000 },
    PRO_STAFF_TAG: 'pro program',
    PRO_STAFF_PERCENT: 40,
    IDENTITY_REFRESH_SECONDS: 600,
    PASSWORD_LENGTH: 8,
    SOCIAL_IMAGE: { width: 1200, height: 630 },
  });
});

it('are those of the specification for the search analytics', () => {
  expect(searchEvents).toMatchObject({
    SEARCH_EVENT_NAMES: {
      view: 'Search Results Viewed',
      click: 'Search Result Clicked',
      conversion: 'Searched Product Added To Cart',
    },
    SEARCH_COOKIE_DAYS: 180,
  });
});
