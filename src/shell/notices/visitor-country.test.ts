import { expect, it } from 'vitest';
import { visitorCountry } from './visitor-country';

it.each([
  ['America/Toronto', ['en-US'], 'CA'],
  ['America/St_Johns', [], 'CA'],
  ['America/Dawson_Creek', [], 'CA'],
  ['Canada/Pacific', ['en-US'], 'CA'],
  ['America/New_York', ['en-CA'], 'US'],
  ['America/Indiana/Knox', [], 'US'],
  ['Pacific/Honolulu', [], 'US'],
  ['US/Eastern', [], 'US'],
])('uses the time zone: %s %j', (timeZone, languages, country) => {
  expect(visitorCountry({ timeZone, languages })).toBe(country);
});

it.each([
  ['UTC', ['en-CA', 'en-US', 'en'], 'CA'],
  ['UTC', ['fr', 'fr-CA', 'en-US'], 'CA'],
  ['Europe/London', ['en-gb'], 'GB'],
  ['America/Mexico_City', ['zh-Hant-TW'], 'TW'],
  ['America/Detroit_Lakes', ['en'], null],
  ['UTC', ['es-419', 'x-klingon'], null],
  ['', [], null],
])(
  'falls back to the first language that names a country: %s %j',
  (timeZone, languages, country) => {
    expect(visitorCountry({ timeZone, languages })).toBe(country);
  },
);
