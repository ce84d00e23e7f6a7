import type { IncomingMessage } from 'node:http';
import type { StoreSettings } from '../stores';

/** By what a request reached the store: a token of a browser's or of a server's, or none at all. */
export type Access = 'public' | 'private' | 'tokenless';

/**
 * The access of a request; null for a token that the store did not give, and for one that came by the header of
 * the other kind.
 */
export function accessOf({ headers }: IncomingMessage, settings: StoreSettings): Access | null {
  const publicToken = headers['x-shopify-storefront-access-token'];
  const privateToken = headers['shopify-storefront-private-token'];
  if (privateToken !== undefined) return privateToken === settings.privateToken ? 'private' : null;
  if (publicToken !== undefined) return publicToken === settings.token ? 'public' : null;
  return 'tokenless';
}

const SCOPES: ReadonlyMap<string, string> = new Map([
  ['QueryRoot.customer', 'unauthenticated_read_customers'],
  ['QueryRoot.menu', 'unauthenticated_read_content'],
  ['QueryRoot.productTags', 'unauthenticated_read_product_tags'],
  ['Product.tags', 'unauthenticated_read_product_tags'],
]);

/**
 * Why a request may not have a field: the scope that it lacks, where the platform names one. Null for what it may
 * have. Without a token that is products, collections, search, pages and carts.
 *
 * @see https://shopify.dev/docs/api/storefront#authentication
 */
export function deniedScope(
  access: Access,
  type: string,
  field: string,
): { readonly scope: string | null } | null {
  if (access !== 'tokenless') return null;
  if (type === 'Mutation' && field.startsWith('customer')) {
    return { scope: 'unauthenticated_write_customers' };
  }
  if (field === 'metafield' || field === 'metafields') return { scope: null };
  const scope = SCOPES.get(`${type}.${field}`);
  return scope === undefined ? null : { scope };
}
