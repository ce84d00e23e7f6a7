import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { ProductSupport } from '~/src/domain/content/support';
import { TestProviders } from '~/src/features/testing';
import { SupportCardView } from './support-card';

vi.mock('gatsby', () => import('~/src/ui/testing/gatsby.fixture'));

const COLLAR: ProductSupport = {
  productHandle: 'gps-collar',
  productTitle: 'GPS Collar',
  image: null,
  modelNumber: 'LF-700',
  manual: { url: 'https://files.example/lf-700.pdf', extension: 'pdf' },
  warnings: ['Take the collar off at night.', 'Keep the charger dry.'],
  warranties: [
    { part: 'Collar', period: '2 years' },
    { part: 'Strap', period: '90 days' },
  ],
};

const show = (changes: Partial<ProductSupport> = {}): HTMLElement => {
  render(<SupportCardView card={{ ...COLLAR, ...changes }} />, { wrapper: TestProviders });
  return screen.getByRole('region', { name: 'About your GPS Collar' });
};

const itemsBelow = (card: HTMLElement, heading: string): readonly (string | null)[] => {
  const part = within(card).getByRole('heading', { name: heading }).parentElement;
  return part
    ? within(part)
        .getAllByRole('listitem')
        .map(item => item.textContent)
    : [];
};

afterEach(cleanup);

it('shows model, manual, warnings and warranties', () => {
  const card = show();
  expect(card.textContent).toContain('Model number LF-700');
  expect(within(card).getByRole('link', { name: 'Product manual (PDF)' })).toHaveProperty(
    'href',
    'https://files.example/lf-700.pdf',
  );
  expect(itemsBelow(card, 'Warnings')).toEqual([
    'Take the collar off at night.',
    'Keep the charger dry.',
  ]);
  expect(itemsBelow(card, 'Warranty')).toEqual(['Collar: 2 years', 'Strap: 90 days']);
});

it('leaves out what editors have not filled in, and asks by the product name instead', () => {
  const card = show({ modelNumber: null, manual: null, warnings: [], warranties: [] });
  expect(within(card).queryAllByRole('heading', { level: 3 })).toEqual([]);
  expect(within(card).queryByText('Model number')).toBeNull();
  const links = within(card).getAllByRole('link');
  expect(links.map(link => link.getAttribute('href'))).toEqual([
    '/products/gps-collar',
    '/support/contact?product=GPS%20Collar',
  ]);
});
