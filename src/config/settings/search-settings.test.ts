import { expect, it } from 'vitest';
import { searchOriginsOf } from './search-settings';

it('returns the address in the settings, or else the hosts that the vendor’s client calls', () => {
  const search = { appId: 'ABCDE12345', apiKey: 'key' };
  expect(searchOriginsOf({ ...search, origin: 'https://search.example' })).toEqual([
    'https://search.example',
  ]);
  expect(searchOriginsOf({ ...search, origin: null })).toEqual([
    'https://abcde12345-dsn.algolia.net',
    'https://abcde12345-1.algolianet.com',
    'https://abcde12345-2.algolianet.com',
    'https://abcde12345-3.algolianet.com',
  ]);
});
