import type { StoreDay } from '~/src/domain/calendar/store-day';
import { skipCharge, unskipCharge } from '~/src/gateways/recharge/charges';
import { setNextChargeDate } from '~/src/gateways/recharge/subscriptions';
import type { Subscription } from '~/src/gateways/recharge/to-subscription';
import { findCharge } from '../data/find-charge';
import type { Change } from '../data/use-change';
import type { Delivery } from '../deliveries';
import { deliveryAfter } from '../schedule';
import { changeOf, withoutAnswer, type ChangeWords } from './change-of';

/** Moves the next date; a pause is a move with its own sentences. It can be undone. */
export const moveTo = (
  { texts, details }: ChangeWords,
  subscription: Subscription,
  day: StoreDay,
  { isPause = false } = {},
): Change => {
  const { id, nextChargeDate: before } = subscription;
  return {
    ...changeOf(
      subscription,
      { nextChargeDate: day, hasFailed: false },
      (config, session) => setNextChargeDate(config, session, id, { date: day, isPause }),
      { ...(isPause ? texts.pause : texts.save), detail: details.date(day) },
    ),
    undo: () =>
      before === null
        ? null
        : changeOf(
            subscription,
            { nextChargeDate: before },
            (config, session) => setNextChargeDate(config, session, id, { date: before }),
            texts.undone,
          ),
  };
};

/** Takes back the skipping of a charge. @param day when it was due */
export const unskip = (
  { texts }: ChangeWords,
  chargeId: string,
  ids: readonly string[],
  day: StoreDay,
): Change => ({
  ...texts.undone,
  ids,
  edit: before => ({ ...before, nextChargeDate: day }),
  send: async (config, session) =>
    withoutAnswer(await unskipCharge(config, session, chargeId, ids)),
});

/** Skips some items of a delivery. It can be undone. */
export const skip = (
  words: ChangeWords,
  delivery: Delivery,
  items: readonly Subscription[],
): Change => {
  const { texts, details } = words;
  const ids = items.map(({ id }) => id);
  let skippedIn: string | null = null;
  return {
    ...texts.skip,
    detail: details.skipped(delivery.day, items),
    ids,
    skippedDay: delivery.day,
    edit: before => ({ ...before, nextChargeDate: deliveryAfter(delivery.day, before) }),
    send: async (config, session) => {
      const charge = await findCharge(config, session, { ...delivery, items }, 'queued');
      if (!charge.ok) return charge;
      const done = await skipCharge(config, session, charge.value.id, ids);
      if (done.ok) skippedIn = done.value.id;
      return withoutAnswer(done);
    },
    explain: texts.isProcessed,
    // The next date also moves when the delivery is processed; only its charge tells the two apart.
    isDone: async (config, session) => {
      const found = await findCharge(config, session, { ...delivery, items }, 'skipped');
      skippedIn = found.ok ? found.value.id : null;
      return found.ok;
    },
    undo: () => (skippedIn === null ? null : unskip(words, skippedIn, ids, delivery.day)),
  };
};
