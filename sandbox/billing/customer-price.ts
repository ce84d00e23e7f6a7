import { isOffered, lineAllocations } from '../commerce/cart/discounts';
import type { CatalogueVariant } from '../commerce/catalogue/model';
import { storeCustomer, type Account } from './runtime';

/**
 * The unit price of a subscription for its customer, in cents, after the store's discount for
 * customers with their tags. Codes and automatic discounts apply to single orders only.
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
