import { numericId } from '~/sandbox/commerce/catalogue/ids';
import { chargeId } from '../life/charge-id';
import type { Charge } from '../life/charges';
import { nextChargeAfter } from '../life/schedule';
import type { ChargeItem, StoredCharge } from '../model';
import { instant, save, today } from '../runtime';
import type { Call, Handler } from './call';
import { shownCharge } from './charges';
import { Fields } from './fields';
import { ownCharge } from './records';
import { invalid } from './reply';

/**
 * The items of a charge that a request names.
 * @throws {BillingError} for unknown ones
 */
function namedItems(call: Call, charge: Charge): readonly ChargeItem[] {
  call.query.allow(['include']);
  const fields = new Fields(call.body, ['purchase_item_ids']);
  fields.require(['purchase_item_ids']);
  const ids = fields.ids('purchase_item_ids') ?? [];
  const strange = ids.find(id => !charge.items.some(item => item.subscriptionId === id));
  if (strange !== undefined) {
    fields.fail('purchase_item_ids', `The charge has no purchase item ${strange}.`);
  }
  fields.check();
  return charge.items.filter(item => ids.includes(item.subscriptionId));
}

function moveSubscriptions(
  { billing }: Call,
  items: readonly ChargeItem[],
  dateOf: (item: ChargeItem) => string | null,
): void {
  for (const item of items) {
    const subscription = billing.state.value.subscriptions[String(item.subscriptionId)];
    const nextChargeDate = dateOf(item);
    if (!subscription || nextChargeDate === null) continue;
    save(billing, 'subscriptions', {
      ...subscription,
      nextChargeDate,
      updatedAt: instant(billing),
    });
  }
}

/**
 * `POST /charges/{id}/skip`: skips the named items once, and moves their subscriptions to their
 * next date. If all items are skipped, the charge keeps its id; otherwise the skipped ones get a
 * charge of their own.
 * @throws {BillingError} 404 for another customer's charge, 422 if it is not queued
 */
export const skipCharge: Handler = (call, id) => {
  const { billing } = call;
  const charge = ownCharge(call, id);
  const items = namedItems(call, charge);
  if (charge.status !== 'queued') {
    throw invalid({ status: [`A charge that is ${charge.status} cannot be skipped.`] });
  }
  const { addressId, scheduledOn } = charge;
  const isWhole = items.length === charge.items.length;
  const part = numericId(
    'skipped charge',
    String(id),
    ...items.map(each => String(each.subscriptionId)),
  );
  const skipped: StoredCharge = {
    ...charge,
    id: isWhole ? id : part,
    addressId,
    scheduledOn,
    items,
    status: 'skipped',
    updatedAt: instant(billing),
  };
  moveSubscriptions(call, items, ({ subscriptionId }) => {
    const subscription = billing.state.value.subscriptions[String(subscriptionId)];
    return subscription ? nextChargeAfter(subscription, scheduledOn) : null;
  });
  save(billing, 'charges', skipped);
  return { charge: shownCharge(call, skipped) };
};

/** The charge without its unskipped items; it is deleted when none is left. */
function keepRest({ billing }: Call, charge: Charge, items: readonly ChargeItem[]): void {
  const rest = charge.items.filter(item => !items.includes(item));
  billing.state.update(data => {
    const { [String(charge.id)]: _gone, ...charges } = data.charges;
    return { ...data, charges };
  });
  if (rest.length === 0) return;
  const id = numericId(
    'skipped charge',
    String(charge.id),
    ...rest.map(each => String(each.subscriptionId)),
  );
  save(billing, 'charges', { ...charge, id, items: rest, status: 'skipped' });
}

/**
 * `POST /charges/{id}/unskip`: sends the named items on the charge's date after all.
 * @throws {BillingError} 404 for another customer's charge, 422 if it was not skipped or its date
 *   has come
 */
export const unskipCharge: Handler = (call, id) => {
  const { billing, account } = call;
  const charge = ownCharge(call, id);
  const items = namedItems(call, charge);
  if (charge.status !== 'skipped') {
    throw invalid({ status: [`A charge that is ${charge.status} was not skipped.`] });
  }
  if (charge.scheduledOn <= today(billing, account)) {
    throw invalid({ scheduled_at: ['The date of the charge is in the past.'] });
  }
  keepRest(call, charge, items);
  moveSubscriptions(call, items, () => charge.scheduledOn);
  const queued = chargeId(billing.state.value, charge.addressId, charge.scheduledOn);
  return { charge: shownCharge(call, ownCharge(call, queued)) };
};
