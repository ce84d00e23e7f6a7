import { describe, expect, it } from 'vitest';
import { fakeFetch } from '~/src/gateways/testing/fake-fetch';
import { gid, money, wireLine, wireOrder } from './order.fixture';
import { findOrder, listOrders } from './orders';

const config = { origin: 'https://shop.example', token: 'public', apiVersion: '2025-04' };
const pageOf = (nodes: unknown, pageInfo: object = {}) => ({
  data: { customer: { orders: { nodes, pageInfo } } },
});
const usd = (cents: number) => ({ cents, currency: 'USD' });

describe('a page of orders', () => {
  it('is read with every field of the specification', async () => {
    const { fetch } = fakeFetch(pageOf([wireOrder(1001)]));
    const page = await listOrders({ ...config, fetch }, 'token');
    expect(page).toEqual({
      ok: true,
      value: {
        older: null,
        newer: null,
        unreadable: 0,
        orders: [
          {
            id: '1001',
            name: '#1001',
            processedAt: '2026-10-15T02:30:00Z',
            financialStatus: 'PAID',
            fulfillmentStatus: 'PARTIALLY_FULFILLED',
            attributes: [{ key: 'shipping_method', value: 'Standard' }],
            total: usd(62393),
            currentTotal: usd(32063),
            subtotal: usd(58311),
            shipping: usd(0),
            tax: usd(4082),
            shippingAddress: [
              'Avery Brooks',
              '418 Larch Street',
              'Boise, Idaho 83702',
              'United States',
            ],
            billingAddress: [
              'Brooks Training',
              '1 Mill Road',
              'Boise, Idaho 83702',
              'United States',
            ],
            lines: [
              {
                title: 'Collar',
                quantity: 2,
                originalTotal: usd(69990),
                total: usd(56692),
                discounts: [
                  { name: 'Collar week', amount: usd(6999) },
                  { name: 'TEN', amount: usd(6299) },
                ],
                variant: {
                  id: 'gid://shopify/ProductVariant/1',
                  productHandle: 'collar',
                  productTags: ['gps'],
                  requiresShipping: true,
                  image: { url: 'https://cdn.example/a.jpg', alt: 'Collar', width: 0, height: 0 },
                  selectedOptions: [{ name: 'Size', value: 'Small' }],
                  subscriptionFrequency: '1 month',
                },
              },
            ],
            unreadableLines: 0,
            discounts: [
              { name: 'Collar week', amount: usd(6999), percent: 10 },
              { name: 'TEN', amount: usd(6299), percent: 10 },
              { name: 'FIVE', amount: usd(500), percent: null },
            ],
            fulfillments: [
              {
                company: 'UPS',
                tracking: [
                  { number: '1Z1', url: 'https://www.ups.com/1Z1' },
                  { number: '1Z2', url: null },
                  { number: '1Z3', url: null },
                ],
              },
            ],
          },
        ],
      },
    });
    // The key behind an order's number is a secret of its customer.
    expect(JSON.stringify(page)).not.toContain('secret');
  });

  it.each([
    [undefined, { first: 10, after: null }],
    [
      { from: 'after', cursor: 'c' },
      { first: 10, after: 'c' },
    ],
    [
      { from: 'before', cursor: 'c' },
      { last: 10, before: 'c' },
    ],
  ] as const)('is requested: %j', async (request, variables) => {
    const { fetch, seen } = fakeFetch(
      pageOf([], {
        hasNextPage: true,
        hasPreviousPage: true,
        startCursor: 'start',
        endCursor: 'end',
      }),
    );
    const page = await listOrders({ ...config, fetch }, 'token', request);
    expect(page).toMatchObject({ value: { orders: [], older: 'end', newer: 'start' } });
    expect(seen[0]?.body).toMatchObject({
      variables: { customerAccessToken: 'token', ...variables },
    });
    expect(seen[0]?.url).not.toContain('token');
  });

  it('leaves out what cannot be read, and counts it', async () => {
    const lines = [
      wireLine(),
      null,
      'line',
      wireLine({ title: '' }),
      wireLine({ quantity: -1 }),
      wireLine({ originalTotalPrice: money('many') }),
      wireLine({ variant: { id: 5 } }),
    ];
    const nodes = [
      wireOrder(1, { lineItems: { nodes: lines } }),
      wireOrder(2, { totalPrice: null }),
      wireOrder(3, { processedAt: 'yesterday' }),
      { ...wireOrder(4), id: 'gid://shopify/Cart/4' },
      null,
      7,
    ];
    const { fetch } = fakeFetch(pageOf(nodes));
    const page = await listOrders({ ...config, fetch }, 'token');
    expect(page).toMatchObject({ ok: true, value: { unreadable: 5 } });
    const [order] = page.ok ? page.value.orders : [];
    expect(order?.lines.map(({ variant }) => variant?.id ?? null)).toEqual([
      'gid://shopify/ProductVariant/1',
      null,
    ]);
    expect(order?.unreadableLines).toBe(5);
  });

  it.each([
    ['lines', { lineItems: 'none', discountApplications: null, successfulFulfillments: {} }],
    ['statuses', { financialStatus: 'EXPIRED', fulfillmentStatus: 12 }],
    ['an address', { shippingAddress: null, customAttributes: null, currentTotalPrice: null }],
    [
      'one currency',
      {
        lineItems: {
          nodes: [
            wireLine(),
            wireLine({
              discountAllocations: [
                {
                  allocatedAmount: money('1.0', 'CAD'),
                  discountApplication: { title: 'Collar week' },
                },
              ],
            }),
          ],
        },
      },
    ],
  ])('survives an order without %s', async (_, changes) => {
    const { fetch } = fakeFetch(pageOf([wireOrder(1, changes)]));
    const page = await listOrders({ ...config, fetch }, 'token');
    expect(page).toMatchObject({ ok: true, value: { unreadable: 0, orders: [{ id: '1' }] } });
  });

  it.each([[{}], [{ customer: {} }], [{ customer: { orders: {} } }], [{ customer: 'x' }]])(
    'is a failure for the reply %j',
    async data => {
      const { fetch } = fakeFetch({ data });
      const page = await listOrders({ ...config, fetch }, 'token');
      expect(page).toMatchObject({ ok: false, error: { kind: 'protocol' } });
    },
  );

  it.each(['after', 'before'] as const)('is the newest one %s a cursor of no page', async from => {
    const message = 'Invalid cursor for current pagination sort.';
    const { fetch, seen } = fakeFetch({ errors: [{ message }] }, pageOf([wireOrder(1001)]));
    const page = await listOrders({ ...config, fetch }, 'token', { from, cursor: 'garbage' });
    expect(page).toMatchObject({ ok: true, value: { orders: [{ id: '1001' }] } });
    expect(seen[1]?.body).toMatchObject({ variables: { first: 10, after: null } });
  });

  it('tells that the token was refused', async () => {
    const { fetch } = fakeFetch({ data: { customer: null } });
    expect(await listOrders({ ...config, fetch }, 'old')).toMatchObject({
      ok: false,
      error: { kind: 'user', userErrors: [{ code: 'TOKEN_INVALID' }] },
    });
  });
});

