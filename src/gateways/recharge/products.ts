import { productSearch } from '@rechargeapps/storefront-client';
import {
  array,
  boolean,
  number,
  object,
  optional,
  picklist,
  pipe,
  string,
  transform,
} from 'valibot';
import type { CurrencyCode } from '~/src/config/currency';
import type { Money } from '~/src/domain/commerce/money';
import { nullable } from '~/src/domain/data/decode';
import type { Result } from '~/src/domain/data/result';
import { callAs, type RechargeConfig, type RechargeSession } from './call';
import { currencyOf, id, price, text, toMoney } from './fields';
import { pageQuery, readAllPages } from './pages';
import type { Frequency } from './to-subscription';

/** A variant that can be subscribed to. */
export interface PlannedVariant {
  readonly id: string;
  readonly title: string;
  readonly sku: string;
  /** A service rather than goods. */
  readonly isDigital: boolean;
  /** One unit on each plan, by the plan's number. */
  readonly prices: Readonly<Record<string, Money>>;
}

/** A product with its subscription intervals and prices. */
export interface PlannedProduct {
  readonly id: string;
  readonly handle: string;
  readonly title: string;
  readonly plans: readonly { readonly id: string; readonly frequency: Frequency }[];
  readonly variants: readonly PlannedVariant[];
}

const plan = object({
  id,
  subscription_preferences: object({
    interval_unit: nullable(picklist(['day', 'week', 'month'])),
    order_interval_frequency: nullable(number()),
  }),
});

const variant = object({
  external_variant_id: string(),
  title: text,
  sku: text,
  requires_shipping: optional(nullable(boolean())),
  prices: array(
    object({ currency: string(), plans: array(object({ id, discounted_price: price })) }),
  ),
});

const wireProduct = object({
  external_product_id: string(),
  handle: text,
  title: string(),
  plans: array(plan),
  variants: array(variant),
});

const plannedProduct = (standard: CurrencyCode) =>
  pipe(
    wireProduct,
    transform(
      (wire): PlannedProduct => ({
        id: wire.external_product_id,
        handle: wire.handle,
        title: wire.title,
        plans: wire.plans.flatMap(({ id: planId, subscription_preferences: preferences }) => {
          const { interval_unit: unit, order_interval_frequency: count } = preferences;
          return unit && count ? [{ id: planId, frequency: { unit, count } }] : [];
        }),
        variants: wire.variants.map(each => ({
          id: each.external_variant_id,
          title: each.title,
          sku: each.sku,
          isDigital: each.requires_shipping === false,
          prices: Object.fromEntries(
            each.prices.flatMap(({ currency, plans }) =>
              plans.map(({ id: planId, discounted_price: amount }) => [
                planId,
                toMoney(amount, currencyOf(currency, standard)),
              ]),
            ),
          ),
        })),
      }),
    ),
  );

/** All products with subscriptions. Errors as `callRecharge`. */
export const listPlannedProducts = (
  config: RechargeConfig,
  session: RechargeSession,
): Promise<Result<readonly PlannedProduct[]>> => {
  const page = pipe(
    object({
      next_cursor: nullable(string()),
      products: array(plannedProduct(config.currency)),
    }),
    transform(({ next_cursor, products }) => ({ nextCursor: next_cursor, records: products })),
  );
  return readAllPages(cursor =>
    callAs(config, session, page, known =>
      productSearch(known, {
        format_version: '2022-06',
        ...pageQuery(cursor, { product_published_status: 'published' as const, has_plans: true }),
      }),
    ),
  );
};
