import { expect, test } from './fixtures/test';

const NO_HOPS = { maxRedirects: 0 } as const;

// hosting/checks tries every rule on every host; these tests show what a visitor sees.

test('an old address redirects through another to the current page', async ({
  page,
  request,
  store,
}) => {
  const first = await request.get('/Products/Boundary-Plus-GPS-Fence', NO_HOPS);
  expect(first.headers()['location']).toBe('/products/boundary-plus-gps-collar');
  await store.open('/products/boundary-plus-gps-fence?utm_source=old%20mail');
  await expect(page).toHaveURL('/products/gps-collar?utm_source=old%20mail');
  await expect(store.main.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a printed address adds its promotion and keeps the visitor’s parameters', async ({
  page,
  store,
}) => {
  await store.open('/play?utm_content=mailbox');
  await expect(store.main.getByRole('heading', { level: 1 })).toBeVisible();
  const { pathname, searchParams } = new URL(page.url());
  expect(pathname).toBe('/more-room-to-play');
  expect(Object.fromEntries(searchParams)).toMatchObject({
    referral_code: 'PLAY150',
    utm_source: 'direct-mail',
    utm_content: 'mailbox',
  });
});

test('a Canadian visitor stays in Canada', async ({ page, store }) => {
  await store.open('/en-ca/why-choose-boundary-plus');
  await expect(page).toHaveURL('/en-ca/why-boundary-plus');
});

test('a shop address in mixed case redirects to its page', async ({ page, store }) => {
  await store.open('/en-ca/SHOP/pet-doors?utm_source=post');
  await expect(page).toHaveURL('/en-ca/shop/pet-doors?utm_source=post');
  await expect(store.main.getByRole('heading', { level: 1 })).toBeVisible();
});

test('an old promotion in mixed case redirects to the current one', async ({ page, store }) => {
  await store.open('/NEO-save-325');
  await expect(page).toHaveURL('/spring-into-safety');
  await store.open('/products/smart-doorman™-pet-door');
  await expect(page).toHaveURL('/products/smart-doorman-pet-door');
});

test('external targets redirect to the other site', async ({ request }) => {
  for (const [path, location] of [
    ['/app/dashboard', 'https://onboarding.larkfield.example/start?brand=larkfield'],
    ['/ifb-asset-portal', 'https://assets.larkfield.example/login'],
  ] as const) {
    const answer = await request.get(path, NO_HOPS);
    expect([answer.status(), answer.headers()['location']]).toEqual([301, location]);
  }
});

test('a temporary rule answers 302', async ({ request }) => {
  for (const path of ['/videos/playlists', '/en-ca/account/videos/playlists']) {
    expect((await request.get(path, NO_HOPS)).status()).toBe(302);
  }
});
