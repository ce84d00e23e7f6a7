import { expect, it } from 'vitest';
import { accounts, cards, orders, subscriptions } from '.';

const FINANCIAL = [
  'AUTHORIZED',
  'PAID',
  'PARTIALLY_PAID',
  'PARTIALLY_REFUNDED',
  'PENDING',
  'REFUNDED',
  'VOIDED',
];
const FULFILLMENT = [
  'FULFILLED',
  'IN_PROGRESS',
  'ON_HOLD',
  'OPEN',
  'PARTIALLY_FULFILLED',
  'PENDING_FULFILLMENT',
  'RESTOCKED',
  'SCHEDULED',
  'UNFULFILLED',
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

it('every line on a plan belongs to one subscription, as its origin or a renewal', () => {
  const planned = orders.flatMap(({ store, email, number, lines }) =>
    lines.filter(({ plan }) => plan).map(({ sku }) => `${store} ${email} ${number} ${sku}`),
  );
  const grown = subscriptions.flatMap(({ store, email, order, sku, renewals }) =>
    [order, ...renewals].map(number => `${store} ${email} ${number} ${sku}`),
  );
  expect([...planned].sort()).toEqual([...grown].sort());
});

it('renewals follow each other and the order that they grew from', () => {
  const ageOf = (store: string, number: number) =>
    orders.find(order => order.store === store && order.number === number)?.daysAgo ?? 0;
  for (const { store, order, renewals } of subscriptions) {
    const ages = [order, ...renewals].map(number => ageOf(store, number));
    expect(ages).toEqual([...ages].sort((one, other) => other - one));
  }
});

it('the accounts have subscriptions of several kinds and states, and a card that has expired', () => {
  expect(subscriptions.filter(({ cancelled }) => cancelled)).toHaveLength(1);
  expect(subscriptions.filter(({ isNextSkipped }) => isNextSkipped)).toHaveLength(1);
  expect(new Set(subscriptions.map(({ license }) => license))).toEqual(
    new Set(['consumed', 'allocated', undefined]),
  );
  expect(cards.filter(({ expiresInMonths }) => expiresInMonths < 0)).toHaveLength(1);
  for (const { email, card } of subscriptions) {
    expect(cards.filter(each => each.email === email)[card]).toBeDefined();
  }
});
