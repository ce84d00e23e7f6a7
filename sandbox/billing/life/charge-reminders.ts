import { addDays, startOfDay } from '~/sandbox/core/calendar';
import { sendChargeReminder } from '../mails';
import { save, type Account, type BillingRuntime } from '../runtime';
import { isServicePlan } from './import-contracts';
import { queuedCharges, type QueuedCharge } from './upcoming';

/** How long before a charge the customer is reminded. */
const AHEAD_DAYS = 3;

/** A reminder that has not been sent. */
export interface ChargeReminder {
  readonly at: Date;
  readonly happen: () => void;
}

function remind(billing: BillingRuntime, account: Account, charge: QueuedCharge): void {
  const { store } = account;
  const { subscriptions, scheduledOn } = charge;
  const variants = subscriptions.flatMap(
    ({ variantId }) => store.catalogue.variantsById.get(variantId) ?? [],
  );
  sendChargeReminder(account, {
    on: scheduledOn,
    isRenewal: variants.every(variant => isServicePlan(store, variant)),
    titles: variants.map(
      ({ productHandle }) =>
        store.catalogue.productsByHandle.get(productHandle)?.title ?? productHandle,
    ),
    cents: subscriptions.reduce((sum, { unitCents, quantity }) => sum + unitCents * quantity, 0),
  });
  for (const subscription of subscriptions) {
    save(billing, 'subscriptions', { ...subscription, remindedFor: scheduledOn });
  }
}

/**
 * The reminders of a customer's queued charges: three days ahead, or at once if the charge was
 * created or moved later than that.
 */
export function chargeReminders(
  billing: BillingRuntime,
  account: Account,
): readonly ChargeReminder[] {
  const { timeZone } = account.store.settings;
  return queuedCharges(billing.state.value, account.customer.id)
    .filter(({ subscriptions, scheduledOn }) =>
      subscriptions.some(({ remindedFor }) => remindedFor !== scheduledOn),
    )
    .map(charge => {
      const day = startOfDay(addDays(charge.scheduledOn, -AHEAD_DAYS), timeZone).getTime();
      const changed = charge.subscriptions.map(({ updatedAt }) => Date.parse(updatedAt));
      return {
        at: new Date(Math.max(day, ...changed)),
        happen: () => remind(billing, account, charge),
      };
    });
}
