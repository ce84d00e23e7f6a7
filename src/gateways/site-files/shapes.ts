import {
  boolean,
  list,
  nullable,
  number,
  object,
  optional,
  string,
  where,
  type Decode,
} from '~/src/domain/data/decode';
import type { ImageAsset } from '~/src/domain/content/media/image';
import type { Money } from '~/src/domain/commerce/money';
import type { Availability, IntervalUnit, Product, Variant } from '~/src/domain/commerce/product';
import { isCurrencyCode } from '~/src/config/currency';

const oneOf = <const T extends string>(values: readonly T[], wanted: string): Decode<T> =>
  where((value): value is T => values.some(known => known === value), wanted);

const STATES: readonly Availability[] = ['inStock', 'outOfStock', 'comingSoon', 'discontinued'];
const UNITS: readonly IntervalUnit[] = ['day', 'week', 'month', 'year'];

export const availability = oneOf(STATES, 'availability');

export const money: Decode<Money> = object({
  cents: number,
  currency: where(
    (value): value is Money['currency'] => typeof value === 'string' && isCurrencyCode(value),
    'currency',
  ),
});

export const image: Decode<ImageAsset> = object({
  url: string,
  alt: string,
  width: number,
  height: number,
  hotspot: optional(nullable(object({ x: number, y: number }))),
});

const flag: Decode<boolean> = value => value === true;

const variant: Decode<Variant> = object({
  id: string,
  sku: string,
  title: string,
  selectedOptions: list(object({ name: string, value: string })),
  price: money,
  compareAtPrice: nullable(money),
  availability,
  quantityAvailable: nullable(number),
  isBackorder: flag,
  image: nullable(image),
  subscriptionFrequency: nullable(string),
  isLeadGeneration: flag,
  requiresShipping: value => value !== false,
});

const plan = object({
  id: string,
  name: string,
  discountPercent: number,
  interval: nullable(object({ count: number, unit: oneOf(UNITS, 'unit') })),
});

/** What of a product is needed to add it to the cart. */
export type PageProduct = Pick<
  Product,
  | 'id'
  | 'handle'
  | 'title'
  | 'vendor'
  | 'productType'
  | 'tags'
  | 'images'
  | 'variants'
  | 'requiresSellingPlan'
  | 'sellingPlanGroups'
>;

export const pageProduct: Decode<PageProduct> = object({
  id: string,
  handle: string,
  title: string,
  vendor: string,
  productType: string,
  tags: list(string),
  images: list(image),
  variants: list(variant),
  requiresSellingPlan: boolean,
  sellingPlanGroups: list(object({ name: string, plans: list(plan) })),
});

export const pageCard = object({
  handle: string,
  title: string,
  image: nullable(image),
  priceMin: money,
  priceMax: money,
  availability,
  isLeadGeneration: boolean,
  options: list(object({ values: list(object({ name: string })) })),
});
