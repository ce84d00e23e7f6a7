import { describe, expect, it } from 'vitest';
import {
  chooseValue,
  defaultVariant,
  optionStates,
  optionToChoose,
  selectionFromQuery,
  variantQuery,
} from './option-selection';
import type { Availability, Variant } from './product';
import { findVariant, numericId, selectionOf, type Selectable } from './variants';

const variant = (
  id: number,
  size: string,
  color: string,
  availability: Availability = 'inStock',
  compareAt: number | null = null,
): Variant => ({
  id: `gid://shopify/ProductVariant/${id}`,
  sku: `${size}-${color}`,
  title: `${size} / ${color}`,
  selectedOptions: [
    { name: 'Size', value: size },
    { name: 'Color', value: color },
  ],
  price: { cents: 1000, currency: 'USD' },
  compareAtPrice: compareAt === null ? null : { cents: compareAt, currency: 'USD' },
  availability,
  quantityAvailable: null,
  image: null,
  subscriptionFrequency: null,
  isLeadGeneration: false,
});

const values = (...names: string[]) => names.map(name => ({ name, swatch: null }));

// There is no large sky one; the large coral one is sold out.
const collar: Selectable = {
  options: [
    { name: 'Size', values: values('Small', 'Large') },
    { name: 'Color', values: values('Slate', 'Sky', 'Coral') },
  ],
  variants: [
    variant(1, 'Small', 'Slate', 'outOfStock'),
    variant(2, 'Small', 'Sky', 'inStock', 1200),
    variant(3, 'Small', 'Coral'),
    variant(4, 'Large', 'Slate'),
    variant(5, 'Large', 'Coral', 'outOfStock'),
  ],
};

const stateOf = (option: string, value: string, selection: Record<string, string>) =>
  optionStates(collar, selection)
    .find(({ name }) => name === option)
    ?.values.find(({ name }) => name === value);

describe('optionStates', () => {
  it('tells what exists, can be bought and is on sale beside the other choices', () => {
    const selection = { Size: 'Large', Color: 'Slate' };
    expect(stateOf('Color', 'Slate', selection)).toMatchObject({ isSelected: true, exists: true });
    expect(stateOf('Color', 'Sky', selection)).toMatchObject({ exists: false, isAvailable: false });
    expect(stateOf('Color', 'Coral', selection)).toMatchObject({
      exists: true,
      isAvailable: false,
    });
    expect(stateOf('Color', 'Sky', { Size: 'Small' })).toMatchObject({ isOnSale: true });
  });

  it('looks at every variant while nothing is chosen', () => {
    expect(stateOf('Color', 'Sky', {})).toMatchObject({ exists: true, isSelected: false });
  });
});

describe('defaultVariant', () => {
  it('is the first that can be bought', () => {
    expect(defaultVariant(collar)?.sku).toBe('Small-Sky');
  });

  it('is the first where none can be bought', () => {
    const gone = collar.variants.map(entry => ({
      ...entry,
      availability: 'discontinued' as const,
    }));
    expect(defaultVariant({ ...collar, variants: gone })?.sku).toBe('Small-Slate');
  });
});

describe('chooseValue', () => {
  it('keeps the other choices where they exist together', () => {
    expect(chooseValue(collar, { Size: 'Small', Color: 'Coral' }, 'Size', 'Large')).toEqual({
      Size: 'Large',
      Color: 'Coral',
    });
  });

  it('moves to the nearest that can be bought where they do not', () => {
    expect(chooseValue(collar, { Size: 'Small', Color: 'Sky' }, 'Size', 'Large')).toEqual({
      Size: 'Large',
      Color: 'Slate',
    });
  });

  it('ignores a value that no variant has', () => {
    const selection = { Size: 'Small', Color: 'Sky' };
    expect(chooseValue(collar, selection, 'Size', 'Huge')).toBe(selection);
  });

  it('always ends at a variant, from every variant to every value', () => {
    for (const start of collar.variants) {
      for (const { name, values: choices } of collar.options) {
        for (const choice of choices) {
          const next = chooseValue(collar, selectionOf(start), name, choice.name);
          expect(next[name]).toBe(choice.name);
          expect(findVariant(collar, next)).not.toBeNull();
        }
      }
    }
  });
});

describe('selectionFromQuery', () => {
  it.each([
    ['?variant=4', { Size: 'Large', Color: 'Slate' }],
    ['?variant=4&Color=Sky', { Size: 'Large', Color: 'Slate' }],
    ['?color=coral', { Size: 'Small', Color: 'Coral' }],
    ['?Size=Large', { Size: 'Large', Color: 'Slate' }],
    ['?Size=large&Color=CORAL', { Size: 'Large', Color: 'Coral' }],
    ['?variant=999&Size=Huge', { Size: 'Small', Color: 'Sky' }],
    ['', { Size: 'Small', Color: 'Sky' }],
  ])('reads %s', (search, selection) => {
    expect(selectionFromQuery(collar, search)).toEqual(selection);
  });

  it('leads back from the address of each variant', () => {
    for (const entry of collar.variants) {
      expect(findVariant(collar, selectionFromQuery(collar, variantQuery(entry)))).toBe(entry);
    }
  });
});

describe('optionToChoose', () => {
  it('names the first open option', () => {
    expect(optionToChoose(collar, {})).toBe('Size');
    expect(optionToChoose(collar, { Size: 'Small' })).toBe('Color');
  });

  it('names an option whose change helps where the variant cannot be bought', () => {
    expect(optionToChoose(collar, { Size: 'Large', Color: 'Coral' })).toBe('Color');
  });

  it('is null where the variant can be bought, or nothing can', () => {
    expect(optionToChoose(collar, { Size: 'Small', Color: 'Sky' })).toBeNull();
    const gone = collar.variants.map(entry => ({ ...entry, availability: 'outOfStock' as const }));
    expect(
      optionToChoose({ ...collar, variants: gone }, { Size: 'Small', Color: 'Sky' }),
    ).toBeNull();
  });
});

describe('numericId', () => {
  it.each([
    ['gid://shopify/ProductVariant/42', '42'],
    ['42', '42'],
    ['gid://shopify/Cart/abc', ''],
  ])('of %s', (id, number) => {
    expect(numericId(id)).toBe(number);
  });
});
