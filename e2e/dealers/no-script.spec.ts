import { expect, test } from '../fixtures/test';

test.use({ javaScriptEnabled: false });

test('every dealer is found by state', async ({ page, store }) => {
  await page.goto('/dealers?postalCode=83702');
  await expect(store.main.getByText(/^The search needs JavaScript\./)).toBeVisible();
  await store.main.locator('summary').filter({ hasText: 'Idaho' }).click();
  await store.main.getByRole('link', { name: 'Larkfield of Boise' }).click();
  await store.isAt('Larkfield of Boise');
  await expect(store.main.getByRole('link', { name: /^Call Larkfield of Boise/ })).toHaveAttribute(
    'href',
    'tel:+12085550100',
  );
});
