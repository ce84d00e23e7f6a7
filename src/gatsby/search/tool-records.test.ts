import { join } from 'node:path';
import { expect, it } from 'vitest';
import { BRANDS } from '~/src/config/testing/brands';
import { localeById } from '~/src/config/locales';
import { stringsOf } from '../sourcing/strings';
import { toolRecords } from './tool-records';

const strings = stringsOf(join(process.cwd(), 'locales'), 'en-ca', ['en-us'], []);

it('makes a record of the dealer search, in the words of the locale', () => {
  const brand = BRANDS.larkfield;
  expect(toolRecords(localeById('en-ca', brand), brand, strings)).toMatchObject([
    {
      objectID: 'en-ca:tool-dealers',
      locale: 'en-ca',
      path: '/en-ca/dealers',
      title: 'Find a dealer near you',
      excerpt: expect.stringMatching(/^Enter your postal code/) as string,
      text: expect.stringContaining('dealer near me') as string,
    },
  ]);
});

it('makes none where the brand has no dealers', () => {
  const brand = { ...BRANDS.larkfield, hasDealers: false };
  expect(toolRecords(localeById('en-us', brand), brand, strings)).toEqual([]);
});
