import type { StoreDay } from '~/src/domain/calendar/store-day';
import { ok, type Result } from '~/src/domain/data/result';
import {
  updateAddress,
  type AddressChange,
  type NewAddress,
} from '~/src/gateways/recharge/addresses';
import { skipCharge, unskipCharge } from '~/src/gateways/recharge/charges';
import {
  cancelSubscription,
  changeAddress,
  setNextChargeDate,
  updateSubscription,
  type Cancellation,
  type SubscriptionChange,
} from '~/src/gateways/recharge/subscriptions';
import type { BillingAddress } from '~/src/gateways/recharge/to-address';
import type { Charge } from '~/src/gateways/recharge/to-charge';
import type { Frequency, Subscription } from '~/src/gateways/recharge/to-subscription';
import { activateFromToday } from './data/activate-from-today';
import { findCharge } from './data/find-charge';
import { isSameAddress, sendToNewAddress } from './data/send-to-new-address';
import { useChange, type Change } from './data/use-change';
import type { Delivery } from './deliveries';
import { deliveryAfter } from './schedule';
import { useChangeDetails } from './use-change-details';
import { useChangeTexts, type ChangeTexts } from './use-change-texts';
import { useSubscriptionFormat } from './use-subscription-format';

/** Swaps the variant that is sent. */
export type Swap = Pick<Subscription, 'title' | 'variantTitle' | 'sku' | 'price'> & {
  readonly variantId: string;
  readonly productId: string;
};

/** A frequency with its price. */
export interface FrequencyChoice {
  readonly frequency: Frequency;
  readonly price: Subscription['price'];
  /** For a service, the variant with that term. */
  readonly plan: Pick<Swap, 'variantId' | 'variantTitle' | 'sku'> | null;
}

/** The actions on subscriptions; each is optimistic and announces its outcome. */
export interface SubscriptionActions {
  readonly skip: (delivery: Delivery, items: readonly Subscription[]) => void;
  /** Unskips a charge. */
  readonly unskip: (subscription: Subscription, charge: Charge) => void;
  readonly pause: (subscription: Subscription, until: StoreDay) => void;
  readonly moveTo: (subscription: Subscription, day: StoreDay) => void;
  readonly cancel: (subscription: Subscription, cancellation: Cancellation) => void;
  readonly reactivate: (subscription: Subscription) => void;
  /** Changes the frequency at its price; for a service, switches to the plan with that term. */
  readonly setFrequency: (subscription: Subscription, choice: FrequencyChoice) => void;
  readonly setQuantity: (subscription: Subscription, quantity: number) => void;
  readonly swap: (subscription: Subscription, swap: Swap) => void;
  /**
   * Changes the address.
   * @param cardToKeep the card that pays for deliveries to the new address
   */
  readonly sendTo: (
    subscription: Subscription,
    address: BillingAddress,
    cardToKeep: string | null,
  ) => void;
  /** Adds an address and sends it there. */
  readonly sendToNew: (subscription: Subscription, wanted: NewAddress) => void;
  readonly editAddress: (
    sentThere: readonly Subscription[],
    address: BillingAddress,
    change: AddressChange,
  ) => void;
}

const withoutAnswer = (result: Result<unknown>): Result<null> => (result.ok ? ok(null) : result);

