import { describe, expect, it, vi } from 'vitest';
import { shortDay, shownDay } from './shown-day';

// The stores' own zones have one clock; these tell which of them is read.
vi.mock('~/src/config/store-time-zones', () => ({
  STORE_TIME_ZONES: { us: 'Pacific/Honolulu', ca: 'Asia/Tokyo' },
}));

const us = { dateFormat: 'en-US', store: 'us' } as const;
const ca = { dateFormat: 'en-CA', store: 'ca' } as const;

describe('the day of a moment', () => {
  it('is that of the store', () => {
    const noon = '2026-11-21T22:00:00Z';
    expect([shownDay(noon, us), shownDay(noon, ca)]).toEqual([
      'November\u00a021, 2026',
      'November\u00a022, 2026',
    ]);
    expect([shortDay(noon, us), shortDay(noon, ca)]).toEqual([
      'Nov\u00a021, 2026',
      'Nov\u00a022, 2026',
    ]);
  });
});

it('a whole day is the same in every store', () => {
  expect([us, ca].map(locale => shownDay('2026-11-21', locale))).toEqual([
    'November\u00a021, 2026',
    'November\u00a021, 2026',
  ]);
  expect(shortDay('2026-11-21', us)).toBe('Nov\u00a021, 2026');
});
