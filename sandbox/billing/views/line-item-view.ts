import type { RenewalLine } from '~/sandbox/commerce/checkout/renewal-orders';
import type { StoreRuntime } from '~/sandbox/commerce/runtime';
import type { ChargeItem } from '../model';
import { wirePrice } from './wire';

const GRAMS_PER_POUND = 453.592;

const gramsOf = ({ variant }: RenewalLine): number =>
  Math.round((variant.weightPounds ?? 0) * GRAMS_PER_POUND);

/** The weight of a charge's lines. */
export const totalGrams = (lines: readonly RenewalLine[]): number =>
  lines.reduce((sum, line) => sum + gramsOf(line) * line.quantity, 0);

/** A `LineItem` of a charge. */
export function lineItemView(
  { catalogue, settings }: StoreRuntime,
  line: RenewalLine,
  { subscriptionId, properties }: ChargeItem,
) {
  const { variant, quantity, unitCents } = line;
  const product = catalogue.productsByHandle.get(variant.productHandle);
  const cents = unitCents * quantity;
  const taxCents = Math.round((cents * settings.taxPercent) / 100);
  return {
    purchase_item_id: subscriptionId,
    external_product_id: { ecommerce: product ? String(product.id) : null },
    external_variant_id: { ecommerce: String(variant.id) },
    external_inventory_policy: 'decrement_obeying_policy',
    grams: gramsOf(line),
    handle: variant.productHandle,
    images: {},
    original_price: wirePrice(unitCents),
    properties,
    purchase_item_type: 'subscription',
    quantity,
    sku: variant.sku,
    tax_due: wirePrice(taxCents),
    tax_lines: [],
    taxable: true,
    taxable_amount: wirePrice(cents),
    title: product?.title ?? variant.sku,
    total_price: wirePrice(cents + taxCents),
    unit_price: wirePrice(unitCents),
    unit_price_includes_tax: false,
    variant_title: variant.title === 'Default Title' ? null : variant.title,
  };
}
