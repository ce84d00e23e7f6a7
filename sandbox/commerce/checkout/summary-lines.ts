import type { PricedCart } from '../cart/model';
import { compareAt } from '../cart/pricing';
import type { CatalogueImage, CataloguePlan, CatalogueVariant } from '../catalogue/model';
import { hasTags } from '../catalogue/has-tags';
import { catalogueImage } from '../catalogue/image';
import type { StoreRuntime } from '../runtime';
import type { StoreSettings } from '../stores';
import type { OrderLine, OrderRecord } from './order-model';
import type { SummaryLine } from './summary';

/** The address on the store's CDN of a picture, cut to that size in pixels; null without one. */
export const pictureUrl = (
  image: CatalogueImage | null | undefined,
  [width, height]: readonly [number, number],
): string | null =>
  image
    ? `/cdn/shop/files/${image.fileName}?v=${image.version}&width=${width}&height=${height}&crop=center`
    : null;

/** The picture of the brand's order pages; null without one. */
export const orderPictureUrl = ({ orderPicture }: StoreSettings): string | null =>
  pictureUrl(orderPicture === null ? null : catalogueImage('order', orderPicture), [1200, 800]);

/** What of a variant is the same in a cart and in an order. */
const factsOf = (
  variant: CatalogueVariant | undefined,
  plan: CataloguePlan | null | undefined,
  { unitCents, quantity }: { readonly unitCents: number; readonly quantity: number },
) => ({
  regularCents: ((variant && compareAt(variant, unitCents)) ?? unitCents) * quantity,
  isShipped: variant?.weightPounds !== null,
  renewalMonths:
    variant?.weightPounds === null && plan?.interval === 'MONTH' ? plan.intervalCount : null,
  imageUrl: pictureUrl(variant?.image, [128, 128]),
});

interface OfProduct {
  readonly handle: string;
  readonly line: SummaryLine;
}

/** The lines in the order of the shop's cart: service plans directly after the first GPS collar. */
function inCartOrder(lines: readonly OfProduct[], { catalogue }: StoreRuntime) {
  const has = ({ handle }: OfProduct, tag: string): boolean =>
    hasTags(catalogue, handle, ['gps', tag]);
  const plans = lines.filter(line => has(line, 'service'));
  const others = lines.filter(line => !has(line, 'service'));
  const at = others.findIndex(line => has(line, 'collar')) + 1;
  const ordered = at === 0 ? lines : [...others.slice(0, at), ...plans, ...others.slice(at)];
  return ordered.map(({ line }) => line);
}

/** A cart's lines as the checkout page lists them. */
export const cartSummaryLines = (cart: PricedCart, store: StoreRuntime): readonly SummaryLine[] =>
  inCartOrder(
    cart.lines.map(({ line, variant, plan, unitCents, totalCents, allocations }) => ({
      handle: variant.productHandle,
      line: {
        title: store.catalogue.productsByHandle.get(variant.productHandle)?.title ?? variant.sku,
        variantTitle: variant.title === 'Default Title' ? '' : variant.title,
        quantity: line.quantity,
        totalCents,
        planName: plan?.name ?? null,
        discounts: allocations.map(({ discount }) => discount.title),
        ...factsOf(variant, plan, { unitCents, quantity: line.quantity }),
      },
    })),
    store,
  );

/** An order knows its plans by name. */
const planOf = ({ productHandle, planName }: OrderLine, { catalogue }: StoreRuntime) =>
  catalogue.productsByHandle
    .get(productHandle)
    ?.planGroups.flatMap(({ plans }) => plans)
    .find(({ name }) => name === planName);

/** An order's lines as the thank-you page lists them. */
export const orderSummaryLines = (
  order: OrderRecord,
  store: StoreRuntime,
): readonly SummaryLine[] =>
  inCartOrder(
    order.lines.map(line => ({
      handle: line.productHandle,
      line: {
        ...line,
        discounts: line.allocations.flatMap(({ discount }) => {
          const found = order.discounts[discount];
          return found && !found.isForWholeOrder ? [found.title] : [];
        }),
        ...factsOf(store.catalogue.variantsById.get(line.variantId), planOf(line, store), line),
      },
    })),
    store,
  );
