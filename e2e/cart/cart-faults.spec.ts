import { US_STORE } from '../fixtures/sandbox';
import { expect, test } from '../fixtures/test';

const DOCK = 'GPS Collar Charging Dock';
const POSTS = 'Contact Posts';
const FAULTS =
  /ERR_(CONNECTION_RESET|EMPTY_RESPONSE|FAILED)|answered 503|status of 503|Failed to fetch/;

test('twenty quick clicks make few requests and the right quantity', async ({ sandbox, store }) => {
  await store.add('charging-dock');
  await store.openCart();
  const before = (await sandbox.cartWrites(US_STORE)).length;
  await store.oneMore(DOCK).click({ clickCount: 20 });
  await expect(store.quantityOf(DOCK)).toHaveValue('21');
  await expect(store.total).toContainText('$755.05');
  await expect
    .poll(async () => (await sandbox.cartWrites(US_STORE)).length - before)
    .toBeGreaterThan(0);
  expect((await sandbox.cartWrites(US_STORE)).length - before).toBeLessThanOrEqual(3);

  await store.openProduct('charging-dock');
  await store.expectCount(21);
});

test('an add that arrives but gets no reply counts once', async ({ guard, sandbox, store }) => {
  guard.allow(FAULTS);
  await store.add('charging-dock');
  await sandbox.addFault({
    service: US_STORE,
    match: { operation: 'cartLinesAdd' },
    fault: { kind: 'hang' },
    times: 1,
    after: 'applied',
  });
  await store.openProduct('contact-posts');
  await store.addButton.click();
  await store.expectCount(2);
  await expect(store.toast).toContainText(POSTS, { timeout: 20_000 });
  expect(await sandbox.faultsMet(US_STORE)).toBe(1);
  await store.openCart();
  await expect(store.quantityOf(POSTS)).toHaveValue('1');
  await expect(store.total).toContainText('$59.90');
});

test('a change sent before a dropped connection counts once', async ({ guard, sandbox, store }) => {
  guard.allow(FAULTS);
  await store.add('charging-dock');
  await store.openCart();
  await sandbox.addFault({
    service: US_STORE,
    match: { operation: 'cartLinesUpdate' },
    fault: { kind: 'reset' },
    times: 2,
    after: 'applied',
  });
  await store.oneMore(DOCK).click();
  await expect(store.total).toContainText('$71.91');
  await expect.poll(() => sandbox.faultsMet(US_STORE)).toBeGreaterThan(0);
  await store.openProduct('charging-dock');
  await store.expectCount(2);
});

test('an add is retried while the store is down for a moment', async ({
  guard,
  sandbox,
  store,
}) => {
  guard.allow(FAULTS);
  await sandbox.addFault({
    service: US_STORE,
    match: { operation: 'cartCreate' },
    fault: { kind: 'status', status: 503 },
    times: 2,
  });
  await store.add('charging-dock');
  await store.expectCount(1);
  expect(await sandbox.faultsMet(US_STORE)).toBe(2);
});

test('a store that stays down is reported, and the next try succeeds', async ({
  guard,
  sandbox,
  store,
}) => {
  guard.allow(FAULTS);
  await sandbox.addFault({
    service: US_STORE,
    match: { operation: 'cartCreate' },
    fault: { kind: 'status', status: 503 },
    times: 4,
  });
  await store.openProduct('charging-dock');
  await store.addButton.click();
  await expect(store.main.getByRole('alert').filter({ hasText: 'We could not' })).toBeVisible();
  await store.expectCount(0);
  await store.addButton.click();
  await expect(store.toast).toBeVisible();
  await store.expectCount(1);
});

test('a change that cannot be saved is rolled back with a notice, and can be tried again', async ({
  guard,
  sandbox,
  store,
}) => {
  guard.allow(FAULTS);
  await store.add('charging-dock');
  await store.openCart();
  await sandbox.addFault({
    service: US_STORE,
    match: { operation: 'cartLinesUpdate' },
    fault: { kind: 'status', status: 503 },
    times: 5,
  });
  await store.oneMore(DOCK).click();
  const notice = store.cart
    .getByRole('status')
    .filter({ hasText: 'We could not make that change' });
  await expect(notice).toBeVisible({ timeout: 20_000 });
  await expect(store.quantityOf(DOCK)).toHaveValue('1');
  await notice.getByRole('button', { name: 'Try again' }).click();
  await expect(store.quantityOf(DOCK)).toHaveValue('2');
  await expect(store.total).toContainText('$71.91');
});

test('an unreadable reply is requested again', async ({ guard, sandbox, store }) => {
  guard.allow(FAULTS);
  for (const kind of ['malformed', 'truncated'] as const) {
    await sandbox.addFault({
      service: US_STORE,
      match: { operation: 'cartCreate' },
      fault: { kind },
      times: 1,
    });
  }
  guard.allow(/ERR_CONTENT_LENGTH_MISMATCH/);
  await store.add('charging-dock');
  await store.expectCount(1);
});

test('a reload in the middle of an add neither loses nor doubles it', async ({
  sandbox,
  store,
  page,
}) => {
  await store.add('charging-dock');
  await sandbox.addFault({
    service: US_STORE,
    match: { operation: 'cartLinesAdd' },
    fault: { kind: 'hang' },
    times: 1,
    after: 'applied',
  });
  await store.openProduct('contact-posts');
  await store.addButton.click();
  await expect.poll(() => sandbox.faultsMet(US_STORE)).toBe(1);
  await page.reload();
  await store.isReady();
  await store.expectCount(2);
  await store.openCart();
  await expect(store.quantityOf(POSTS)).toHaveValue('1');
  await expect(store.total).toContainText('$59.90');
});
