import { DealerPage } from '../fixtures/dealer-page';
import { expect, test } from '../fixtures/test';

const FAULTS = [
  { kind: 'status', status: 500 },
  { kind: 'status', status: 429 },
  { kind: 'malformed' },
  { kind: 'truncated' },
  { kind: 'hang' },
] as const;

for (const fault of FAULTS) {
  test(`a search that meets ${JSON.stringify(fault)} says so, and can be repeated`, async ({
    page,
    guard,
    sandbox,
    store,
  }) => {
    guard.allow(/:4855/);
    const dealers = new DealerPage(page, store);
    await sandbox.addFault({ service: 'dealers', fault, times: 1 });
    await dealers.open('?postalCode=83702');
    const again = store.main.getByRole('button', { name: 'Search again' });
    await expect(store.main.getByText('The dealer search did not respond.')).toBeVisible({
      timeout: 15_000,
    });
    await expect(store.main.getByText(/^Looking for dealers/)).toBeHidden();
    await again.click();
    await expect(dealers.row('Larkfield of Boise')).toBeVisible();
  });
}

test('a slow search says what it does', async ({ page, sandbox, store }) => {
  const dealers = new DealerPage(page, store);
  await sandbox.addFault({ service: 'dealers', fault: { kind: 'delay', ms: 1500 }, times: 1 });
  await dealers.open('?postalCode=83702');
  await expect(store.main.getByText('Looking for dealers near 83702…')).toBeVisible();
  await expect(dealers.row('Larkfield of Boise')).toBeVisible();
});

test('a dealer whom the lookup cannot find is not stored', async ({ page, guard, store }) => {
  guard.allow(/127\.0\.0\.1:4831|ERR_FAILED/);
  const dealers = new DealerPage(page, store);
  await page.route('http://127.0.0.1:4831/**', route => route.abort('failed'));
  await dealers.open('?postalCode=83702');
  await dealers.choose('Larkfield of Boise');
  await expect(store.main.getByText(/^Your dealer could not be saved\./)).toBeVisible();
  expect(await dealers.storedId()).toBeNull();
});
