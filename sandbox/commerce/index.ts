import { accounts, orders } from '~/seed/accounts';
import type { Service, ServiceContext } from '../core/service';
import type { Mailbox } from '../mail/mailbox';
import { collections, discounts, products, sellingPlanGroups } from '~/seed/catalogue';
import { documents } from '~/seed/content';
import { withGeneratedProducts } from './catalogue/generated';
import { createStores } from './server';

/**
 * The commerce platform: a stand-in for the Storefront GraphQL API 2025-04, its image CDN and its
 * hosted checkout, one service per store. `SANDBOX_EXTRA_PRODUCTS` adds that many generated
 * products to the Larkfield stores.
 */
export function createCommerceServices(context: ServiceContext, mail: Mailbox): Service[] {
  const seed = { products, collections, sellingPlanGroups, discounts, documents, accounts, orders };
  const extra = Number(process.env.SANDBOX_EXTRA_PRODUCTS ?? 0) || 0;
  return createStores(context, withGeneratedProducts(seed, extra), mail);
}
