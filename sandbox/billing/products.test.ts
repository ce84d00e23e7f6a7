import { productSearch } from '@rechargeapps/storefront-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startBilling, type RunningBilling } from './testing/start-billing';

let running: RunningBilling;
beforeAll(async () => {
  running = await startBilling();
  await running.buy({ handle: 'chews' });
});
afterAll(() => running.stop());

const STANDARD = {
  limit: 250,
  format_version: '2022-06',
  product_published_status: 'published',
  has_plans: true,
} as const;

describe('the product search', () => {
  it('finds what is sold on plans, with its plans and their prices', async () => {
    const { products, total } = await productSearch(await running.login(), STANDARD);
    expect(total).toBe(products.length);
    expect(products.every(({ has_plans }) => has_plans)).toBe(true);
    const chews = products.find(({ handle }) => handle === 'chews');
    const [plan] = chews?.plans ?? [];
    expect(plan?.subscription_preferences).toMatchObject({
      interval_unit: 'week',
      order_interval_frequency: 2,
    });
    expect(chews?.variants[0]?.prices[0]?.plans).toContainEqual(
      expect.objectContaining({ id: plan?.id, discounted_price: '17.99' }),
    );
  });

  it('has an older format', async () => {
    const session = await running.login();
    const found = await productSearch(session, { format_version: '2020-12', limit: 2 });
    expect(found).toMatchObject({ has_more: true });
    expect(found.products[0]).toHaveProperty('subscription_options');
  });

  it('refuses every other format, and parameters that it does not know', async () => {
    const { apiToken } = await running.login();
    const ask = async (query: string) => {
      const reply = await fetch(
        `${running.url}/api/product_search?shop_url=larkfield-us.myshopify.com&${query}`,
        { headers: { 'x-recharge-access-token': apiToken, 'x-recharge-version': '2021-01' } },
      );
      return { status: reply.status, body: (await reply.json()) as unknown };
    };
    const missing = { status: 400, body: { error: 'Missing or unsupported format_version' } };
    expect(await ask('limit=1')).toEqual(missing);
    expect(await ask('format_version=2021-01')).toEqual(missing);
    expect(await ask('format_version=2022-06&in_stock=true')).toMatchObject({
      status: 400,
      body: { error: expect.stringContaining('"in_stock"') as string },
    });
  });

  it('finds by title and by number', async () => {
    const session = await running.login();
    const titled = await productSearch(session, { ...STANDARD, product_title: 'chew' });
    expect(titled.products.map(({ handle }) => handle)).toEqual(['chews']);
    const id = titled.products[0]?.external_product_id ?? '';
    const numbered = await productSearch(session, { ...STANDARD, external_product_ids: [id] });
    expect(numbered.products).toEqual(titled.products);
  });
});
