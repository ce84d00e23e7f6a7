import { ok, type Result } from '~/src/domain/data/result';
import { createAddress, listAddresses, type NewAddress } from '~/src/gateways/recharge/addresses';
import type { RechargeConfig, RechargeSession } from '~/src/gateways/recharge/call';
import { changeAddress } from '~/src/gateways/recharge/subscriptions';
import type { BillingAddress } from '~/src/gateways/recharge/to-address';
import type { Subscription } from '~/src/gateways/recharge/to-subscription';

/** Whether an address is the given one: every field, and the card if one is given. */
export const isSameAddress = (address: BillingAddress, wanted: NewAddress): boolean => {
  const known: Readonly<Record<string, string | null>> = { ...address };
  return Object.entries(wanted).every(([name, value]) => value === null || known[name] === value);
};

/**
 * Sends a subscription to a new address. If an earlier attempt has made the address, because only
 * the reply was lost, that one is used.
 */
export const sendToNewAddress = async (
  config: RechargeConfig,
  session: RechargeSession,
  id: string,
  wanted: NewAddress,
): Promise<Result<Subscription>> => {
  const known = await listAddresses(config, session);
  if (!known.ok) return known;
  const made = known.value.find(address => isSameAddress(address, wanted));
  const created = made ? ok(made) : await createAddress(config, session, wanted);
  if (!created.ok) return created;
  const sent = await changeAddress(config, session, id, created.value.id);
  return sent.ok ? ok({ ...sent.value, address: created.value }) : sent;
};
