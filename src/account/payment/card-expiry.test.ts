import { describe, expect, it } from 'vitest';
import { canBeCharged, expiryState, isExpiredOn } from './card-expiry';

const until = (year: number, month: number) => ({ expiry: { year, month } });

describe('the expiry of a card', () => {
  it.each([
    [2026, 10, '2026-11-01', 'expired'],
    [2026, 11, '2026-11-30', 'soon'],
    [2026, 12, '2026-11-01', 'soon'],
    [2027, 1, '2026-12-31', 'soon'],
    [2027, 1, '2026-11-30', 'valid'],
    [2026, 12, '2027-01-01', 'expired'],
    [2027, 11, '2026-11-30', 'valid'],
  ])('that says %i-%i is on %s: %s', (year, month, today, state) => {
    expect(expiryState(until(year, month), today)).toBe(state);
  });

  it('is at the end of its last month, leap days among them', () => {
    expect(isExpiredOn(until(2028, 2), '2028-02-29')).toBe(false);
    expect(isExpiredOn(until(2028, 2), '2028-03-01')).toBe(true);
  });

  it('never comes for what does not expire', () => {
    expect(expiryState({ expiry: null }, '2099-01-01')).toBe('valid');
  });
});

it('a card that the provider has given up cannot be charged before it expires', () => {
  const card = until(2030, 1);
  expect(canBeCharged({ ...card, status: 'valid' }, '2026-11-23')).toBe(true);
  expect(canBeCharged({ ...card, status: 'not_validated' }, '2026-11-23')).toBe(true);
  expect(canBeCharged({ ...card, status: 'invalid' }, '2026-11-23')).toBe(false);
  expect(canBeCharged({ ...until(2026, 10), status: 'valid' }, '2026-11-23')).toBe(false);
});
