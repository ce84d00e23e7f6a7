import { describe, expect, it } from 'vitest';
import { findAutoRenewPlan } from './auto-renew';
import type { SellingPlan } from '~/src/domain/commerce/product';

describe('findAutoRenewPlan', () => {
  const named = (name: string): SellingPlan => ({
    id: name,
    name,
    discountPercent: 0,
    interval: null,
  });
  const find = (names: readonly string[], frequency: string | null) =>
    findAutoRenewPlan(names.map(named), frequency)?.name ?? null;

  it.each([
    [['Auto-renews every 1 month', 'Auto-renews every 12 months'], '12 months', 1],
    [['Auto-renews every 1 month', 'Auto-renews every 12 months'], '1 month', 0],
    [['Auto-renews every 1 month', 'Auto-renews every 12 months'], '365 days', 1],
    [['Auto-renews every 1 month', 'Auto-renews every 12 months'], '30 days', 0],
    [['Auto renews monthly', 'Auto renews yearly'], '12', 1],
    [['Every 30 days', '365 days'], '1 month', 0],
    [['Every month', 'Auto-renew every month'], '1 month', 1],
  ])('of %j for "%s" is the one at %d', (names, frequency, place) => {
    expect(find(names, frequency)).toBe(names[place]);
  });

  it.each([
    [['Auto-renews every 1 month'], '12 months'],
    [['Auto-renews every 12 months'], '1 month'],
    [['Auto-renews every 2 months', 'Auto-renews every 120 days'], '12 months'],
    [['Auto-renews every 31 days'], '1 month'],
    [['Auto-renews every 11 months'], '1 month'],
    [['Auto-renew'], '1 month'],
    [['Auto-renews every 1 month'], 'sometimes'],
    [['Auto-renews every 1 month'], null],
    [[], '1 month'],
  ])('is none of %j for "%s"', (names, frequency) => {
    expect(find(names, frequency)).toBeNull();
  });
});