export const useSubscriptionActions = (): SubscriptionActions => {
  const texts = useChangeTexts();
  const details = useChangeDetails();
  const { today } = useSubscriptionFormat();
  const change = useChange();
  const start = (next: Change): void => void change(next);

  const update = (
    { id }: Subscription,
    shown: Partial<Subscription>,
    send: Change['send'],
    said: ChangeTexts = texts.save,
  ): Change => ({ ids: [id], edit: before => ({ ...before, ...shown }), send, ...said });

  /** A change of fields that can be undone by sending the old values. */
  const withUndo = (
    subscription: Subscription,
    shown: Partial<Subscription>,
    toChange: (wanted: Subscription) => SubscriptionChange,
    detail: (after: Subscription) => string,
  ): Change => {
    const after = { ...subscription, ...shown };
    const { quantity, frequency, price, ...product } = subscription;
    const { title, variantTitle, variantId, productId, sku } = product;
    const before = { quantity, frequency, price, title, variantTitle, variantId, productId, sku };
    const callOf = (wanted: Subscription): Pick<Change, 'send' | 'isIn'> => {
      const asked = toChange(wanted);
      return {
        send: (config, session) => updateSubscription(config, session, subscription.id, asked),
        isIn: found => JSON.stringify(toChange(found)) === JSON.stringify(asked),
      };
    };
    const call = callOf(after);
    const said = { ...texts.save, detail: detail(after) };
    return {
      ...{ ...update(subscription, shown, call.send, said), ...call },
      undo: () => {
        const back = callOf(subscription);
        return { ...update(after, before, back.send, texts.undone), ...back };
      },
    };
  };

  const toDay = (subscription: Subscription, day: StoreDay, isPause: boolean): Change => {
    const { id, nextChargeDate: before } = subscription;
    const said = { ...(isPause ? texts.pause : texts.save), detail: details.date(day) };
    return {
      ...update(
        subscription,
        { nextChargeDate: day, hasFailed: false },
        (config, session) => setNextChargeDate(config, session, id, { date: day, isPause }),
        said,
      ),
      undo: () =>
        before === null
          ? null
          : update(
              subscription,
              { nextChargeDate: before },
              (config, session) => setNextChargeDate(config, session, id, { date: before }),
              texts.undone,
            ),
    };
  };

  const unskipped = (chargeId: string, ids: readonly string[], day: StoreDay): Change => ({
    ...texts.undone,
    ids,
    edit: before => ({ ...before, nextChargeDate: day }),
    send: async (config, session) =>
      withoutAnswer(await unskipCharge(config, session, chargeId, ids)),
  });

  const skipped = (delivery: Delivery, items: readonly Subscription[]): Change => {
    const ids = items.map(({ id }) => id);
    let skippedIn: string | null = null;
    return {
      ...{ ...texts.skip, detail: details.skipped(delivery.day, items) },
      ...{ ids, skippedDay: delivery.day },
      edit: before => ({ ...before, nextChargeDate: deliveryAfter(delivery.day, before) }),
      send: async (config, session) => {
        const charge = await findCharge(config, session, { ...delivery, items }, 'queued');
        if (!charge.ok) return charge;
        const done = await skipCharge(config, session, charge.value.id, ids);
        if (done.ok) skippedIn = done.value.id;
        return withoutAnswer(done);
      },
      explain: texts.isProcessed,
      // The next date also moves when the delivery is processed; only its charge tells the two
      // apart.
      isDone: async (config, session) => {
        const found = await findCharge(config, session, { ...delivery, items }, 'skipped');
        skippedIn = found.ok ? found.value.id : null;
        return found.ok;
      },
      undo: () => (skippedIn === null ? null : unskipped(skippedIn, ids, delivery.day)),
    };
  };

  return {
    skip: (delivery, items) => start(skipped(delivery, items)),
    unskip: (subscription, { id, scheduledAt }) =>
      start(unskipped(id, [subscription.id], scheduledAt)),
    pause: (subscription, until) => start(toDay(subscription, until, true)),
    moveTo: (subscription, day) => start(toDay(subscription, day, false)),
    cancel: (subscription, cancellation) =>
      start({
        ...update(
          subscription,
          { status: 'cancelled', nextChargeDate: null, cancellationReason: cancellation.reason },
          (config, session) => cancelSubscription(config, session, subscription.id, cancellation),
          texts.cancel,
        ),
        isIn: ({ status }) => status === 'cancelled',
      }),
    reactivate: subscription =>
      start({
        ...update(
          subscription,
          { status: 'active', cancelledAt: null, cancellationReason: null },
          (config, session) => activateFromToday(config, session, subscription.id, today),
          texts.reactivate,
        ),
        describe: ({ nextChargeDate: day }) => (day === null ? undefined : details.date(day)),
        isIn: ({ status }) => status === 'active',
      }),
    setFrequency: (subscription, { frequency, price, plan }) =>
      start(
        withUndo(
          subscription,
          { frequency, price, ...plan },
          ({ frequency: wanted, variantId }) => ({
            frequency: wanted,
            ...(plan && variantId !== null ? { variantId } : {}),
          }),
          details.frequency,
        ),
      ),
    setQuantity: (subscription, quantity) =>
      start(
        withUndo(
          subscription,
          { quantity },
          ({ quantity: wanted }) => ({ quantity: wanted }),
          details.quantity,
        ),
      ),
    swap: (subscription, swap) =>
      start(
        withUndo(
          subscription,
          swap,
          ({ variantId }) => (variantId === null ? {} : { variantId }),
          details.swap,
        ),
      ),
    sendTo: (subscription, address, cardToKeep) =>
      start({
        ...update(
          subscription,
          { address, addressId: address.id },
          async (config, session) => {
            const sent = await changeAddress(config, session, subscription.id, address.id);
            if (!sent.ok || cardToKeep === null) return sent;
            const change = { paymentMethodId: cardToKeep };
            const paid = await updateAddress(config, session, address.id, change);
            return paid.ok ? sent : paid;
          },
          { ...texts.save, detail: details.address(address) },
        ),
        isIn: found =>
          found.addressId === address.id &&
          (cardToKeep === null || found.address?.paymentMethodId === cardToKeep),
      }),
    sendToNew: (subscription, wanted) =>
      start({
        ...update(
          subscription,
          { address: { ...wanted, id: subscription.addressId } },
          (config, session) => sendToNewAddress(config, session, subscription.id, wanted),
          { ...texts.save, detail: details.address(wanted) },
        ),
        isIn: ({ address }) => address !== null && isSameAddress(address, wanted),
      }),
    editAddress: (sentThere, address, changed) =>
      start({
        ...texts.save,
        ids: sentThere.map(({ id }) => id),
        edit: before =>
          before.address?.id === address.id
            ? { ...before, address: { ...before.address, ...changed } }
            : before,
        send: async (config, session) =>
          withoutAnswer(await updateAddress(config, session, address.id, changed)),
      }),
  };
};
