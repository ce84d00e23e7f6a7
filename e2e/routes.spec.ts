import { expect, test } from './fixtures/test';

const NO_HOPS = { maxRedirects: 0 } as const;

test('an unknown path answers 404 with the page of its locale', async ({ request }) => {
  const unitedStates = await request.get('/no-such-page');
  expect(unitedStates.status()).toBe(404);
  expect(await unitedStates.text()).toMatch(/<html[^>]* lang="en-US"/);

  const canada = await request.get('/en-ca/no/such/page');
  expect(canada.status()).toBe(404);
  const html = await canada.text();
  expect(html).toMatch(/<html[^>]* lang="en-CA"/);
  expect(html).toContain('href="/en-ca/collections"');

  const lookalike = await request.get('/en-canada');
  expect(lookalike.status()).toBe(404);
  expect(await lookalike.text()).toMatch(/<html[^>]* lang="en-US"/);
});

test('the not-found page keeps the address and has links', async ({ guard, page, store }) => {
  guard.allow(/404/);
  await store.open('/en-ca/no-such-page?from=mail');
  await expect(store.main.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/\/en-ca\/no-such-page\?from=mail$/);
  await store.main.getByRole('link', { name: 'Browse the shop' }).click();
  await expect(page).toHaveURL(/\/en-ca\/collections$/);
});

test('the not-found page stays at paths that only the router would know', async ({
  guard,
  page,
  store,
}) => {
  guard.allow(/404/);
  await store.open('/account/orders/%00');
  await store.isAt('This page has slipped its collar');
  await expect(page).toHaveURL(/\/account\/orders\/%2500$/);
});

test('a lone percent sign as a parameter is read, and a visitor is led to the sign-in', async ({
  page,
  store,
}) => {
  await store.open('/account/orders/%25');
  await expect(page).toHaveURL(/\/account\/login/);
});

test('doubled slashes inside an account path are removed', async ({ request }) => {
  const response = await request.get('/account//orders?after=1', NO_HOPS);
  expect(response.status()).toBe(301);
  expect(response.headers()['location']).toBe('/account/orders?after=1');
});

test('a missing file does not get a page', async ({ request }) => {
  for (const path of ['/page-data/nope/page-data.json', '/nope.js', '/static/nope.png']) {
    const response = await request.get(path);
    expect([path, response.status()]).toEqual([path, 404]);
    expect(response.headers()['content-type']).toContain('text/plain');
  }
});

test('a trailing slash is removed, and the query stays', async ({ baseURL, request }) => {
  const response = await request.get('/products/gps-collar/?variant=1', NO_HOPS);
  expect(response.status()).toBe(301);
  expect(response.headers()['location']).toBe('/products/gps-collar?variant=1');
  const elsewhere = await request.get(`${baseURL}//example.com/`, NO_HOPS);
  expect(elsewhere.headers()['location']).toBe('/example.com');
});

for (const [from, to] of [
  ['/products/service-plans', '/products/service-plan'],
  ['/Products/SERVICE-plans', '/products/service-plan'],
  ['/products/smart-doorman%E2%84%A2-pet-door', '/products/smart-doorman-pet-door'],
  ['/free-consultation-2', '/free-consultation'],
  ['/what-it-costs-2', '/what-it-costs'],
  ['/gatsby', '/'],
  ['/save-170?utm_source=card', '/spring-into-safety?utm_source=card'],
] as const) {
  test(`${from} is redirected permanently`, async ({ request }) => {
    const response = await request.get(from, NO_HOPS);
    expect(response.status()).toBe(301);
    expect(response.headers()['location']).toBe(to);
    expect((await request.get(from)).status()).toBe(200);
  });
}

test('the old product page redirects to the solution', async ({ page, store }) => {
  await store.open('/product/doorman-pet-door');
  await expect(page).toHaveURL(/\/solutions\/pet-door$/);
});

test('every response has the headers that a page cannot set', async ({ request }) => {
  for (const path of ['/', '/en-ca/products/gps-collar', '/no-such-page']) {
    const headers = (await request.get(path)).headers();
    expect(headers).toMatchObject({
      'content-security-policy': "frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
    });
    expect(headers['permissions-policy']).toContain('camera=()');
    expect(headers['x-powered-by']).toBeUndefined();
  }
});

test('pages are revalidated, hashed files are not, and both are compressed', async ({
  request,
}) => {
  const product = await request.get('/products/gps-collar');
  expect(product.headers()).toMatchObject({
    'cache-control': 'no-cache',
    'content-encoding': 'br',
  });
  expect(product.headers()['etag']).toBeTruthy();
  const script = /data-scripts="[^"]*(\/app-[^" ]+\.js)/.exec(await product.text())?.[1] ?? '';
  const headers = (await request.get(script)).headers();
  expect(headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'br',
  });
  const data = await request.get('/page-data/products/gps-collar/page-data.json');
  expect(data.headers()['cache-control']).toBe('no-cache');
});

test('inlined style sheets are files too, cached for other pages', async ({ request }) => {
  const html = await (await request.get('/products/gps-collar')).text();
  const sheets = [...html.matchAll(/<style data-href="(\/sheet-[^"]+)"/g)].map(([, path]) => path);
  expect(sheets).toHaveLength(2);
  const worker = await (await request.get('/sw.js')).text();
  for (const sheet of sheets) {
    expect(worker, 'kept for a page without a connection').toContain(sheet);
    const file = await request.get(String(sheet));
    expect(file.headers()['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(html).toContain(await file.text());
  }
});

test('the scripts that start a page have the compile hint, and are cached', async ({ request }) => {
  const html = await (await request.get('/')).text();
  const scripts = /data-scripts="([^"]+)"/.exec(html)?.[1]?.split(' ') ?? [];
  expect(scripts.length).toBeGreaterThan(4);
  const worker = await (await request.get('/sw.js')).text();
  for (const script of scripts) {
    expect(worker, 'kept for a page without a connection').toContain(script);
    expect(await (await request.get(script)).text()).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
  }
});

test('other methods than GET and HEAD answer 405', async ({ request }) => {
  expect((await request.post('/', { data: 'x' })).status()).toBe(405);
});
