import type { ResultOf } from 'gql.tada';
import { availabilityOf, unitsOf } from '~/src/domain/commerce/availability';
import type { Variant } from '~/src/domain/commerce/product';
import type { variantOfferFragment } from '../documents/variant-offer';
import { toMoney } from '../to-money';
import { textOrEmpty, wholeNumber } from '~/src/domain/data/read';
import type { Untrusted } from '../untrusted';

/** What can change of a variant after a page was built. */
export type VariantOffer = Pick<
  Variant,
  'id' | 'sku' | 'price' | 'compareAtPrice' | 'availability' | 'quantityAvailable' | 'isBackorder'
>;

type WireOffer = NonNullable<Untrusted<ResultOf<typeof variantOfferFragment>>>;

/** A variant's offer; null without id or price. `productNote` is the product's availability metafield. */
export const toVariantOffer = (
  wire: WireOffer,
  productNote: string | null,
): VariantOffer | null => {
  const id = textOrEmpty(wire.id);
  const price = toMoney(wire.price);
  if (id === '' || !price) return null;
  const isAvailableForSale = wire.availableForSale === true;
  return {
    id,
    sku: textOrEmpty(wire.sku),
    price,
    compareAtPrice: toMoney(wire.compareAtPrice),
    availability: availabilityOf({
      isAvailableForSale,
      variantNote: textOrEmpty(wire.availability?.value) || null,
      productNote,
    }),
    ...unitsOf({
      isAvailableForSale,
      isNotInStock: wire.currentlyNotInStock === true,
      quantityAvailable: wholeNumber(wire.quantityAvailable),
    }),
  };
};
