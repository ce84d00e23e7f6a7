import { dayOfMonth } from '~/sandbox/core/calendar';
import type { CatalogueVariant } from '~/sandbox/commerce/catalogue/model';
import { customerPrice } from '../customer-price';
import { frequencyOf, plansOf, subscriptionPrice } from '../frequency';
import { releaseFromFailed } from '../life/failed-charges';
import { isActive } from '../life/upcoming';
import type { Frequency, Subscription } from '../model';
import { instant, save, today } from '../runtime';
import type { Call, Handler } from './call';
import { Fields } from './fields';
import { ownSubscription } from './records';
import { shownSubscription } from './subscriptions';

const FREQUENCY_FIELDS = [
  'charge_interval_frequency',
  'order_interval_frequency',
  'order_interval_unit',
] as const;
const FIELDS = [
  ...FREQUENCY_FIELDS,
  'external_variant_id',
  'next_charge_scheduled_at',
  'plan_id',
  'properties',
  'quantity',
];
const MOST_UNITS = 1000;

/** A plan's id at the provider, which is the store's. */
function planFrequency(call: Call, fields: Fields, variant: CatalogueVariant): Frequency | null {
  const planId = fields.integer('plan_id');
  if (planId === undefined) return null;
  const plan = plansOf(call.account.store, variant).find(({ id }) => id === planId);
  if (!plan) {
    fields.fail('plan_id', 'The product has no such plan.');
    return null;
  }
  return frequencyOf({ unit: plan.interval, count: plan.intervalCount });
}

/** The three fields of a frequency, which must be given together; prepaid ones are not modelled. */
function givenFrequency(fields: Fields): Frequency | null {
  const given = FREQUENCY_FIELDS.filter(name => fields.has(name));
  if (given.length === 0) return null;
  fields.require(FREQUENCY_FIELDS);
  const charged = fields.integer('charge_interval_frequency', { min: 1, max: MOST_UNITS });
  const ordered = fields.integer('order_interval_frequency', { min: 1, max: MOST_UNITS });
  const unit = fields.word('order_interval_unit', ['day', 'week', 'month'] as const);
  if (charged === undefined || ordered === undefined || unit === undefined) return null;
  if (charged === ordered) return { unit, count: ordered };
  fields.fail('charge_interval_frequency', 'Prepaid plans are not modelled in the sandbox.');
  return null;
}

function givenVariant(
  { account: { store } }: Call,
  fields: Fields,
  current: Subscription,
): CatalogueVariant | null {
  const wanted = fields.object('external_variant_id')?.ecommerce ?? String(current.variantId);
  const variant = store.catalogue.variantsById.get(Number(wanted));
  if (!variant || plansOf(store, variant).length === 0) {
    fields.fail('external_variant_id', 'The variant is not available for subscriptions.');
    return null;
  }
  return variant;
}

/** The next charge date: tomorrow or later. */
export function givenChargeDate(call: Call, fields: Fields, name: string): string | undefined {
  const date = fields.date(name);
  if (date !== undefined && date <= today(call.billing, call.account)) {
    fields.fail(name, 'Date must be in the future.');
    return undefined;
  }
  return date;
}

/** Moves the next charge date; the schedule continues from it. */
export const chargedOn = (subscription: Subscription, date: string): Subscription => ({
  ...subscription,
  nextChargeDate: date,
  dayOfMonth: dayOfMonth(date),
  maxRetriesReached: false,
});

/** A schedule that becomes monthly continues from its next date. */
const keptDayOfMonth = (current: Subscription, { unit }: Frequency): number =>
  unit === 'month' && current.frequency.unit !== 'month'
    ? dayOfMonth(current.nextChargeDate)
    : current.dayOfMonth;

/** Refuses inactive subscriptions, unless `force_update` is set. */
export function refuseCancelled(call: Call, fields: Fields, subscription: Subscription): void {
  const isForced = call.query.boolean('force_update') === true;
  if (isForced || isActive(subscription)) return;
  fields.fail('status', 'Only active subscriptions can be updated.');
}

/**
 * `PUT /subscriptions/{id}`: quantity, frequency, variant, next charge, properties. Charges are
 * updated at once, with or without `commit`.
 */
export const updateSubscription: Handler = (call, id) => {
  const { billing, account, body } = call;
  call.query.allow(['commit', 'force_update', 'include']).boolean('commit');
  const current = ownSubscription(call, id);
  const fields = new Fields(body, FIELDS);
  refuseCancelled(call, fields, current);
  const variant = givenVariant(call, fields, current);
  const frequency =
    givenFrequency(fields) ??
    (variant && planFrequency(call, fields, variant)) ??
    current.frequency;
  const quantity = fields.integer('quantity', { min: 1, max: MOST_UNITS }) ?? current.quantity;
  const properties = fields.properties('properties') ?? current.properties;
  const date = givenChargeDate(call, fields, 'next_charge_scheduled_at');
  fields.check();
  const isPriced = variant && (variant.id !== current.variantId || frequency !== current.frequency);
  const changed: Subscription = {
    ...current,
    quantity,
    frequency,
    properties,
    updatedAt: instant(billing),
    variantId: variant?.id ?? current.variantId,
    dayOfMonth: keptDayOfMonth(current, frequency),
    unitCents: isPriced
      ? customerPrice(account, variant, subscriptionPrice(account.store, variant, frequency))
      : current.unitCents,
  };
  if (date !== undefined) releaseFromFailed(billing, account.customer.id, id);
  const saved = save(
    billing,
    'subscriptions',
    date === undefined ? changed : chargedOn(changed, date),
  );
  return { subscription: shownSubscription(call, saved) };
};
