import { describe, expect, it } from 'vitest';
import {
  chooseValue,
  defaultVariant,
  adjustedChoices,
  optionStates,
  optionToChoose,
} from './option-selection';
import { optionValues, sizedVariant } from './option-selection.fixture';
import type { Availability, Variant } from './product';
import { findVariant, numericId, selectionOf, variantGlobalId, type Selectable } from './variants';

// There is no large sky one; the large coral one is sold out.
const collar: Selectable = {
  options: [
    { name: 'Size', values: optionValues('Small', 'Large') },
    { name: 'Color', values: optionValues('Slate', 'Sky', 'Coral') },
  ],
  variants: [
    sizedVariant(1, 'Small', 'Slate', 'outOfStock'),
    sizedVariant(2, 'Small', 'Sky', 'inStock', 1200),
    sizedVariant(3, 'Small', 'Coral'),
    sizedVariant(4, 'Large', 'Slate'),
    sizedVariant(5, 'Large', 'Coral', 'outOfStock'),
  ],
};

const stateOf = (option: string, value: string, selection: Record<string, string>) =>
  optionStates(collar, selection)
    .find(({ name }) => name === option)
    ?.values.find(({ name }) => name === value);

describe('optionStates', () => {
  it('returns notMade, inStock or outOfStock for each value, given the other choices', () => {
    const selection = { Size: 'Large', Color: 'Slate' };
    expect(stateOf('Color', 'Slate', selection)).toMatchObject({
      isSelected: true,
      state: 'inStock',
    });
    expect(stateOf('Color', 'Sky', selection)).toMatchObject({ state: 'notMade' });
    expect(stateOf('Color', 'Coral', selection)).toMatchObject({ state: 'outOfStock' });
  });

  it('returns comingSoon and discontinued', () => {
    const [first, ...others] = collar.variants;
    const withState = (availability: Availability): Selectable => ({
      ...collar,
      variants: first ? [{ ...first, availability }, ...others] : others,
    });
    for (const state of ['comingSoon', 'discontinued'] as const) {
      const [size] = optionStates(withState(state), { Size: 'Small', Color: 'Slate' });
      expect(size?.values[0]?.state).toBe(state);
    }
  });

  it('marks a value as on sale only if another value sells at full price', () => {
    expect(stateOf('Color', 'Sky', { Size: 'Small' })?.isOnSale).toBe(true);
    expect(stateOf('Color', 'Coral', { Size: 'Small' })?.isOnSale).toBe(false);
    const all = collar.variants.map(each => ({
      ...each,
      compareAtPrice: { cents: 1200, currency: 'USD' as const },
    }));
    const states = optionStates({ ...collar, variants: all }, { Size: 'Small', Color: 'Sky' });
    expect(states.flatMap(({ values: of }) => of.map(({ isOnSale }) => isOnSale))).not.toContain(
      true,
    );
  });

  it('considers all variants while nothing is selected', () => {
    expect(stateOf('Color', 'Sky', {})).toMatchObject({ state: 'inStock', isSelected: false });
  });
});

describe('defaultVariant', () => {
  it('is the first available variant', () => {
    expect(defaultVariant(collar)?.sku).toBe('Small-Sky');
  });

  it('is the first variant if none is available', () => {
    const gone = collar.variants.map(entry => ({
      ...entry,
      availability: 'discontinued' as const,
    }));
    expect(defaultVariant({ ...collar, variants: gone })?.sku).toBe('Small-Slate');
  });
});

describe('chooseValue', () => {
  it('keeps the other choices if that combination exists', () => {
    expect(chooseValue(collar, { Size: 'Small', Color: 'Coral' }, 'Size', 'Large')).toEqual({
      Size: 'Large',
      Color: 'Coral',
    });
  });

  it('moves to the nearest available combination otherwise', () => {
    expect(chooseValue(collar, { Size: 'Small', Color: 'Sky' }, 'Size', 'Large')).toEqual({
      Size: 'Large',
      Color: 'Slate',
    });
  });

  it('ignores an unknown value', () => {
    const selection = { Size: 'Small', Color: 'Sky' };
    expect(chooseValue(collar, selection, 'Size', 'Huge')).toBe(selection);
  });

  it('always selects an existing variant, from every variant and for every value', () => {
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

describe('three options with missing combinations', () => {
  const NAMES = ['Size', 'Color', 'Buckle'];
  const made = (key: string, availability: Availability = 'inStock'): Variant => ({
    ...sizedVariant(Number(key), '', '', availability),
    selectedOptions: NAMES.map((name, index) => ({ name, value: `${name}${key[index] ?? ''}` })),
  });
  const strap: Selectable = {
    options: NAMES.map(name => ({
      name,
      values: optionValues(`${name}1`, `${name}2`, `${name}3`),
    })),
    // 1-2-2 is sold out and has no neighbor that can be bought.
    variants: [made('111'), made('122', 'outOfStock'), made('221'), made('213'), made('333')],
  };

  it('can reach every variant from every other by selecting one value at a time', () => {
    for (const start of strap.variants) {
      for (const goal of strap.variants) {
        const end = goal.selectedOptions.reduce(
          (selection, { name, value }) => chooseValue(strap, selection, name, value),
          selectionOf(start),
        );
        expect(findVariant(strap, end)).toBe(goal);
      }
    }
  });

  it('never select a combination that does not exist', () => {
    for (const start of strap.variants) {
      for (const { name, values: choices } of strap.options) {
        for (const choice of choices) {
          const next = chooseValue(strap, selectionOf(start), name, choice.name);
          expect(next[name]).toBe(choice.name);
          expect(findVariant(strap, next)).not.toBeNull();
        }
      }
    }
  });

  it('mark a value in stock only if its variant is', () => {
    for (const start of strap.variants) {
      for (const option of optionStates(strap, selectionOf(start))) {
        for (const value of option.values) {
          const found = findVariant(strap, { ...selectionOf(start), [option.name]: value.name });
          expect(value.state).toBe(found?.availability ?? 'notMade');
        }
      }
    }
  });
});

describe('adjustedChoices', () => {
  it('returns the value that does not exist in the combination, and its replacement', () => {
    const before = { Size: 'Small', Color: 'Sky' };
    const after = chooseValue(collar, before, 'Size', 'Large');
    expect(adjustedChoices(before, after, 'Size')).toEqual({
      option: 'Size',
      value: 'Large',
      from: ['Sky'],
      to: ['Slate'],
    });
  });

  it('is null if no other choice changed', () => {
    const before = { Size: 'Small', Color: 'Coral' };
    expect(adjustedChoices(before, { Size: 'Large', Color: 'Coral' }, 'Size')).toBeNull();
  });
});

describe('optionToChoose', () => {
  it('returns the first option without a choice', () => {
    expect(optionToChoose(collar, {})).toBe('Size');
    expect(optionToChoose(collar, { Size: 'Small' })).toBe('Color');
  });

  it('returns an option whose change helps if the variant is unavailable', () => {
    expect(optionToChoose(collar, { Size: 'Large', Color: 'Coral' })).toBe('Color');
  });

  it('is null if the variant can be bought, or nothing can', () => {
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

  it('reads back what variantGlobalId wrote', () => {
    expect(variantGlobalId('42')).toBe('gid://shopify/ProductVariant/42');
    expect(numericId(variantGlobalId('42'))).toBe('42');
  });
});
