import { describe, expect, it } from 'vitest';
import texts from '~/locales/en-us/account-orders.json';
import { FINANCIAL_STATUSES, FULFILLMENT_STATUSES } from '~/src/domain/commerce/order';
import { orderLine } from '../testing/account.fixture';
import {
  headlineStatus,
  ORDER_STEPS,
  progressOf,
  SERVICE_STEPS,
  stepOf,
  stepsOf,
} from './order-status';

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
    ['PENDING_FULFILLMENT', 'Order received'],
    ['RESTOCKED', 'Returned'],
    ['SCHEDULED', 'Scheduled'],
    ['UNFULFILLED', 'Order received'],
  ] as const)('call the fulfillment status %s "%s"', (status, words) => {
    expect(texts.fulfillment[status].name).toBe(words);
    expect(texts.fulfillment[status].meaning).toMatch(/\w.*\.$/);
  });

  it('leave out none', () => {
    expect(Object.keys(texts.financial)).toEqual([...FINANCIAL_STATUSES]);
    expect(Object.keys(texts.fulfillment)).toEqual([...FULFILLMENT_STATUSES]);
  });
});

describe('an order of which nothing is shipped', () => {
  const plan = orderLine();
  const service = (fulfillmentStatus: (typeof FULFILLMENT_STATUSES)[number]) => ({
    financialStatus: 'PAID' as const,
    fulfillmentStatus,
    unreadableLines: 0,
    lines: [{ ...plan, variant: plan.variant && { ...plan.variant, requiresShipping: false } }],
  });

  it('has words of its own, which speak of no parcel', () => {
    expect(Object.keys(texts.service)).toEqual([...FULFILLMENT_STATUSES]);
    expect(JSON.stringify(texts.service)).not.toMatch(/warehouse|pack|ships|your items/i);
    expect(headlineStatus(service('SCHEDULED'))).toMatchObject({ kind: 'service' });
  });

  it('is placed and then completed', () => {
    expect(stepsOf(service('OPEN'))).toEqual(['placed', 'completed']);
    expect(stepOf(service('IN_PROGRESS'))).toBe('placed');
    expect(stepOf(service('FULFILLED'))).toBe('completed');
    expect(stepOf(service('RESTOCKED'))).toBeNull();
  });

  it('is only one of which all is known', () => {
    const order = { ...service('FULFILLED'), unreadableLines: 1 };
    expect(headlineStatus(order)).toMatchObject({ kind: 'fulfillment' });
    expect(stepOf({ ...service('FULFILLED'), lines: [plan] })).toBe('shipped');
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
    const order = { financialStatus, fulfillmentStatus, lines: [], unreadableLines: 0 };
    expect(headlineStatus(order)?.status).toBe(said);
    expect(stepOf(order)).toBe(step);
  });

  it('is missing where the store gives no status that is known', () => {
    const order = { financialStatus: null, fulfillmentStatus: null, lines: [], unreadableLines: 0 };
    expect(headlineStatus(order)).toBeNull();
  });
});

describe('the steps of an order', () => {
  it.each([
    ['placed', ['done', 'ahead', 'ahead']],
    ['packing', ['done', 'underway', 'ahead']],
    ['shipped', ['done', 'done', 'done']],
  ] as const)('at "%s" are %j', (at, progress) => {
    expect(ORDER_STEPS.map(step => progressOf(step, at, ORDER_STEPS))).toEqual(progress);
  });

  it.each([
    ['placed', ['done', 'ahead']],
    ['completed', ['done', 'done']],
  ] as const)('of a service at "%s" are %j', (at, progress) => {
    expect(SERVICE_STEPS.map(step => progressOf(step, at, SERVICE_STEPS))).toEqual(progress);
  });
});
