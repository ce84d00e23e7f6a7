import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { siteSettings } from '~/src/domain/content/site-settings.fixture';
import { allowDialogs } from '~/src/ui/testing/dialog.fixture';
import { LeadProductView } from './lead-product-view';
import { product, show, variant } from './shop.fixture';

vi.mock('gatsby', () => import('~/src/ui/testing/gatsby.fixture'));
// The parts around the box load late and have separate tests.
vi.mock('./product-layout', () => ({
  ProductLayout: ({ children }: { readonly children: ReactNode }) => children,
}));

const settings = siteSettings({ phone: '(800) 555-0100' });

const fence = product(
  [
    variant('2', { Yard: 'Large' }, { price: { cents: 249_900, currency: 'USD' } }),
    variant('1', { Yard: 'Small' }, { price: { cents: 149_900, currency: 'USD' } }),
  ],
  { title: 'Boundary Plus', isLeadGeneration: true },
);

const showFence = (formAnchor: string | null, product = fence) =>
  show(
    <LeadProductView
      product={product}
      collection={null}
      related={[]}
      reviews={[]}
      settings={settings}
      formAnchor={formAnchor}
    />,
  );

afterEach(cleanup);

it('says how long a consultation takes, and when the dealer calls', () => {
  showFence(null);
  const box = screen.getByRole('region', { name: 'Talk to a dealer first' });
  expect(box.textContent).toContain('The first visit is free and takes about an hour');
  expect(box.textContent).toContain(
    'A dealer will call you within 1\u00a0to\u00a02 business days.',
  );
  expect(screen.getByText('From $1,499')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Add to Cart' })).toBeNull();
});

it.each([
  ['the page of consultations', null, '/free-consultation'],
  ['the form on the page itself', 'book', '#book'],
])('links to %s', (_, formAnchor, href) => {
  showFence(formAnchor);
  expect(screen.getByRole('link', { name: 'Book a visit' }).getAttribute('href')).toBe(href);
});

it('asks who the dealer is before a consultation is booked', async () => {
  allowDialogs();
  showFence('book');
  await userEvent.click(screen.getByRole('link', { name: 'Book a visit' }));
  const gate = await screen.findByRole(
    'dialog',
    { name: 'Choose your local dealer' },
    { timeout: 10_000 },
  );
  expect(within(gate).getByRole('search')).toBeTruthy();
  expect(window.location.hash).toBe('');
  await userEvent.click(within(gate).getByRole('button', { name: 'Continue without a dealer' }));
  expect(window.location.hash).toBe('#book');
}, 20_000);

it('does not show an invalid starting price, and says so if there is no other', () => {
  const foreign = variant('3', {}, { price: { cents: 100, currency: 'CAD' } });
  showFence(null, { ...fence, variants: [foreign, ...fence.variants] });
  expect(screen.getByText('From $1,499')).toBeTruthy();
  cleanup();
  showFence(null, { ...fence, variants: [foreign] });
  expect(screen.getByText(/^We cannot show the price right now/)).toBeTruthy();
  expect(screen.queryByText(/^From/)).toBeNull();
  expect(screen.getByRole('link', { name: 'Book a visit' })).toBeTruthy();
});
