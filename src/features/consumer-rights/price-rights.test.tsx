import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { localeById } from '~/src/config/locales';
import { BRANDS } from '~/src/config/testing/brands';
import type { Variant } from '~/src/domain/commerce/product';
import { LocaleProvider } from '../locale';
import type { ConsumerRights } from '~/src/domain/commerce/consumer-rights';
import { FooterRights } from './footer-rights';
import { PriceRights } from './price-rights';
import { ProductRights } from './product-rights';

vi.mock('gatsby', () => import('~/src/ui/testing/gatsby.fixture'));

afterEach(cleanup);

const rights: ConsumerRights = {
  taxNote: 'TTC',
  prices: '',
  lowestPrice: 'Prix le plus bas des 30 derniers jours : {{price}}',
  withdrawal: 'Droit de rétractation : 14 jours.',
  withdraw: 'Se rétracter d’un contrat',
  safety: '',
  contacts: [],
};

const variant = (compareAt: number | null): Variant => ({
  id: 'v1',
  sku: 'S',
  title: 'Petite',
  selectedOptions: [],
  image: null,
  price: { cents: 6495, currency: 'EUR' },
  compareAtPrice: compareAt === null ? null : { cents: compareAt, currency: 'EUR' },
  availability: 'inStock',
  quantityAvailable: 3,
  isBackorder: false,
  subscriptionFrequency: null,
  isLeadGeneration: false,
  requiresShipping: true,
});

const outsideTheUnion: ConsumerRights = {
  taxNote: 'incl. VAT',
  prices: 'All prices include VAT.',
  lowestPrice: null,
  withdrawal: null,
  withdraw: null,
  safety: null,
  contacts: [],
};

const show = (compareAt: number | null, told = rights) =>
  render(
    <LocaleProvider brand={BRANDS.pawmere} locale={localeById('fr-fr', BRANDS.pawmere)}>
      <PriceRights
        rights={told}
        variant={variant(compareAt)}
        lowestPrices={[{ variantId: 'v1', cents: 7495 }]}
      />
    </LocaleProvider>,
  );

it('names the lowest price of the last 30 days with a reduction', () => {
  show(7995);
  expect(screen.getByText(/TTC/).textContent?.replace(/\s/g, ' ')).toBe(
    'TTCPrix le plus bas des 30 derniers jours : 74,95 €',
  );
});

it('says that the price includes tax if nothing is reduced', () => {
  show(null);
  expect(screen.getByText('TTC').textContent).toBe('TTC');
});

it.each([
  ['a product page', ProductRights],
  ['every page', FooterRights],
])('links the form to withdraw from %s', (_, Rights) => {
  render(
    <LocaleProvider brand={BRANDS.pawmere} locale={localeById('fr-fr', BRANDS.pawmere)}>
      <Rights rights={rights} />
    </LocaleProvider>,
  );
  const link = screen.getByRole('link', { name: 'Se rétracter d’un contrat' });
  expect(link.getAttribute('href')).toBe('/fr/support/contact?topic=withdrawal');
});

it('names the tax alone outside the European Union', () => {
  show(7995, outsideTheUnion);
  expect(screen.getByText('incl. VAT').textContent).toBe('incl. VAT');
  const { container: onProduct } = render(<ProductRights rights={outsideTheUnion} />);
  expect(onProduct.innerHTML).toBe('');
  const { container: inFooter } = render(<FooterRights rights={outsideTheUnion} />);
  expect([...inFooter.querySelectorAll('p')].map(each => each.textContent)).toEqual([
    'All prices include VAT.',
  ]);
});
