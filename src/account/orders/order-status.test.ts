import { describe, expect, it } from 'vitest';
import texts from '~/locales/en-us/account-orders.json';
import { FINANCIAL_STATUSES, FULFILLMENT_STATUSES } from '~/src/domain/commerce/order';
import { headlineStatus, ORDER_STEPS, progressOf, stepOf } from './order-status';

describe('the words of spec account §4', () => {
  it.each([
    ['AUTHORIZED', 'Payment approved'],
    ['PAID', 'Paid'],
    ['PARTIALLY_PAID', 'Partly paid'],
    ['PARTIALLY_REFUNDED', 'Partly refunded'],
    ['PENDING', 'Payment pending'],
    ['REFUNDED', 'Refunded'],
    ['VOIDED', 'Canceled'],
  ] as const)('call the financial status %s "%s"', (status, words) => {
    expect(texts.financial[status].name).toBe(words);
    expect(texts.financial[status].meaning).toMatch(/\w.*\.$/);
  });

  it.each([
    ['FULFILLED', 'Shipped'],
    ['IN_PROGRESS', 'Being packed'],
    ['ON_HOLD', 'On hold'],
    ['OPEN', 'Order received'],
    ['PARTIALLY_FULFILLED', 'Partly shipped'],
    ['PENDING_FULFILLMENT', 'Waiting to be packed'],
    ['RESTOCKED', 'Returned'],
    ['SCHEDULED', 'Scheduled'],
    ['UNFULFILLED', 'Getting ready'],
  ] as const)('call the fulfillment status %s "%s"', (status, words) => {
    expect(texts.fulfillment[status].name).toBe(words);
    expect(texts.fulfillment[status].meaning).toMatch(/\w.*\.$/);
  });

  it('leave out none', () => {
    expect(Object.keys(texts.financial)).toEqual([...FINANCIAL_STATUSES]);
    expect(Object.keys(texts.fulfillment)).toEqual([...FULFILLMENT_STATUSES]);
  });
});

describe('the headline of an order', () => {
  it.each([
    ['PAID', 'PARTIALLY_FULFILLED', 'PARTIALLY_FULFILLED', 'packing'],
    ['PAID', 'FULFILLED', 'FULFILLED', 'shipped'],
    ['PAID', 'IN_PROGRESS', 'IN_PROGRESS', 'packing'],
    ['PAID', 'PENDING_FULFILLMENT', 'PENDING_FULFILLMENT', 'placed'],
    ['PENDING', 'UNFULFILLED', 'UNFULFILLED', 'placed'],
    ['VOIDED', 'UNFULFILLED', 'VOIDED', null],
    ['REFUNDED', 'FULFILLED', 'REFUNDED', null],
    ['PAID', 'RESTOCKED', 'RESTOCKED', null],
    ['PAID', null, 'PAID', null],
    [null, 'OPEN', 'OPEN', 'placed'],
  ] as const)('%s and %s: %s, at the step %s', (financialStatus, fulfillmentStatus, said, step) => {
    const order = { financialStatus, fulfillmentStatus };
    expect(headlineStatus(order)?.status).toBe(said);
    expect(stepOf(order)).toBe(step);
  });

  it('is missing where the store gives no status that is known', () => {
    expect(headlineStatus({ financialStatus: null, fulfillmentStatus: null })).toBeNull();
  });
});

describe('the steps of an order', () => {
  it.each([
    ['placed', ['done', 'ahead', 'ahead']],
    ['packing', ['done', 'underway', 'ahead']],
    ['shipped', ['done', 'done', 'done']],
  ] as const)('at "%s" are %j', (at, progress) => {
    expect(ORDER_STEPS.map(step => progressOf(step, at))).toEqual(progress);
  });
});
