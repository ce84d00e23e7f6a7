import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { navigate } from 'gatsby';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { BRANDS } from '~/src/config/testing/brands';
import { localeById } from '~/src/config/locales';
import type { LocaleId } from '~/src/config/locales';
import { LocaleProvider } from '../locale';
import { TestProviders } from '../testing';
import { CollectionSort } from './collection-sort';

vi.mock('gatsby', () => import('~/src/ui/testing/gatsby.fixture'));

const brand = BRANDS.larkfield;

const open = (localeId: LocaleId = 'en-us') => {
  render(
    <TestProviders>
      <LocaleProvider brand={brand} locale={localeById(localeId, brand)}>
        <CollectionSort handle="power" order="atoz" />
        <button type="button">Elsewhere</button>
      </LocaleProvider>
    </TestProviders>,
  );
  const menu = screen.getByRole<HTMLDetailsElement>('group');
  const summary = screen.getByText('Sort by').closest('summary');
  if (!summary) throw new Error('The menu has no summary.');
  summary.focus();
  menu.open = true;
  fireEvent(menu, new Event('toggle'));
  return { menu, summary };
};

const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

beforeEach(() => window.history.replaceState(null, '', '/'));
afterEach(cleanup);

it('shows the current order', () => {
  const { summary } = open();
  expect(summary.textContent).toBe('Sort by A to Z');
  expect(screen.getByRole('link', { current: true }).textContent).toBe('A to Z');
});

it('links to the page of each order, within the locale', () => {
  open('en-ca');
  expect(hrefOf('Price: low to high')).toBe('/en-ca/collections/power/priceAsc');
  expect(hrefOf('Featured')).toBe('/en-ca/collections/power');
});

it('keeps the filters but not the page', () => {
  window.history.replaceState(null, '', '/collections/power/atoz?size=small&page=2');
  open();
  expect(hrefOf('Newest')).toBe('/collections/power/newest?size=small');
});

it('does not navigate on arrow keys or letters', async () => {
  open();
  screen.getByRole('link', { name: 'Featured' }).focus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}n');
  expect(navigate).not.toHaveBeenCalled();
  expect(window.location.pathname).toBe('/');
});

it('closes on Escape, which restores the focus, and when the focus leaves', async () => {
  const { menu, summary } = open();
  screen.getByRole('link', { name: 'Featured' }).focus();
  expect(menu.open).toBe(true);
  await userEvent.keyboard('{Escape}');
  expect(menu.open).toBe(false);
  expect(document.activeElement).toBe(summary);

  menu.open = true;
  screen.getByRole('button', { name: 'Elsewhere' }).focus();
  expect(menu.open).toBe(false);
});
