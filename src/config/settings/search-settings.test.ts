import { expect, it } from 'vitest';
import { eventsOriginOf, searchOriginsOf, toSearchRegion } from './search-settings';

const search = { appId: 'ABCDE12345', apiKey: 'key', origin: null, region: null };

it('names the address in the settings, or else the hosts that the service’s client calls', () => {
  expect(searchOriginsOf({ ...search, origin: 'https://search.example' })).toEqual([
    'https://search.example',
  ]);
  expect(searchOriginsOf(search)).toEqual([
    'https://abcde12345-dsn.algolia.net',
    'https://abcde12345-1.algolianet.com',
    'https://abcde12345-2.algolianet.com',
    'https://abcde12345-3.algolianet.com',
    'https://insights.algolia.io',
  ]);
});

it('sends events to the region in the settings', () => {
  expect(eventsOriginOf({ ...search, region: 'de' })).toBe('https://insights.de.algolia.io');
  expect(eventsOriginOf({ ...search, region: 'us' })).toBe('https://insights.us.algolia.io');
  expect(eventsOriginOf({ ...search, origin: 'https://search.example' })).toBe(
    'https://search.example',
  );
});

it('knows the regions de and us alone', () => {
  expect(['de', 'us', 'fr', '', null, undefined].map(toSearchRegion)).toEqual([
    'de',
    'us',
    null,
    null,
    null,
    null,
  ]);
});
