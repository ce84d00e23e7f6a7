import { afterEach, expect, it } from 'vitest';
import { forgetAllSearches, forgetSearch, recentSearches, rememberSearch } from './recent-searches';

afterEach(() => window.localStorage.clear());

it('keeps the latest six, each once', () => {
  for (const query of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'C', '']) rememberSearch(query);
  expect(recentSearches()).toEqual(['C', 'g', 'f', 'e', 'd', 'b']);
});

it('does not keep what is too long to look for again', () => {
  rememberSearch('x'.repeat(81));
  expect(recentSearches()).toEqual([]);
  rememberSearch('x'.repeat(80));
  expect(recentSearches()).toHaveLength(1);
});

it('forgets one, and all', () => {
  rememberSearch('gps collar');
  rememberSearch('battery');
  forgetSearch('battery');
  expect(recentSearches()).toEqual(['gps collar']);
  forgetSearch('gps collar');
  expect(window.localStorage.length).toBe(0);
  rememberSearch('flags');
  forgetAllSearches();
  expect(recentSearches()).toEqual([]);
});

it('takes a corrupt list for none', () => {
  window.localStorage.setItem('recent_searches', '{"not": "a list"');
  expect(recentSearches()).toEqual([]);
  window.localStorage.setItem('recent_searches', '[1, null, "flags"]');
  expect(recentSearches()).toEqual(['flags']);
});
