import type { CurrencyCode } from '~/src/config/currency';
import { array, boolean, object, string, type InferOutput } from 'valibot';
import { moneySchema } from '~/src/domain/commerce/money-decoder';
import type { Product } from '~/src/domain/commerce/product';
import { availabilitySchema, productSchema } from '~/src/domain/commerce/product-decoder';
import { imageSchema } from '~/src/domain/content/media/image-decoder';
import { decodeOr, nullable } from '~/src/domain/data/decode';
import type { ImageAsset } from '~/src/domain/content/media/image';
import { rangeOf, type Money } from '~/src/domain/commerce/money';
import { ok, type Result } from '~/src/domain/data/result';
import { failure } from '../http/failure';
import { readPageData } from './page-data';

/** The product data needed to add it to the cart. */
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

/** A product that goes well with another one. */
export interface Pairing {
  readonly handle: string;
  readonly title: string;
  readonly image: ImageAsset | null;
  /** The lowest price. */
  readonly price: Money;
  readonly hasRange: boolean;
  readonly isInStock: boolean;
  /** Whether there is nothing to choose: one variant, bought in the cart. */
  readonly isSimple: boolean;
}

const ofProduct = (product: PageProduct, currency: CurrencyCode): readonly Pairing[] => {
  const { handle, title, images, variants, requiresSellingPlan } = product;
  const prices = rangeOf(
    variants.map(({ price }) => price),
    currency,
  );
  if (!prices) return [];
  return [
    {
      handle,
      title,
      image: images[0] ?? null,
      price: prices.min,
      hasRange: prices.max.cents > prices.min.cents,
      isInStock: variants.some(({ availability }) => availability === 'inStock'),
      isSimple: variants.length === 1 && !requiresSellingPlan,
    },
  ];
};

const cardSchema = object({
  handle: string(),
  title: string(),
  image: nullable(imageSchema),
  priceMin: moneySchema,
  priceMax: moneySchema,
  availability: availabilitySchema,
  isLeadGeneration: boolean(),
  options: array(object({ values: array(object({ name: string() })) })),
});

const ofCard = (card: InferOutput<typeof cardSchema>): Pairing => ({
  handle: card.handle,
  title: card.title,
  image: card.image,
  price: card.priceMin,
  hasRange: card.priceMax.cents > card.priceMin.cents,
  isInStock: card.availability === 'inStock',
  isSimple: card.options.every(({ values }) => values.length < 2),
});

const pairingsPage = object({
  product: object({ addOns: array(productSchema), related: array(cardSchema) }),
});

/**
 * The pairings of a page's product: its add-ons first, then related products, but none that a dealer
 * sells: it cannot be added to a cart.
 */
export const readPairings = async (
  path: string,
  currency: CurrencyCode,
  signal?: AbortSignal,
): Promise<Result<readonly Pairing[]>> => {
  const reply = await readPageData(path, signal ? { signal } : {});
  if (!reply.ok) return reply;
  const data = decodeOr(pairingsPage, reply.value);
  if (!data) return failure('protocol', `The page ${path} is not a product's.`);
  return ok([
    ...data.product.addOns.flatMap(each => ofProduct(each, currency)),
    ...data.product.related.filter(card => !card.isLeadGeneration).map(ofCard),
  ]);
};

const productPage = object({ product: productSchema });

/** The product of a page, ready to be added. */
export const readPageProduct = async (path: string): Promise<Result<PageProduct>> => {
  const reply = await readPageData(path);
  if (!reply.ok) return reply;
  const data = decodeOr(productPage, reply.value);
  return data ? ok(data.product) : failure('protocol', `The page ${path} is not a product's.`);
};
