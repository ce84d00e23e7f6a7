/** A request for something that the sandbox does not model, to show how it is refused. */
export interface Refusal {
  readonly vendor: string;
  readonly asked: string;
  readonly service: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly method?: string;
}

const graphql = (version: string, query: string) => ({
  vendor: 'commerce',
  service: 'commerce-larkfield-us',
  path: `/api/${version}/graphql.json`,
  headers: {
    'Content-Type': 'application/json',
    'X-Shopify-Storefront-Access-Token': 'sandbox-larkfield-us-public',
  },
  body: JSON.stringify({ query }),
});

const search = {
  'x-algolia-application-id': 'SANDBOX001',
  'x-algolia-api-key': 'sandbox-search-admin',
};

/** One request for each way in which a vendor's API exceeds the sandbox. */
export const REFUSALS: readonly Refusal[] = [
  {
    asked: 'a root field that is not modelled',
    ...graphql('2025-04', '{ metaobjects(type: "a", first: 1) { nodes { id } } }'),
  },
  {
    asked: 'a later version of the API',
    ...graphql('2025-07', '{ shop { name } }'),
  },
  {
    vendor: 'content',
    service: 'content',
    asked: 'another API than that of data',
    path: '/v2025-02-19/users/me',
  },
  {
    vendor: 'content',
    service: 'content',
    asked: 'a call of data that is not modelled',
    path: '/v2025-02-19/data/export/production',
  },
  {
    vendor: 'content',
    service: 'content',
    asked: 'an unknown parameter',
    path: '/v2025-02-19/data/query/production?query=1&explain=true',
  },
  {
    vendor: 'search',
    service: 'search',
    asked: 'keys of the application',
    path: '/1/keys',
    headers: search,
  },
  {
    vendor: 'search',
    service: 'search',
    asked: 'a parameter that is not honoured',
    path: '/1/indexes/dealers/query',
    headers: search,
    body: '{"insideBoundingBox":[[1,2,3,4]]}',
  },
  {
    vendor: 'identity',
    service: 'identity',
    asked: 'an action that is not modelled',
    path: '/',
    headers: { 'X-Amz-Target': 'AWSCognitoIdentityProviderService.AdminCreateUser' },
    body: '{}',
  },
  {
    vendor: 'billing',
    service: 'billing',
    asked: 'a path that is not modelled',
    path: '/api/orders',
  },
  {
    vendor: 'email-marketing',
    service: 'email-marketing',
    asked: 'a path that is not modelled',
    path: '/client/events',
    body: '{}',
    headers: { revision: '2026-07-15' },
  },
  {
    vendor: 'email-marketing',
    service: 'email-marketing',
    asked: 'a retired revision',
    path: '/client/subscriptions',
    body: '{}',
    headers: { revision: '2024-10-15' },
  },
  {
    vendor: 'third-party',
    service: 'third-party',
    asked: 'another captcha’s address',
    path: '/recaptcha/enterprise.js',
  },
];
