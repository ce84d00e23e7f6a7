import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { localeById } from '~/src/config/locales';
import { BRANDS } from '~/src/config/testing/brands';
import type { Variant } from '~/src/domain/commerce/product';
import { LocaleProvider } from '../locale';
import { PriceRights } from './price-rights';

const rights = {
  taxNote: 'TTC',
  prices: '',
  lowestPrice: 'Prix le plus bas des 30 derniers jours : {{price}}',
  withdrawal: '',
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

const show = (compareAt: number | null) =>
  render(
    <LocaleProvider brand={BRANDS.pawmere} locale={localeById('fr-fr', BRANDS.pawmere)}>
      <PriceRights
        rights={rights}
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
