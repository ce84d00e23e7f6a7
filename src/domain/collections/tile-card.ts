import { BEST_FIRST } from '../commerce/availability';
import * as decode from '../data/decode';
import type { ImageAsset } from '../content/media/image';
import type { Availability, ProductCard } from '../commerce/product';
import { isCurrencyCode, type CurrencyCode } from '~/src/config/currency';

/** What a product tile shows; the rest of a card is for who chooses products. */
export type TileCard = Omit<
  ProductCard,
  'vendor' | 'productType' | 'publishedAt' | 'hoverImage' | 'options'
>;

const money = decode.object({
  cents: decode.number,
  currency: decode.where(
    (value): value is CurrencyCode => typeof value === 'string' && isCurrencyCode(value),
    'currency',
  ),
});

const image: decode.Decode<ImageAsset> = decode.object({
  url: decode.string,
  alt: decode.string,
  width: decode.number,
  height: decode.number,
  hotspot: decode.optional(decode.nullable(decode.object({ x: decode.number, y: decode.number }))),
});

/** Reads what `toTileCard` made, from a file of the build; throws `DecodeError`. */
export const readTileCard: decode.Decode<TileCard> = decode.object({
  id: decode.string,
  handle: decode.string,
  title: decode.string,
  tagline: decode.nullable(decode.string),
  image: decode.nullable(image),
  priceMin: money,
  priceMax: money,
  compareAtPrice: decode.nullable(money),
  availability: decode.where(
    (value): value is Availability => BEST_FIRST.some(state => state === value),
    'availability',
  ),
  swatches: decode.list(decode.string),
  autoshipPercent: decode.number,
  isLeadGeneration: decode.boolean,
});

/** A card without what tiles do not show. */
export const toTileCard = ({
  vendor: _vendor,
  productType: _type,
  publishedAt: _published,
  hoverImage: _hover,
  options: _options,
  ...card
}: ProductCard): TileCard => card;
