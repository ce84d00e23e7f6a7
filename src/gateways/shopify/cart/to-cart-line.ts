import type { ResultOf } from 'gql.tada';
import { unitsOf } from '~/src/domain/commerce/availability';
import { isLineQuantity, type CartLine } from '~/src/domain/commerce/cart';
import { multiplyMoney, subtractMoney, sumMoney } from '~/src/domain/commerce/money';
import type { cartLineFragment } from '../documents/cart-fragments';
import { toImage } from '../to-image';
import { toMoney } from '../to-money';
import { toSelectedOptions } from '../catalogue/to-options';
import { textOrEmpty, wholeNumber } from '~/src/domain/data/read';
import { presentEntries, type Untrusted } from '../untrusted';

export type WireLine = NonNullable<Untrusted<ResultOf<typeof cartLineFragment>>>;
type WireVariant = NonNullable<WireLine['merchandise']>;

/** Attributes of a cart, a line or an order; missing keys and values become empty text. */
export const toAttributes = (
  wire:
    | readonly ({ readonly key?: unknown; readonly value?: unknown } | null | undefined)[]
    | null
    | undefined,
): CartLine['attributes'] =>
  presentEntries(wire).map(({ key, value }) => ({
    key: textOrEmpty(key),
    value: textOrEmpty(value),
  }));

/** Discounts with their title, or the code that brought them. */
export const toDiscounts = (wire: WireLine['discountAllocations']): CartLine['discounts'] =>
  presentEntries(wire).flatMap(allocation => {
    const amount = toMoney(allocation.discountedAmount);
    return amount
      ? [{ title: textOrEmpty(allocation.title) || textOrEmpty(allocation.code), amount }]
      : [];
  });

const toMerchandise = (wire: WireVariant): CartLine['merchandise'] | null => {
  const price = toMoney(wire.price);
  const id = textOrEmpty(wire.id);
  if (!price || id === '') return null;
  const title = textOrEmpty(wire.product?.title);
  const isAvailable = wire.availableForSale !== false;
  const image = toImage(wire.image, title);
  return {
    id,
    title: textOrEmpty(wire.title),
    sku: textOrEmpty(wire.sku),
    ...unitsOf({
      isAvailableForSale: isAvailable,
      isNotInStock: wire.currentlyNotInStock === true,
      quantityAvailable: wholeNumber(wire.quantityAvailable),
    }),
    isAvailable,
    price,
    compareAtPrice: toMoney(wire.compareAtPrice),
    selectedOptions: toSelectedOptions(wire.selectedOptions),
    image: image && { ...image, id: textOrEmpty(wire.image?.id) || null },
    product: {
      id: textOrEmpty(wire.product?.id),
      handle: textOrEmpty(wire.product?.handle),
      title,
      productType: textOrEmpty(wire.product?.productType),
      vendor: textOrEmpty(wire.product?.vendor),
      tags: presentEntries(wire.product?.tags).map(textOrEmpty),
    },
  };
};

const toOfferedPlan = (wire: WireVariant): CartLine['offeredPlan'] => {
  const plan = presentEntries(
    presentEntries(wire.product?.sellingPlanGroups?.nodes)[0]?.sellingPlans?.nodes,
  )[0];
  const id = textOrEmpty(plan?.id);
  if (id === '') return null;
  const percent = presentEntries(plan?.priceAdjustments)[0]?.adjustmentValue?.adjustmentPercentage;
  return { id, discountPercent: typeof percent === 'number' ? percent : 0 };
};

/** A cart line; null when it lacks its id, a quantity that can be true, its variant or price. */
export const toCartLine = (wire: WireLine): CartLine | null => {
  const id = textOrEmpty(wire.id);
  const quantity = isLineQuantity(wire.quantity) ? wire.quantity : null;
  const merchandise = wire.merchandise ? toMerchandise(wire.merchandise) : null;
  if (id === '' || quantity === null || !wire.merchandise || !merchandise) return null;
  const plan = wire.sellingPlanAllocation;
  const planId = textOrEmpty(plan?.sellingPlan?.id);
  const unitPrice =
    toMoney(presentEntries(plan?.priceAdjustments)[0]?.price) ??
    toMoney(wire.cost?.amountPerQuantity) ??
    merchandise.price;
  const discounts = toDiscounts(wire.discountAllocations);
  const off = sumMoney(
    discounts.map(discount => discount.amount),
    unitPrice.currency,
  );
  return {
    id,
    quantity,
    attributes: toAttributes(wire.attributes),
    merchandise,
    sellingPlan:
      planId === ''
        ? null
        : { id: planId, name: textOrEmpty(plan?.sellingPlan?.name), price: unitPrice },
    offeredPlan: toOfferedPlan(wire.merchandise),
    discounts,
    unitPrice,
    total:
      toMoney(wire.cost?.totalAmount) ?? subtractMoney(multiplyMoney(unitPrice, quantity), off),
  };
};
