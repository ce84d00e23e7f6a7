/** Replies as the platform sends them, for tests. */
export const money = (amount: string, currencyCode = 'USD') => ({ amount, currencyCode });

/** An order's global id, with the key that the platform appends. */
export const gid = (number: number | string) => `gid://shopify/Order/${number}?key=secret`;

/**
 * A line of an order: two collars with two discounts.
 * @param changes fields to replace
 */
export const wireLine = (changes: object = {}) => ({
  title: 'Collar',
  quantity: 2,
  originalTotalPrice: money('699.9'),
  discountedTotalPrice: money('566.92'),
  discountAllocations: [
    { allocatedAmount: money('69.99'), discountApplication: { title: 'Collar week' } },
    { allocatedAmount: money('62.99'), discountApplication: { code: 'TEN' } },
  ],
  variant: {
    id: 'gid://shopify/ProductVariant/1',
    requiresShipping: true,
    image: { url: 'https://cdn.example/a.jpg', altText: null },
    selectedOptions: [{ name: 'Size', value: 'Small' }],
    subscriptionFrequency: { value: '1 month' },
    product: { handle: 'collar', tags: ['gps'] },
  },
  ...changes,
});

/**
 * An order, paid and partly shipped.
 * @param changes fields to replace
 */
export const wireOrder = (number: number, changes: object = {}) => ({
  id: gid(number),
  name: `#${number}`,
  processedAt: '2026-10-15T02:30:00Z',
  financialStatus: 'PAID',
  fulfillmentStatus: 'PARTIALLY_FULFILLED',
  customAttributes: [{ key: 'shipping_method', value: 'Standard' }],
  currentTotalPrice: money('320.63'),
  totalPrice: money('623.93'),
  totalShippingPrice: money('0.0'),
  subtotalPrice: money('583.11'),
  totalTax: money('40.82'),
  shippingAddress: {
    name: 'Avery Brooks',
    company: '',
    address1: '418 Larch Street',
    address2: null,
    city: 'Boise',
    province: 'Idaho',
    zip: '83702',
    country: 'United States',
  },
  billingAddress: {
    name: 'Brooks Training',
    company: null,
    address1: '1 Mill Road',
    address2: '',
    city: 'Boise',
    province: 'Idaho',
    zip: '83702',
    country: 'United States',
  },
  lineItems: { nodes: [wireLine()] },
  discountApplications: {
    nodes: [
      { title: 'Collar week', value: { percentage: 10 } },
      { code: 'TEN', value: { percentage: 10 } },
      { code: 'FIVE', value: money('5.0') },
      { value: { percentage: 3 } },
    ],
  },
  successfulFulfillments: [
    {
      trackingCompany: 'UPS',
      trackingInfo: [
        { number: '1Z1', url: 'https://www.ups.com/1Z1' },
        { number: '1Z2', url: 'http://www.ups.com/1Z2' },
        { number: '1Z3', url: 'javascript:alert(1)' },
        { number: null, url: null },
      ],
    },
  ],
  ...changes,
});
