import type { CurrencyCode } from '~/src/config/currency';
import { decodeOr, list, object } from '~/src/domain/data/decode';
import type { ImageAsset } from '~/src/domain/content/media/image';
import { rangeOf, type Money } from '~/src/domain/commerce/money';
import { ok, type Result } from '~/src/domain/data/result';
import { failure } from '../http/failure';
import { readPageData } from './page-data';
import { pageCard, pageProduct, type PageProduct } from './shapes';

export type { PageProduct } from './shapes';

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

const ofCard = (card: ReturnType<typeof pageCard>): Pairing => ({
  handle: card.handle,
  title: card.title,
  image: card.image,
  price: card.priceMin,
  hasRange: card.priceMax.cents > card.priceMin.cents,
  isInStock: card.availability === 'inStock',
  isSimple: !card.isLeadGeneration && card.options.every(({ values }) => values.length < 2),
});

const page = object({
  product: object({ addOns: list(pageProduct), related: list(pageCard) }),
});

/** What goes well with the product of a page: its extras first, then what is related to it. */
export const readPairings = async (
  path: string,
  currency: CurrencyCode,
  signal?: AbortSignal,
): Promise<Result<readonly Pairing[]>> => {
  const reply = await readPageData(path, signal ? { signal } : {});
  if (!reply.ok) return reply;
  const data = decodeOr(page, reply.value);
  if (!data) return failure('protocol', `The page ${path} is not a product's.`);
  return ok([
    ...data.product.addOns.flatMap(each => ofProduct(each, currency)),
    ...data.product.related.map(ofCard),
  ]);
};

const productPage = object({ product: pageProduct });

/** The product of a page, ready to be added. */
export const readPageProduct = async (path: string): Promise<Result<PageProduct>> => {
  const reply = await readPageData(path);
  if (!reply.ok) return reply;
  const data = decodeOr(productPage, reply.value);
  return data ? ok(data.product) : failure('protocol', `The page ${path} is not a product's.`);
};
