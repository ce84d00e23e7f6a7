import { ok, type Result } from '~/src/domain/data/result';
import { failure } from '~/src/gateways/http/failure';
import type { RechargeConfig, RechargeSession } from '~/src/gateways/recharge/call';
import { listCharges } from '~/src/gateways/recharge/charges';
import type { Charge } from '~/src/gateways/recharge/to-charge';
import type { Delivery } from '../deliveries';

/** The error code if there is no charge with that day and status. */
export const NO_SUCH_CHARGE = 'no-such-charge';

/**
 * The charge of a day. A queued charge can still be skipped, but may have been processed since it
 * was loaded.
 */
export const findCharge = async (
  config: RechargeConfig,
  session: RechargeSession,
  { day, items: [first] }: Delivery,
  status: 'queued' | 'skipped',
): Promise<Result<Charge>> => {
  const filter = { status: [status], subscriptionId: first?.id ?? '' };
  const charges = await listCharges(config, session, filter);
  if (!charges.ok) return charges;
  const message = `The charge is not ${status}.`;
  const charge = charges.value.find(({ scheduledAt }) => scheduledAt === day);
  if (charge) return ok(charge);
  return failure('user', message, { userErrors: [{ field: [], message, code: NO_SUCH_CHARGE }] });
};
