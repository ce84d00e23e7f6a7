import { accounts, orders } from '~/seed/accounts';
import type { ServiceContext } from '../core/service';
import type { Mailbox } from '../mail/mailbox';
import * as catalogue from '~/seed/catalogue';
import { documents } from '~/seed/content';
import { withGeneratedProducts } from './catalogue/generated';
import type { StoreRuntime } from './runtime';
import { openStores } from './server';

/**
 * The stores of the commerce platform over the seed: a stand-in for the Storefront GraphQL API 2025-04, its image CDN
 * and its hosted checkout. `SANDBOX_EXTRA_PRODUCTS` adds that many generated products to the
 * Larkfield stores.
 */
export function openSeededStores(context: ServiceContext, mail: Mailbox): readonly StoreRuntime[] {
  const { products, collections, sellingPlanGroups, discounts, markets } = catalogue;
  const seed = {
    products,
    collections,
    sellingPlanGroups,
    discounts,
    documents,
    accounts,
    orders,
    markets,
    texts: catalogue.catalogueTexts,
  };
  const extra = Number(process.env.SANDBOX_EXTRA_PRODUCTS ?? 0) || 0;
  return openStores(context, withGeneratedProducts(seed, extra), mail);
}
