import {
  activateSubscription as activate,
  cancelSubscription as cancel,
  getSubscription as get,
  listSubscriptions as list,
  updateSubscription as update,
  updateSubscriptionAddress as updateAddress,
  updateSubscriptionChargeDate as updateChargeDate,
} from '@rechargeapps/storefront-client';
import { array, object, pipe, string, transform } from 'valibot';
import { nullable } from '~/src/domain/data/decode';
import type { Result } from '~/src/domain/data/result';
import { callAs, type RechargeConfig, type RechargeSession } from './call';
import { pageQuery, readAllPages } from './pages';
import { subscription, type Frequency, type Subscription } from './to-subscription';

/** Changes to a subscription; absent fields keep their values. */
export interface SubscriptionChange {
  readonly quantity?: number;
  readonly frequency?: Frequency;
  /** Number of another variant. */
  readonly variantId?: string;
  /** ISO 8601 date, later than today. */
  readonly nextChargeDate?: string;
}

/** Why a subscription is canceled. */
export interface Cancellation {
  readonly reason: string;
  readonly feedback?: string;
  /** Whether the provider confirms it by email; it does when absent. */
  readonly isMailed?: boolean;
}

/** All subscriptions of the customer with their addresses, the newest first. Errors as `callRecharge`. */
export const listSubscriptions = (
  config: RechargeConfig,
  session: RechargeSession,
): Promise<Result<readonly Subscription[]>> => {
  const page = pipe(
    object({
      next_cursor: nullable(string()),
      subscriptions: array(subscription(config.currency)),
    }),
    transform(({ next_cursor, subscriptions }) => ({
      nextCursor: next_cursor,
      records: subscriptions,
    })),
  );
  return readAllPages(cursor =>
    callAs(config, session, page, known =>
      list(known, {
        ...pageQuery(cursor, { sort_by: 'created_at-desc' as const }),
        include: ['address'],
      }),
    ),
  );
};

/** One subscription with its address. Errors as `callRecharge`; `user` with status 404 if there is none. */
export const getSubscription = (
  config: RechargeConfig,
  session: RechargeSession,
  id: string,
): Promise<Result<Subscription>> =>
  callAs(config, session, subscription(config.currency), known =>
    get(known, id, { include: ['address'] }),
  );

/** Changes a subscription; its queued charges are regenerated before the reply. Errors as `callRecharge`. */
export const updateSubscription = (
  config: RechargeConfig,
  session: RechargeSession,
  id: string,
  { quantity, frequency, variantId, nextChargeDate }: SubscriptionChange,
): Promise<Result<Subscription>> =>
  callAs(config, session, subscription(config.currency), known =>
    update(
      known,
      id,
      {
        ...(quantity === undefined ? {} : { quantity }),
        ...(frequency && {
          order_interval_unit: frequency.unit,
          order_interval_frequency: frequency.count,
          charge_interval_frequency: frequency.count,
        }),
        ...(variantId === undefined ? {} : { external_variant_id: { ecommerce: variantId } }),
        ...(nextChargeDate === undefined ? {} : { next_charge_scheduled_at: nextChargeDate }),
      },
      { commit: true },
    ),
  );

/** Cancels a subscription. Errors as `callRecharge`. */
export const cancelSubscription = (
  config: RechargeConfig,
  session: RechargeSession,
  id: string,
  { reason, feedback, isMailed = true }: Cancellation,
): Promise<Result<Subscription>> =>
  callAs(config, session, subscription(config.currency), known =>
    cancel(known, id, {
      cancellation_reason: reason,
      ...(feedback ? { cancellation_reason_comments: feedback } : {}),
      send_email: isMailed,
    }),
  );

/** Reactivates a canceled subscription. Errors as `callRecharge`. */
export const activateSubscription = (
  config: RechargeConfig,
  session: RechargeSession,
  id: string,
): Promise<Result<Subscription>> =>
  callAs(config, session, subscription(config.currency), known => activate(known, id));

/** Moves the next charge to a day later than today. Errors as `callRecharge`. */
export const setNextChargeDate = (
  config: RechargeConfig,
  session: RechargeSession,
  id: string,
  { date, isPause = false }: { readonly date: string; readonly isPause?: boolean },
): Promise<Result<Subscription>> =>
  callAs(config, session, subscription(config.currency), known =>
    updateChargeDate(known, id, date, { commit: true, ...(isPause ? { pause: true } : {}) }),
  );

/** Sends a subscription to another address of the customer. Errors as `callRecharge`. */
export const changeAddress = (
  config: RechargeConfig,
  session: RechargeSession,
  id: string,
  addressId: string,
): Promise<Result<Subscription>> =>
  callAs(config, session, subscription(config.currency), known =>
    updateAddress(known, id, addressId),
  );
