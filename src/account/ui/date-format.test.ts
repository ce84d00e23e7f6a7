import { describe, expect, it } from 'vitest';
import { dateFormat } from './date-format';

describe('dateFormat', () => {
  const day = Date.UTC(2026, 11, 5);

  it('creates a format once for a locale and its options', () => {
    const first = dateFormat('en-us', { dateStyle: 'long', timeZone: 'UTC' });
    expect(dateFormat('en-us', { dateStyle: 'long', timeZone: 'UTC' })).toBe(first);
    expect(first.format(day)).toBe('December 5, 2026');
  });

  it('keeps locales, styles and time zones apart', () => {
    expect(dateFormat('de-de', { dateStyle: 'long', timeZone: 'UTC' }).format(day)).toBe(
      '5. Dezember 2026',
    );
    expect(dateFormat('en-us', { dateStyle: 'medium', timeZone: 'UTC' }).format(day)).toBe(
      'Dec 5, 2026',
    );
    expect(
      dateFormat('en-us', { dateStyle: 'medium', timeZone: 'America/Denver' }).format(day),
    ).toBe('Dec 4, 2026');
  });
});
