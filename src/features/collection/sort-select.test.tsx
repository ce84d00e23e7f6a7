import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { navigate } from 'gatsby';
import { afterEach, expect, it, vi } from 'vitest';
import { BRANDS } from '../../site/brands';
import { localeById } from '../../site/locales';
import type { LocaleId } from '../../site/locales';
import { LocaleProvider } from '../locale';
import { TestShop } from '../testing';
import { SortSelect } from './sort-select';

vi.mock('gatsby', () => import('../../ui/testing/gatsby.fixture'));

const brand = BRANDS.larkfield;

const choose = async (localeId: LocaleId, order: string) => {
  render(
    <TestShop>
      <LocaleProvider brand={brand} locale={localeById(localeId, brand)}>
        <SortSelect handle="power" order="atoz" />
      </LocaleProvider>
    </TestShop>,
  );
  const select = screen.getByRole('combobox', { name: 'Sort by' });
  expect(select).toHaveProperty('value', 'atoz');
  await userEvent.selectOptions(select, order);
};

afterEach(() => {
  cleanup();
  vi.mocked(navigate).mockReset();
});

it('goes to the page of the order, within the locale', async () => {
  await choose('en-ca', 'Price, low to high');
  expect(navigate).toHaveBeenCalledWith('/en-ca/collections/power/priceAsc');
});

it('goes back to the collection for the default order', async () => {
  await choose('en-us', 'Featured');
  expect(navigate).toHaveBeenCalledWith('/collections/power');
});
