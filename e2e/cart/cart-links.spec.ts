import type { Page } from '@playwright/test';
import { US_STORE } from '../fixtures/sandbox';
import { Store } from '../fixtures/store';
import { expect, test } from '../fixtures/test';

const news = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });

test('a code from a link waits for the first cart, is applied once, and is confirmed', async ({
  page,
  sandbox,
  store,
}) => {
  await store.open('/why-gps-collar?discount=WELCOME10&utm_source=post&utm_campaign=spring');
  await expect(page).toHaveURL(/utm_source=post&utm_campaign=spring/);
  await store.open('/');
  expect(await sandbox.cartWrites(US_STORE)).toEqual([]);
  await store.add('charging-dock');
  await expect(news(page, 'WELCOME10 is applied.')).toBeVisible();
  await page.getByRole('button', { name: 'Hide this message' }).last().click();
  await expect(news(page, 'WELCOME10 is applied.')).toBeHidden();
  await store.openCart();
  await expect(store.cart.getByText('Including WELCOME10')).toBeVisible();

  await store.cart.getByRole('button', { name: 'Remove code WELCOME10' }).click();
  await expect(store.cart.getByText('Including WELCOME10')).toBeHidden();
  await store.open('/products/charging-dock');
  await store.expectCount(1);
  await store.openCart();
  await expect(store.total).toBeVisible();
  await expect(store.cart.getByText('WELCOME10')).toBeHidden();
});

test('a printed address adds its code and says that it does not apply yet', async ({
  page,
  store,
}) => {
  await store.add('charging-dock');
  await store.open('/play');
  await expect(page).toHaveURL(/\/more-room-to-play\?.*referral_code=PLAY150/);
  await expect(news(page, 'PLAY150 does not apply to this cart.')).toBeVisible();
});

test('the referrer is attached to the order', async ({ page, store }) => {
  await store.add('charging-dock');
  const told = page.waitForRequest(
    request => request.postData()?.includes('{"key":"Referral Code","value":"PLAY150"}') === true,
  );
  await store.open('/?referral_code=PLAY150');
  await told;
});

test('a malformed code changes nothing', async ({ page, sandbox, store }) => {
  await store.add('charging-dock');
  const before = (await sandbox.cartWrites(US_STORE)).length;
  await store.open('/?discount=%3Cscript%3Ealert(1)%3C/script%3E');
  await store.expectCount(1);
  await store.openCart();
  await expect(store.total).toBeVisible();
  expect((await sandbox.cartWrites(US_STORE)).length).toBe(before);
  expect(await page.evaluate(() => Object.keys(localStorage).join())).not.toContain('link_codes');
});

test('a code from a link in one tab is known in another', async ({ context, store }) => {
  await store.open('/?discount=WELCOME10');
  await expect
    .poll(() => store.page.evaluate(() => Object.keys(localStorage).join()))
    .toContain('link_codes');
  const other = new Store(await context.newPage());
  await other.add('charging-dock');
  await expect(news(other.page, 'WELCOME10 is applied.')).toBeVisible();
});
