import { loginShopifyApi } from '@rechargeapps/storefront-client';
import { nullable as nullish, number, object, pipe, string, transform, union } from 'valibot';
import type { Result } from '~/src/domain/data/result';
import { callRecharge, type RechargeConfig, type RechargeSession } from './call';

const sessionSchema = nullish(
  object({
    apiToken: string(),
    customerId: pipe(union([string(), number()]), transform(String)),
  }),
);

/** The store's tokens, which the provider exchanges for a session. */
export interface StoreTokens {
  /** Public storefront access token of the store. */
  readonly storefront: string;
  readonly customer: string;
}

/**
 * Opens a session for a customer of the store; null if the provider does not know them: they never had a
 * subscription. Errors as `callRecharge`; status 401 for a customer token that the store rejects.
 */
export const openSession = (
  config: RechargeConfig,
  { storefront, customer }: StoreTokens,
): Promise<Result<RechargeSession | null>> =>
  callRecharge(config, sessionSchema, () => loginShopifyApi(storefront, customer));
