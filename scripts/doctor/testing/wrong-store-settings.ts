import { without, type WrongSetting } from './wrong-setting';

/** What can be wrong only with content, stores or search. */
export const WRONG_STORE_SETTINGS: readonly WrongSetting[] = [
  without('misspelled', 'Content', /no such dataset/, 'CONTENT_DATASET', 'prodution'),
  without('misspelled', 'Content', /no such project/, 'CONTENT_PROJECT_ID', 'storefront2'),
  without('expired', 'Content', /CONTENT_READ_TOKEN/, 'CONTENT_READ_TOKEN', 'old'),
  {
    name: 'Content',
    kind: 'another store’s',
    words: /no published document of Larkfield/,
    fault: { service: 'content', kind: 'status', status: 200, body: { result: { documents: 0 } } },
  },
  {
    name: 'Content',
    kind: 'wrong version',
    words: /does not answer the version 2025-02-19/,
    fault: {
      service: 'content',
      kind: 'status',
      status: 400,
      body: { statusCode: 400, message: 'Invalid API version' },
    },
  },
  {
    name: 'Content',
    kind: 'malformed answer',
    words: /sends no pictures/,
    change: (_env, urlOf) => ({ GATSBY_CONTENT_IMAGE_ORIGIN: urlOf('third-party') }),
  },
  without('expired', 'Store US', /GATSBY_STORE_US_TOKEN/, 'GATSBY_STORE_US_TOKEN', 'old'),
  {
    name: 'Store US',
    kind: 'another store’s',
    words: /sells in CAD, not in USD/,
    change: env => ({
      GATSBY_STORE_US_ORIGIN: env.GATSBY_STORE_CA_ORIGIN ?? '',
      GATSBY_STORE_US_TOKEN: env.GATSBY_STORE_CA_TOKEN ?? '',
    }),
  },
  {
    name: 'Store CA',
    kind: 'another store’s',
    words: /sells in USD, not in CAD/,
    change: env => ({
      GATSBY_STORE_CA_ORIGIN: env.GATSBY_STORE_US_ORIGIN ?? '',
      GATSBY_STORE_CA_TOKEN: env.GATSBY_STORE_US_TOKEN ?? '',
    }),
  },
  {
    name: 'Store US',
    kind: 'another store’s',
    words: /a store of Pawmere/,
    change: (_env, urlOf) => ({
      GATSBY_STORE_US_ORIGIN: urlOf('commerce-pawmere-us'),
      GATSBY_STORE_US_TOKEN: 'sandbox-pawmere-us-public',
    }),
  },
  {
    name: 'Store US',
    kind: 'another store’s',
    words: /add pay\.example to GATSBY_STORE_US_CH/,
    fault: {
      service: 'commerce-larkfield-us',
      kind: 'status',
      status: 200,
      body: {
        data: {
          shop: {
            name: 'Larkfield',
            primaryDomain: { host: 'pay.example' },
            paymentSettings: { currencyCode: 'USD' },
          },
          products: { nodes: [{ id: '1' }] },
        },
      },
    },
  },
  {
    name: 'Store US',
    kind: 'wrong version',
    words: /asked for version 2025-04 .* as 2026-01/,
    change: () => ({ GATSBY_STORE_US_CHECKOUT_HOSTS: 'checkout.example' }),
    fault: {
      service: 'commerce-larkfield-us',
      kind: 'status',
      status: 200,
      headers: { 'X-Shopify-API-Version': '2026-01', 'Access-Control-Allow-Origin': '*' },
      body: {
        data: {
          shop: {
            name: 'Larkfield',
            primaryDomain: { host: 'checkout.example' },
            paymentSettings: { currencyCode: 'USD' },
          },
          products: { nodes: [{ id: '1' }] },
        },
      },
    },
  },
  {
    name: 'Store US',
    kind: 'wrong version',
    words: /refuses version 2025-04/,
    fault: {
      service: 'commerce-larkfield-us',
      kind: 'status',
      status: 200,
      body: { errors: [{ message: 'Unknown field', extensions: { code: 'undefinedField' } }] },
    },
  },
  {
    name: 'Store US',
    kind: 'expired',
    words: /lets the token .* read too little/,
    fault: {
      service: 'commerce-larkfield-us',
      kind: 'status',
      status: 200,
      body: { errors: [{ message: 'Access denied', extensions: { code: 'ACCESS_DENIED' } }] },
    },
  },
  without('expired', 'Search', /one of them is misspelled/, 'GATSBY_SEARCH_API_KEY', 'old'),
  without('expired', 'Search', /one of them is misspelled/, 'GATSBY_SEARCH_APP_ID', 'SANDBOX002'),
  without(
    'expired',
    'Search',
    /refuses the key in SEARCH_ADMIN_KEY/,
    'SEARCH_ADMIN_KEY',
    'pk_other',
  ),
  {
    name: 'Search',
    kind: 'another store’s',
    words: /may do more than search/,
    change: env => ({ GATSBY_SEARCH_API_KEY: env.SEARCH_ADMIN_KEY ?? '', SEARCH_ADMIN_KEY: '' }),
  },
  {
    name: 'Search',
    kind: 'missing',
    words: /no index "products".*search:index/,
    fault: {
      service: 'search',
      kind: 'status',
      status: 404,
      path: '/1/indexes/*/queries',
      body: { message: 'Index products does not exist', status: 404 },
    },
  },
  {
    name: 'Search',
    kind: 'another store’s',
    words: /no product that Larkfield shows/,
    fault: {
      service: 'search',
      kind: 'status',
      status: 200,
      path: '/1/indexes/*/queries',
      body: { results: [{ nbHits: 0 }, { nbHits: 1 }, { nbHits: 1 }, { nbHits: 1 }] },
    },
  },
];
