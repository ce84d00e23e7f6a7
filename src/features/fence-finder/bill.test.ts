import { describe, expect, it } from 'vitest';
import type { Money } from '~/src/domain/commerce/money';
import type { Variant } from '~/src/domain/commerce/product';
import type { FinderOutcome, PartCount } from '~/src/domain/content/fence-finder';
import { billOf, billTotal, type FinderProduct } from './bill';

const usd = (cents: number): Money => ({ cents, currency: 'USD' });

const variant = (size: string, cents: number, more: Partial<Variant> = {}): Variant => ({
  id: `${size}-${cents}`,
  sku: size,
  title: size,
  price: usd(cents),
  compareAtPrice: null,
  selectedOptions: [{ name: 'Size', value: size }],
  availability: 'inStock',
  quantityAvailable: null,
  isBackorder: false,
  image: null,
  subscriptionFrequency: null,
  isLeadGeneration: false,
  requiresShipping: true,
  ...more,
});

const product = (handle: string, variants: readonly Variant[]): FinderProduct => ({
  id: handle,
  handle,
  title: handle,
  vendor: '',
  productType: '',
  tags: [],
  images: [],
  variants,
  requiresSellingPlan: false,
  sellingPlanGroups: [],
  tagline: null,
  options: [],
});

const plan = product('plan', [variant('Monthly', 1295), variant('Yearly', 11940)]);
const collar = {
  ...product('collar', [
    variant('Small', 100),
    variant('Large', 200),
    variant('Large', 300, { availability: 'outOfStock' }),
  ]),
  servicePlan: plan,
};
const wire = product('wire', [variant('Any', 1000, { isLeadGeneration: true })]);

const outcome = (...parts: readonly [string, PartCount][]): FinderOutcome => ({
  id: 'o',
  product: 'collar',
  suits: '',
  action: 'cart',
  strengths: [],
  parts: parts.map(([handle, per]) => ({ product: handle, per })),
});
const large = [{ name: 'Size', value: 'Large' }];
const bill = (of: FinderOutcome, dogs = 1, options: typeof large = []) =>
  billOf(of, { dogs, options }, [collar, wire], 'USD');

describe('the bill of a match', () => {
  it('has the size that the answers ask for, in stock', () => {
    const found = bill(outcome(['collar', 'dog']), 1, large);
    expect(found?.lines.map(line => line.variant.price.cents)).toEqual([200]);
    expect(found?.isBuyable).toBe(true);
  });

  it('has a collar and a plan for each dog, with the yearly plan first', () => {
    const found = bill(outcome(['collar', 'dog']), 3);
    expect(found?.lines[0]?.quantity).toBe(3);
    expect(found?.plan).toMatchObject({
      quantity: 3,
      terms: [{ sku: 'Yearly' }, { sku: 'Monthly' }],
    });
    const term = found?.plan?.terms[0] ?? null;
    expect(found && billTotal(found, term, 'USD')).toEqual(usd(3 * 100 + 3 * 11940));
    expect(found && billTotal(found, null, 'USD')).toEqual(usd(300));
  });

  it('has no collar for the first dog where the package brings one', () => {
    const of = outcome(['wire', 'home'], ['collar', 'furtherDog']);
    expect(bill(of, 1)?.lines.map(line => line.product.handle)).toEqual(['wire']);
    expect(bill(of, 2)?.lines.map(({ quantity }) => quantity)).toEqual([1, 1]);
    expect(bill(of, 1)?.isBuyable).toBe(false);
  });

  it('is none if a part is unknown or not sold in the currency', () => {
    expect(bill(outcome(['collar', 'dog'], ['kite', 'home']))).toBeNull();
    expect(
      billOf(outcome(['collar', 'dog']), { dogs: 1, options: [] }, [collar], 'CAD'),
    ).toBeNull();
  });
});
