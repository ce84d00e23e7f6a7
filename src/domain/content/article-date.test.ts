import { describe, expect, it } from 'vitest';
import { LOCALES } from '~/src/config/locales';
import { formatDay, isDate } from './article-date';

const localeOf = (id: string) => {
  const locale = LOCALES.find(entry => entry.id === id);
  if (!locale) throw new Error(`no locale ${id}`);
  return locale;
};

describe('formatDay', () => {
  it.each([
    ['en-us', 'October 14, 2026'],
    ['en-ca', 'October 14, 2026'],
    ['en-gb', '14 October 2026'],
    ['en-gb-nl', '14 October 2026'],
    ['fr-fr', '14 octobre 2026'],
    ['de-ch', '14. Oktober 2026'],
  ])('formats it for %s as %s', (id, words) => {
    expect(formatDay('2026-10-14T13:00:00Z', localeOf(id))).toBe(words);
  });

  it('uses the time zone of the shop for a moment, and a date as it is', () => {
    const locale = localeOf('en-us');
    expect(formatDay('2026-10-15T02:00:00Z', locale)).toBe('October 14, 2026');
    expect(formatDay('2026-10-15', locale)).toBe('October 15, 2026');
  });
});

describe('isDate', () => {
  it.each([
    ['2026-10-14', true],
    ['2026-10-14T13:00:00Z', true],
    ['14 October 2026', false],
    ['2026-13-40', false],
    ['', false],
  ])('of "%s" is %s', (text, expected) => {
    expect(isDate(text)).toBe(expected);
  });
});
