import { describe, expect, it } from 'vitest';
import { wireProduct, wireVariant } from './product.fixture';
import { toProduct, type WireProduct } from './to-product';

const read = (changes: Partial<WireProduct> = {}) => {
  const result = toProduct(wireProduct('cap', changes));
  if (!result.ok) throw new Error(result.error.message);
  return result.value;
};

describe('toProduct', () => {
  it('reads a product with its metafields and plans', () => {
    expect(read()).toMatchObject({
      publishedAt: '2026-01-01T00:00:00Z',
      isHidden: false,
      searchTerms: ['spare battery'],
      seo: { title: null, description: 'Lasts.' },
      product: {
        handle: 'cap',
        tagline: 'About 3 months of power',
        highlights: ['One', 'Two'],
        specifications: [{ label: 'Weight', value: '1 oz' }],
        isLeadGeneration: false,
        servicePlanHandle: 'service-plan',
        addOnHandles: ['charging-dock'],
        images: [{ alt: 'The cap', width: 10, height: 20 }],
        options: [{ name: 'Pack', values: [{ name: '2', swatch: '#ffffff' }] }],
        sellingPlanGroups: [
          {
            name: 'Autoship',
            plans: [{ id: 'plan-1', discountPercent: 15, interval: { count: 3, unit: 'month' } }],
          },
        ],
        variants: [{ sku: '', subscriptionFrequency: '3 months', availability: 'inStock' }],
      },
    });
    expect(read().product.sellingPlanGroups).toHaveLength(1);
  });

  it('hides the placeholder option', () => {
    const options = [{ name: 'Title', optionValues: [{ name: 'Default Title', swatch: null }] }];
    expect(read({ options }).product.options).toEqual([]);
  });

  it('hides its value in the variant too', () => {
    const selectedOptions = [{ name: 'Title', value: 'Default Title' }];
    const variants = { nodes: [wireVariant('1', { selectedOptions })] };
    const result = toProduct(wireProduct('cap', { variants }));
    expect(result).toMatchObject({ value: { product: { variants: [{ selectedOptions: [] }] } } });
  });

  it("puts a variant's note before its product's", () => {
    const variants = {
      nodes: [wireVariant('1'), wireVariant('2', { availability: { value: 'discontinued' } })],
    };
    const { product } = read({ variants, availability: { value: 'coming_soon' } });
    expect(product.variants.map(variant => variant.availability)).toEqual([
      'comingSoon',
      'discontinued',
    ]);
  });

  it('ignores missing and malformed metafields', () => {
    const broken = { value: '{"not":"a list"' };
    expect(
      read({ highlights: broken, specifications: broken, servicePlan: null, addOns: null }).product,
    ).toMatchObject({
      highlights: [],
      specifications: [],
      servicePlanHandle: null,
      addOnHandles: [],
    });
  });

  it.each<[string, Partial<WireProduct>, string]>([
    ['no title', { title: null }, 'Product cap lacks its id, handle or title'],
    ['no variants', { variants: { nodes: [] } }, 'Product cap: 0 of 0 variants'],
    [
      'an unknown currency',
      { variants: { nodes: [wireVariant('1', { price: { amount: '1', currencyCode: 'XTS' } })] } },
      'Product cap: 1 of 1 variants lack an id or a price',
    ],
  ])('refuses a product with %s', (_what, changes, message) => {
    const result = toProduct(wireProduct('cap', changes));
    expect(result).toMatchObject({ ok: false, error: { kind: 'protocol' } });
    expect(result.ok || result.error.message).toContain(message);
  });

  it('names a variant without a price and leaves it out', () => {
    const problems: string[] = [];
    const nodes = [wireVariant('1'), wireVariant('2', { title: 'Large', price: null })];
    const result = toProduct(wireProduct('cap', { variants: { nodes } }), problem =>
      problems.push(problem),
    );
    expect(result.ok && result.value.product.variants.map(({ id }) => id)).toEqual([nodes[0]?.id]);
    expect(problems).toEqual([
      `Product cap: the variant "Large" (${String(nodes[1]?.id)}) lacks its id or a price in a known currency, and is left out. Correct it in the store.`,
    ]);
  });
});
