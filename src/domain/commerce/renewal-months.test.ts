import { describe, expect, it } from 'vitest';
import { renewalMonths } from './renewal-months';

describe('renewalMonths', () => {
  it.each([
    ['Auto-renew every 12 months', 12],
    ['Auto-renews every 1 month', 1],
    ['Auto-renews every month', 1],
    ['Auto renews yearly', 12],
    ['Auto-Renew (Annual)', 12],
    ['Renews annually', 12],
    ['Renews each year', 12],
    ['Every 30 days', 1],
    ['Auto-renew every 90 days', 3],
    ['365 days', 12],
    ['Renews every 360 days', 12],
    ['730 days', 24],
    ['2 years', 24],
    ['6-month auto-renew', 6],
    ['Monthly', 1],
    ['Bi-monthly', 2],
    ['Quarterly', 3],
    ['Semi-annually', 6],
    ['12 MONTHS', 12],
    ['12', 12],
    ['Annual plan', 12],
    ['Save 12% and renew every month', 1],
    ['12-month contract, renews every month', 1],
  ])('parses "%s"', (words, months) => {
    expect(renewalMonths(words)).toBe(months);
  });

  it.each([
    '',
    'Auto-renew',
    '31 days',
    'Every 45 days',
    '0 months',
    'Every 2 weeks',
    'monthlong',
    'Renews each birthday',
    'Plan 12',
    'Medium',
    'now and then',
    'Renews all year round',
  ])('returns null for "%s"', words => {
    expect(renewalMonths(words)).toBeNull();
  });
});
