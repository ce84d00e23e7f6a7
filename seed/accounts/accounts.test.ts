import { expect, it } from 'vitest';
import { accounts, orders } from '.';

const FINANCIAL = [
  ...[
    'AUTHORIZED',
    'PAID',
    'PARTIALLY_PAID',
    'PARTIALLY_REFUNDED',
    'PENDING',
    'REFUNDED',
    'VOIDED',
  ],
];
const FULFILLMENT = [
  ...['FULFILLED', 'IN_PROGRESS', 'ON_HOLD', 'OPEN', 'PARTIALLY_FULFILLED'],
  ...['PENDING_FULFILLMENT', 'RESTOCKED', 'SCHEDULED', 'UNFULFILLED'],
];

it('the first account has an order of every status in its first store', () => {
  const own = orders.filter(
    ({ store, email }) => store === 'larkfield-us' && email === accounts[0]?.email,
  );
  expect([...new Set(own.map(order => order.financialStatus))].sort()).toEqual(FINANCIAL);
  expect([...new Set(own.map(order => order.fulfillmentStatus))].sort()).toEqual(FULFILLMENT);
});

it('orders are numbered once a store, the older ones lower', () => {
  for (const store of new Set(orders.map(order => order.store))) {
    const own = orders.filter(order => order.store === store);
    const byAge = [...own].sort((one, other) => other.daysAgo - one.daysAgo);
    const numbers = byAge.map(({ number }) => number);
    expect(numbers).toEqual([...new Set(numbers)].sort((one, other) => one - other));
  }
});

it('nobody uses a code twice, and nobody the code that tests use', () => {
  const used = orders.flatMap(({ store, email, codes }) =>
    codes.map(code => `${store} ${email} ${code}`),
  );
  expect(new Set(used).size).toBe(used.length);
  expect(used.filter(each => each.endsWith('WELCOME10'))).toEqual([]);
});
