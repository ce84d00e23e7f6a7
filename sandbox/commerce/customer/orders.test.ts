import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CREATE } from '../testing/documents';
import { ORDER_DETAILS, ORDERS } from '../testing/order-documents';
import { at, startShop, textAt, variantId, type Shop } from '../testing/shop';
import { tokenOf } from '../testing/sign-in';

let shop: Shop;
let token = '';
beforeAll(async () => {
  shop = await startShop();
  token = await tokenOf(shop.us);
});
afterAll(() => shop.stop());

interface Page {
  readonly names: readonly string[];
  readonly next: boolean;
  readonly previous: boolean;
  readonly start: string;
  readonly end: string;
}

async function pageOf(variables: object): Promise<Page> {
  const { customer } = (await shop.us.ask(ORDERS, { token, ...variables })) as {
    customer: {
      orders: { nodes: { name: string }[]; pageInfo: Record<string, unknown> };
    };
  };
  const { nodes, pageInfo } = customer.orders;
  return {
    names: nodes.map(({ name }) => name),
    next: pageInfo.hasNextPage === true,
    previous: pageInfo.hasPreviousPage === true,
    start: String(pageInfo.startCursor),
    end: String(pageInfo.endCursor),
  };
}

describe('orders', () => {
  it('are paged forwards and back, the newest first', async () => {
    const reverse = true;
    const first = await pageOf({ first: 2, reverse });
    expect(first).toMatchObject({ names: ['#802', '#801'], next: true, previous: false });
    const second = await pageOf({ first: 2, after: first.end, reverse });
    expect(second).toMatchObject({ names: ['#800'], next: false, previous: true });
    const back = await pageOf({ last: 2, before: second.start, reverse });
    expect(back).toMatchObject({ names: ['#802', '#801'], next: true, previous: false });
    expect((await pageOf({ last: 1, reverse })).names).toEqual(['#800']);
  });

  it.each([
    ['PROCESSED_AT', ['#800', '#801', '#802']],
    ['TOTAL_PRICE', ['#801', '#802', '#800']],
  ])('are sorted by %s', async (sortKey, names) => {
    expect((await pageOf({ first: 250, sortKey })).names).toEqual(names);
  });

  it('have cursors that are good for their order alone', async () => {
    const { end } = await pageOf({ first: 1 });
    const variables = { token, first: 1, after: end };
    expect(await shop.us.reply(ORDERS, { ...variables, sortKey: 'TOTAL_PRICE' })).toMatchObject({
      errors: [{ message: 'Invalid cursor for current pagination sort.' }],
    });
    expect(await shop.us.reply(ORDERS, { token, first: 251 })).toMatchObject({
      errors: [{ message: 'first cannot exceed 250' }],
    });
    expect(await shop.us.reply(ORDERS, { token, first: 1, sortKey: 'RELEVANCE' })).toMatchObject({
      errors: [{ message: 'Not modelled in the sandbox: Customer.orders by RELEVANCE' }],
    });
  });

  it('tell discounts, parcels and what was sent back', async () => {
    const order = at(await shop.us.ask(ORDER_DETAILS, { token }), 'customer.orders.nodes.0');
    expect(order).toMatchObject({
      name: '#800',
      orderNumber: 800,
      currencyCode: 'USD',
      email: 'avery@example.com',
      financialStatus: 'PARTIALLY_REFUNDED',
      fulfillmentStatus: 'FULFILLED',
      cancelReason: null,
      canceledAt: null,
      customAttributes: [{ key: 'shipping_method', value: 'Standard, 3 to 6 business days' }],
      // Two collars at 349.95 and chews at 17.99; a tenth of the collars, then a tenth of the rest.
      subtotalPrice: { amount: '583.11' },
      totalShippingPrice: { amount: '0.0' },
      totalTax: { amount: '40.82' },
      totalPrice: { amount: '623.93', currencyCode: 'USD' },
      // One collar less.
      currentTotalPrice: { amount: '320.63', currencyCode: 'USD' },
      totalRefunded: { amount: '303.3' },
      shippingAddress: {
        name: 'Avery Brooks',
        formatted: ['418 Larch Street', 'Boise ID 83702', 'United States'],
      },
    });
    expect(textAt(order, 'id')).toMatch(/^gid:\/\/shopify\/Order\/\d+\?key=[0-9a-f]{32}$/);
    expect(Date.now() - Date.parse(textAt(order, 'processedAt'))).toBeGreaterThan(99 * 86_400_000);
    expect(at(order, 'discountApplications.nodes')).toEqual([
      {
        allocationMethod: 'EACH',
        targetSelection: 'ENTITLED',
        targetType: 'LINE_ITEM',
        title: 'Collar week',
        value: { percentage: 10 },
      },
      {
        allocationMethod: 'ACROSS',
        targetSelection: 'ALL',
        targetType: 'LINE_ITEM',
        code: 'WELCOME10',
        applicable: true,
        value: { percentage: 10 },
      },
    ]);
    expect(at(order, 'lineItems.nodes')).toMatchObject([
      {
        title: 'Collar',
        quantity: 2,
        currentQuantity: 1,
        originalTotalPrice: { amount: '699.9' },
        discountedTotalPrice: { amount: '566.92' },
        discountAllocations: [
          { allocatedAmount: { amount: '69.99' } },
          { allocatedAmount: { amount: '62.99' } },
        ],
        variant: {
          requiresShipping: true,
          selectedOptions: [
            { name: 'Size', value: 'Small' },
            { name: 'Color', value: 'Slate' },
          ],
          metafield: null,
          product: { tags: ['gps', 'new'], handle: 'collar' },
        },
      },
      {
        title: 'Chews',
        quantity: 1,
        currentQuantity: 1,
        variant: { metafield: { value: '1 month' } },
      },
    ]);
    expect(at(order, 'successfulFulfillments')).toEqual([
      {
        trackingCompany: 'UPS',
        trackingInfo: [
          { number: '1Z1', url: 'https://www.ups.com/track?tracknum=1Z1' },
          { number: '1Z2', url: 'https://www.ups.com/track?tracknum=1Z2' },
        ],
        fulfillmentLineItems: { nodes: [{ quantity: 2, lineItem: { title: 'Collar' } }] },
      },
      {
        trackingCompany: 'A neighbor',
        trackingInfo: [{ number: '7', url: null }],
        fulfillmentLineItems: { nodes: [{ quantity: 1, lineItem: { title: 'Chews' } }] },
      },
    ]);
    const page = await (await fetch(textAt(order, 'statusUrl'))).text();
    expect(page).toContain('#800');
  });

  it('of the stores never mix', async () => {
    const abroad = await shop.ca.ask(ORDERS, { token: await tokenOf(shop.ca), first: 250 });
    expect(at(abroad, 'customer.orders.nodes')).toEqual([{ name: '#300' }]);
    expect(await shop.ca.ask(ORDERS, { token, first: 1 })).toEqual({ customer: null });
  });

  it('come with a purchase, which leaves the buyer signed in and tells them by mail', async () => {
    const sam = await tokenOf(shop.us, 'sam@example.com', 'meadow-gate-01');
    const lines = [{ merchandiseId: await variantId(shop.us, 'chews') }];
    const value = { lines, buyerIdentity: { customerAccessToken: sam } };
    const cart = await shop.us.ask(CREATE, { value });
    const form = { email: 'other@example.com', firstName: 'Sam', lastName: 'Meadow' };
    const address = { address1: '1 Main', city: 'Boise', province: 'Idaho', zip: '83702' };
    await fetch(textAt(cart, 'result.cart.checkoutUrl'), {
      method: 'POST',
      body: new URLSearchParams({ ...form, ...address }),
      redirect: 'manual',
    });
    const reply = await shop.us.ask(ORDERS, { token: sam, first: 1 });
    expect(at(reply, 'customer.orders.nodes')).toEqual([{ name: '#1001' }]);
    expect(at(reply, 'customer.numberOfOrders')).toBe('1');
    const [mail] = shop.mail.list('other@example.com');
    expect(mail).toMatchObject({ kind: 'order-confirmation', subject: 'Order #1001 confirmed' });
    expect(mail?.text.join('\n')).toContain('1 × Chews: $19.99');
    expect((await fetch(mail?.link ?? '')).status).toBe(200);
  });
});
