import { expect, test } from './fixtures/test';

test.use({ visitor: 'new' });

test('each vendor receives its events', async ({ store, sandbox }) => {
  // Short, for a long one would be taken for a key and removed from what vendors receive.
  const mark = `utm_content=run-${Date.now()}`;
  const events = async (vendor: string): Promise<readonly string[]> =>
    (await sandbox.received(mark)).flatMap(each => (each.vendor === vendor ? [each.event] : []));

  await store.openProduct('charging-dock', { query: `?${mark}` });
  await store.addButton.click();
  await store.expectCount(1);
  await expect
    .poll(() => events('gtm'))
    .toEqual(expect.arrayContaining(['gatsby-route-change', 'view_item', 'add_to_cart']));
  // The email tool's delay of two seconds ends when the page is left.
  await store.openCart();
  await store.goToCheckout();
  await expect.poll(() => events('klaviyo')).toEqual(['Added to cart']);
  await expect
    .poll(() => events('gtm'))
    .toEqual(expect.arrayContaining(['begin_checkout', 'core-web-vitals']));

  const told = await sandbox.received(mark);
  expect(told.find(({ event }) => event === 'gatsby-route-change')?.data).toMatchObject({
    page_path: '/products/charging-dock',
    page_title: 'Charging dock for the GPS fence collar | Larkfield',
  });
  const added = told.find(({ event }) => event === 'add_to_cart')?.data;
  expect(added).toMatchObject({
    ecommerce: { currency: 'USD', items: [{ item_brand: 'Larkfield', quantity: 1 }] },
  });
});

test('an error is reported without personal data', async ({ guard, page, store, sandbox }) => {
  guard.allow(/Broken for/);
  await store.openProduct('charging-dock', { query: '?email=sam%40example.com' });
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error('Broken for sam@example.com with token=abc123');
    });
  });
  const reported = async (): Promise<string> => {
    const received = await sandbox.received('no page has this mark');
    return JSON.stringify(received.filter(({ event }) => event === 'event'));
  };
  await expect.poll(reported).toContain('Broken for [removed] with token=[removed]');
  const report = await reported();
  expect(report).toMatch(/"release":"larkfield@[0-9a-f]{12}"/);
  expect(report).toMatch(/"environment":"production"/);
  expect(report).not.toContain('sam@example.com');
  expect(report).not.toContain('sam%40example.com');
});
