import type { PricedCart } from '../cart/model';
import type { CatalogueImage } from '../catalogue/model';
import type { StoreRuntime } from '../runtime';
import type { OrderRecord } from './order-model';
import type { SummaryLine } from './summary';

const thumbnail = (image: CatalogueImage | null | undefined): string | null =>
  image
    ? `/cdn/shop/files/${image.fileName}?v=${image.version}&width=128&height=128&crop=center`
    : null;

/** A cart's lines as the checkout page lists them. */
export const cartSummaryLines = (cart: PricedCart, store: StoreRuntime): readonly SummaryLine[] =>
  cart.lines.map(({ line, variant, plan, subtotalCents, totalCents, allocations }) => ({
    title: store.catalogue.productsByHandle.get(variant.productHandle)?.title ?? variant.sku,
    variantTitle: variant.title === 'Default Title' ? '' : variant.title,
    quantity: line.quantity,
    subtotalCents,
    totalCents,
    planName: plan?.name ?? null,
    isShipped: variant.weightPounds !== null,
    discounts: allocations.map(({ discount }) => discount.title),
    imageUrl: thumbnail(variant.image),
  }));

/** An order's lines as the thank-you page lists them. */
export const orderSummaryLines = (
  order: OrderRecord,
  store: StoreRuntime,
): readonly SummaryLine[] =>
  order.lines.map(line => {
    const variant = store.catalogue.variantsById.get(line.variantId);
    return {
      ...line,
      subtotalCents: line.unitCents * line.quantity,
      discounts: line.allocations.flatMap(({ discount }) => {
        const found = order.discounts[discount];
        return found && !found.isForWholeOrder ? [found.title] : [];
      }),
      isShipped: variant?.weightPounds !== null,
      imageUrl: thumbnail(variant?.image),
    };
  });
