import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { Brand } from '~/src/config/brands/brand';
import { BRANDS } from '~/src/config/testing/brands';
import { localeById } from '~/src/config/locales';
import { LocaleProvider } from '~/src/features/locale';
import { TestProviders } from '~/src/features/testing';
import { CountryList } from './country-list';
import { CountryButton } from './country-picker';

const page = { path: '/about', alternates: ['en-us', 'en-ca'] } as const;

const show = (localeIds: Brand['localeIds']): void => {
  const brand = { ...BRANDS.larkfield, localeIds };
  render(
    <TestProviders>
      <LocaleProvider brand={brand} locale={localeById('en-us', brand)}>
        <CountryList page={page} />
      </LocaleProvider>
    </TestProviders>,
  );
};

const textsOf = (elements: readonly HTMLElement[]) => elements.map(each => each.textContent);

afterEach(cleanup);

it('lists the countries of a single region without a heading', () => {
  show(['en-us', 'en-ca']);
  expect(screen.queryByRole('heading', { level: 3 })).toBeNull();
  expect(textsOf(screen.getAllByRole('link'))).toEqual([
    'United StatesUS Dollar (USD)',
    'CanadaCanadian Dollar (CAD)',
  ]);
});

it('shows headings for several regions', () => {
  show(['en-us', 'en-au', 'en-gb', 'en-ca']);
  const regions = screen.getAllByRole('heading', { level: 3 });
  expect(textsOf(regions)).toEqual(['Americas', 'Europe', 'Oceania']);
  const lists = screen.getAllByRole('list');
  expect(lists.map(list => within(list).getAllByRole('link').length)).toEqual([2, 1, 1]);
});

it('names the language of the sites that are in another one', () => {
  show(['en-us', 'en-gb', 'fr-be', 'de-ch', 'en-gb-nl', 'nl-nl']);
  const links = screen.getAllByRole('link');
  const named = links.flatMap(({ lang, textContent }) => (lang ? [[lang, textContent]] : []));
  expect(named).toEqual([
    ['fr-be', expect.stringMatching(/^Belgique/)],
    ['de-ch', expect.stringMatching(/^Schweiz/)],
    ['nl-nl', expect.stringMatching(/^Nederland/)],
  ]);
});

it('has a button whose accessible name includes its visible text', () => {
  render(<CountryButton />, { wrapper: TestProviders });
  const button = screen.getByRole('button');
  expect(button.textContent).toBe('US · USD');
  expect(button.getAttribute('aria-label')).toBe('US · USD: change country and currency');
});
