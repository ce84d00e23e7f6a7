import type { Availability, Variant } from './product';
import type { Selectable } from './variants';

/** Test data: a variant of one size and color at $10. */
export const sizedVariant = (
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
  isBackorder: false,
  image: null,
  subscriptionFrequency: null,
  isLeadGeneration: false,
  requiresShipping: true,
});

/** Test data: the values of an option. */
export const optionValues = (...names: string[]): Selectable['options'][number]['values'] =>
  names.map(name => ({ name, swatch: null }));
