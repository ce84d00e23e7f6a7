import { releaseFromFailed } from '../life/failed-charges';
import { nextChargeAfter } from '../life/schedule';
import { isActive } from '../life/upcoming';
import { sendCancellation } from '../mails';
import type { Subscription } from '../model';
import { instant, save, today } from '../runtime';
import { subscriptionView } from '../views/subscription-view';
import type { Call, Handler } from './call';
import { Fields } from './fields';
import { invalid } from './reply';
import { ownAddress, ownSubscription } from './records';
import { shownSubscription } from './subscriptions';
import { chargedOn, givenChargeDate, refuseCancelled } from './update-subscription';

/** The provider's own limit. */
const LONGEST_COMMENTS = 1024;
const CANCEL_FIELDS = ['cancellation_reason', 'cancellation_reason_comments', 'send_email'];

const changed = (call: Call, subscription: Subscription) => ({
  subscription: shownSubscription(
    call,
    save(call.billing, 'subscriptions', { ...subscription, updatedAt: instant(call.billing) }),
  ),
});

/** `POST /subscriptions/{id}/cancel`: stops billing the subscription. */
export const cancelSubscription: Handler = (call, id) => {
  const { billing, account, body } = call;
  call.query.allow(['commit', 'include']).boolean('commit');
  const current = ownSubscription(call, id);
  const fields = new Fields(body, CANCEL_FIELDS);
  fields.require(['cancellation_reason']);
  const reason = fields.text('cancellation_reason', { min: 1 }) ?? '';
  const comments = fields.text('cancellation_reason_comments', { max: LONGEST_COMMENTS }) || null;
  const isMailed = fields.boolean('send_email') ?? true;
  if (!isActive(current)) fields.fail('status', 'Subscription is already cancelled.');
  fields.check();
  releaseFromFailed(billing, account.customer.id, id);
  const reply = changed(call, {
    ...current,
    cancellation: { at: instant(billing), reason, comments },
  });
  if (isMailed) sendCancellation(account, subscriptionView(account, current).product_title);
  return reply;
};

/**
 * `POST /subscriptions/{id}/activate`: resumes billing on the next date of the schedule.
 * @throws {BillingError} 404 for another customer's subscription, 422 if it is already active
 */
export const activateSubscription: Handler = (call, id) => {
  const { billing, account, body } = call;
  call.query.allow(['commit', 'include']).boolean('commit');
  new Fields(body, []).check();
  const current = ownSubscription(call, id);
  if (isActive(current)) throw invalid({ status: ['Subscription is already active.'] });
  return changed(call, {
    ...current,
    cancellation: null,
    maxRetriesReached: false,
    nextChargeDate: nextChargeAfter(current, today(billing, account)),
  });
};

/** `POST /subscriptions/{id}/set_next_charge_date`: moves the next charge; also used to pause. */
export const setNextChargeDate: Handler = (call, id) => {
  const query = call.query.allow(['commit', 'force_update', 'pause', 'include']);
  query.boolean('commit');
  query.boolean('pause');
  const current = ownSubscription(call, id);
  const fields = new Fields(call.body, ['date']);
  fields.require(['date']);
  refuseCancelled(call, fields, current);
  const date = givenChargeDate(call, fields, 'date');
  fields.check();
  releaseFromFailed(call.billing, call.account.customer.id, id);
  return changed(call, chargedOn(current, date ?? current.nextChargeDate));
};

/**
 * `POST /subscriptions/{id}/change_address`: changes the address, and with it the card that is
 * charged.
 */
export const changeAddress: Handler = (call, id) => {
  call.query.allow(['commit', 'include']).boolean('commit');
  const current = ownSubscription(call, id);
  const fields = new Fields(call.body, ['address_id']);
  fields.require(['address_id']);
  refuseCancelled(call, fields, current);
  const addressId = fields.integer('address_id');
  fields.check();
  const address = ownAddress(call, addressId ?? current.addressId);
  releaseFromFailed(call.billing, call.account.customer.id, id);
  return changed(call, { ...current, addressId: address.id });
};