describe('one order', () => {
  const places = (from: number, count: number, hasNextPage: boolean) => ({
    data: {
      customer: {
        orders: {
          edges: Array.from({ length: count }, (_, at) => ({
            cursor: `c${from + at}`,
            node: { id: gid(from + at) },
          })),
          pageInfo: { hasNextPage },
        },
      },
    },
  });
  const variablesOf = (body: unknown): unknown => (body as { variables: unknown }).variables;

  it('is found by its number, also on a later page of the list', async () => {
    const { fetch, seen } = fakeFetch(
      places(100, 2, true),
      places(102, 3, false),
      pageOf([wireOrder(103)]),
    );
    const found = await findOrder({ ...config, fetch }, 'token', '103');
    expect(found).toMatchObject({ ok: true, value: { id: '103', name: '#103' } });
    expect(seen.map(({ body }) => variablesOf(body))).toEqual([
      { customerAccessToken: 'token', after: null },
      { customerAccessToken: 'token', after: 'c101' },
      { customerAccessToken: 'token', first: 1, after: 'c102' },
    ]);
  });

  it('is missing if the customer has none of that number', async () => {
    const { fetch } = fakeFetch(places(100, 2, false));
    expect(await findOrder({ ...config, fetch }, 'token', '7')).toEqual({ ok: true, value: null });
  });

  it.each([
    ['cannot be read', [places(100, 1, false), pageOf([null])], 'protocol'],
    ['is on a page without an end', [places(100, 0, true)], 'protocol'],
    ['is in no list', [{ data: { customer: {} } }], 'protocol'],
    ['belongs to a token that has ended', [{ data: { customer: null } }], 'user'],
    ['is behind a broken connection', [new Error('reset')], 'network'],
  ] as const)('is a failure if it %s', async (_, replies, kind) => {
    const { fetch } = fakeFetch(...replies);
    const found = await findOrder({ ...config, fetch }, 'token', '100');
    expect(found).toMatchObject({ ok: false, error: { kind } });
  });
});
