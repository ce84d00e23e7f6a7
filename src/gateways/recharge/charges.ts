import {
  listCharges as list,
  skipCharge as skip,
  unskipCharge as unskip,
} from '@rechargeapps/storefront-client';
import { array, object, pipe, string, transform } from 'valibot';
import { nullable } from '~/src/domain/data/decode';
import type { Result } from '~/src/domain/data/result';
import { callAs, type RechargeConfig, type RechargeSession } from './call';
import { pageQuery, readAllPages } from './pages';
import { charge, type Charge } from './to-charge';

/** Which charges to list. */
export interface ChargeFilter {
  readonly status?: readonly Charge['status'][];
  readonly subscriptionId?: string;
  /** The number of the order that a charge became. */
  readonly orderId?: string;
}

/** The customer's charges, the soonest first. Errors as `callRecharge`. */
export const listCharges = (
  config: RechargeConfig,
  session: RechargeSession,
  { status, subscriptionId, orderId }: ChargeFilter = {},
): Promise<Result<readonly Charge[]>> => {
  const page = pipe(
    object({ next_cursor: nullable(string()), charges: array(charge(config.currency)) }),
    transform(({ next_cursor, charges }) => ({ nextCursor: next_cursor, records: charges })),
  );
  const first = {
    sort_by: 'scheduled_at-asc' as const,
    ...(status ? { status: [...status] } : {}),
    ...(subscriptionId === undefined ? {} : { purchase_item_id: subscriptionId }),
    ...(orderId === undefined ? {} : { external_order_id: orderId }),
  };
  return readAllPages(cursor =>
    callAs(config, session, page, known => list(known, pageQuery(cursor, first))),
  );
};

/** Skips items of a queued charge. @returns the charge that they are skipped in; errors as `callRecharge` */
export const skipCharge = (
  config: RechargeConfig,
  session: RechargeSession,
  id: string,
  subscriptionIds: readonly string[],
): Promise<Result<Charge>> =>
  callAs(config, session, charge(config.currency), known => skip(known, id, [...subscriptionIds]));

/** Unskips items. @returns the queued charge that has them; errors as `callRecharge` */
export const unskipCharge = (
  config: RechargeConfig,
  session: RechargeSession,
  id: string,
  subscriptionIds: readonly string[],
): Promise<Result<Charge>> =>
  callAs(config, session, charge(config.currency), known =>
    unskip(known, id, [...subscriptionIds]),
  );
