import { isOffered, lineAllocations } from '../commerce/cart/discounts';
import type { CatalogueVariant } from '../commerce/catalogue/model';
import { storeCustomer, type Account } from './runtime';

/**
 * One unit on a subscription for its customer, in cents: less what the store takes off for customers with their
 * tags, on every delivery. Codes and what everybody gets belong to single orders and do not count.
 */
export function customerPrice(
  account: Account,
  variant: CatalogueVariant,
  unitCents: number,
): number {
  const buyer = { codes: [], tags: storeCustomer(account)?.tags ?? [] };
  const own = account.store.catalogue.discounts.filter(
    discount => discount.customerTag !== null && isOffered(discount, buyer),
  );
  const line = { productHandle: variant.productHandle, quantity: 1, subtotalCents: unitCents };
  return lineAllocations(line, own).reduce(
    (cents, allocation) => cents - allocation.cents,
    unitCents,
  );
}
