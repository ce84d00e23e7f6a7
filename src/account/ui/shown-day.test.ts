import { expect, it } from 'vitest';
import { keepTogether, shortDay, shownDay } from './shown-day';

it.each([
  ['December 5, 2026', 'December\u00a05, 2026'],
  ['Saturday, December 5', 'Saturday, December\u00a05'],
  ['5 décembre 2026', '5\u00a0décembre 2026'],
  ['Samstag, 5. Dezember 2026', 'Samstag, 5.\u00a0Dezember 2026'],
  ['Visa', 'Visa'],
])('keeps the day of "%s" on the line of its month', (date, kept) => {
  expect(keepTogether(date)).toBe(kept);
});

it('writes the day of an order in full, and short in lists', () => {
  const locale = { dateFormat: 'en-US', store: 'us' } as const;
  expect(shownDay('2026-11-21T20:00:00Z', locale)).toBe('November\u00a021, 2026');
  expect(shortDay('2026-11-21T20:00:00Z', locale)).toBe('Nov\u00a021, 2026');
});
