import type { StoreDay } from '~/src/domain/calendar/store-day';
import { skipCharge, unskipCharge } from '~/src/gateways/recharge/charges';
import { setNextChargeDate } from '~/src/gateways/recharge/subscriptions';
import type { Charge } from '~/src/gateways/recharge/to-charge';
import type { Subscription } from '~/src/gateways/recharge/to-subscription';
import { findCharge, NO_SUCH_CHARGE } from '../data/find-charge';
import type { Change } from '../data/change';
import type { Delivery } from '../deliveries';
import { deliveryAfter } from '../schedule';
import { changeOf, withoutAnswer, type ChangeWords } from './change-of';
import { undoUnchanged } from './undo-unchanged';

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
            undoUnchanged({
              ids: [id],
              isAsLeft: ({ nextChargeDate }) => nextChargeDate === day,
              isUndone: ({ nextChargeDate }) => nextChargeDate === before,
              send: (config, session) => setNextChargeDate(config, session, id, { date: before }),
            }),
            texts.undone,
          ),
  };
};

/**
 * Takes back the skipping of a charge.
 * @param items as they are since
 * @param charge its number, and the day when it was due
 */
export const unskip = (
  { texts }: ChangeWords,
  items: readonly Subscription[],
  { id: chargeId, scheduledAt: day }: Pick<Charge, 'id' | 'scheduledAt'>,
): Change => {
  const ids = items.map(({ id }) => id);
  return {
    ...texts.undone,
    ids,
    edit: before => ({ ...before, nextChargeDate: day }),
    send: undoUnchanged({
      ids,
      isAsLeft: found =>
        items.some(({ id, nextChargeDate }) => {
          return id === found.id && nextChargeDate === found.nextChargeDate;
        }),
      isUndone: ({ nextChargeDate }) => nextChargeDate === day,
      send: async (config, session) =>
        withoutAnswer(await unskipCharge(config, session, chargeId, ids)),
    }),
  };
};

/** Skips some items of a delivery. It can be undone. */
export const skip = (
  words: ChangeWords,
  delivery: Delivery,
  items: readonly Subscription[],
): Change => {
  const { texts, details } = words;
  const ids = items.map(({ id }) => id);
  const edit = (before: Subscription): Subscription => {
    return { ...before, nextChargeDate: deliveryAfter(delivery.day, before) };
  };
  let skippedIn: string | null = null;
  return {
    ...texts.skip,
    detail: details.skipped(delivery.day, items),
    ids,
    skippedDay: delivery.day,
    edit,
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
      const asked = { ...delivery, items };
      const found = await findCharge(config, session, asked, 'skipped');
      skippedIn = found.ok ? found.value.id : null;
      if (!found.ok) return false;
      // A day that was skipped and then chosen again has both.
      const queued = await findCharge(config, session, asked, 'queued');
      return !queued.ok && queued.error.userErrors[0]?.code === NO_SUCH_CHARGE;
    },
    undo: () =>
      skippedIn === null
        ? null
        : unskip(words, items.map(edit), { id: skippedIn, scheduledAt: delivery.day }),
  };
};
