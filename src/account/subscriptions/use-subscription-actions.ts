import { useTranslation } from 'react-i18next';
import type { StoreDay } from '~/src/domain/calendar/store-day';
import { ok, type GatewayError, type Result } from '~/src/domain/data/result';
import { failure } from '~/src/gateways/http/failure';
import { updateAddress, type AddressChange } from '~/src/gateways/recharge/addresses';
import type { RechargeConfig, RechargeSession } from '~/src/gateways/recharge/call';
import { listCharges, skipCharge, unskipCharge } from '~/src/gateways/recharge/charges';
import {
  activateSubscription,
  cancelSubscription,
  changeAddress,
  setNextChargeDate,
  updateSubscription,
  type Cancellation,
} from '~/src/gateways/recharge/subscriptions';
import type { BillingAddress } from '~/src/gateways/recharge/to-address';
import type { Charge } from '~/src/gateways/recharge/to-charge';
import type { Frequency, Subscription } from '~/src/gateways/recharge/to-subscription';
import { useChange, type Change } from './data/use-change';
import type { Delivery } from './deliveries';
import { dayAfter } from './schedule';

/** Another variant in place of the one that is sent. */
export type Swap = Pick<Subscription, 'title' | 'variantTitle' | 'sku' | 'price'> & {
  readonly variantId: string;
  readonly productId: string;
};

/** The changes of subscriptions; each shows at once, and is told when it is done or has failed. */
export interface SubscriptionActions {
  readonly skip: (delivery: Delivery, items: readonly Subscription[]) => void;
  readonly pause: (subscription: Subscription, until: StoreDay) => void;
  readonly moveTo: (subscription: Subscription, day: StoreDay) => void;
  readonly cancel: (subscription: Subscription, cancellation: Cancellation) => void;
  readonly reactivate: (subscription: Subscription) => void;
  readonly setFrequency: (subscription: Subscription, frequency: Frequency) => void;
  readonly setQuantity: (subscription: Subscription, quantity: number) => void;
  readonly swap: (subscription: Subscription, swap: Swap) => void;
  readonly sendTo: (subscription: Subscription, address: BillingAddress) => void;
  readonly editAddress: (
    sentThere: readonly Subscription[],
    address: BillingAddress,
    change: AddressChange,
  ) => void;
}

const NOT_QUEUED = 'not-queued';

/** The charge of a day: a queued one can still be skipped, but may have been processed since it was read. */
const findCharge = async (
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
  return failure('user', message, { userErrors: [{ field: [], message, code: NOT_QUEUED }] });
};

const withoutAnswer = (result: Result<unknown>): Result<null> => (result.ok ? ok(null) : result);

type Texts = Pick<Change, 'saving' | 'saved' | 'failed'>;

/** The sentences of spec account §8. */
const useTexts = () => {
  const { t } = useTranslation('account-subscriptions');
  const save: Texts = {
    saving: t('news.saving'),
    saved: t('news.saved'),
    failed: t('news.saveFailed'),
  };
  const request: Pick<Texts, 'failed'> = { failed: t('news.requestFailed') };
  const skip: Texts = { ...save, saving: t('news.skipping'), saved: t('news.skipped') };
  return {
    save,
    skip,
    pause: { ...request, saving: t('news.pausing'), saved: t('news.paused') },
    cancel: { ...request, saving: t('news.canceling'), saved: t('news.canceled') },
    reactivate: { ...save, saving: t('news.reactivating'), saved: t('news.reactivated') },
    undone: { ...save, saved: t('news.undone') },
    isProcessed: ({ userErrors: [first] }: GatewayError): string | null =>
      first?.code === NOT_QUEUED ? t('processed') : null,
  };
};

export const useSubscriptionActions = (): SubscriptionActions => {
  const texts = useTexts();
  const change = useChange();
  const start = (next: Change): void => void change(next);

  const update = (
    { id }: Subscription,
    shown: Partial<Subscription>,
    send: Change['send'],
    said: Texts = texts.save,
  ): Change => ({ ids: [id], edit: before => ({ ...before, ...shown }), send, ...said });

  const toDay = (subscription: Subscription, day: StoreDay, isPause: boolean): Change => {
    const { id, nextChargeDate: before } = subscription;
    const said = isPause ? texts.pause : texts.save;
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

  const skipped = (delivery: Delivery, items: readonly Subscription[]): Change => {
    const ids = items.map(({ id }) => id);
    let skippedIn: string | null = null;
    return {
      ...texts.skip,
      ids,
      edit: before => ({ ...before, nextChargeDate: dayAfter(delivery.day, before.frequency) }),
      send: async (config, session) => {
        const charge = await findCharge(config, session, { ...delivery, items }, 'queued');
        if (!charge.ok) return charge;
        const done = await skipCharge(config, session, charge.value.id, ids);
        if (done.ok) skippedIn = done.value.id;
        return withoutAnswer(done);
      },
      explain: texts.isProcessed,
      // The next date moves on when the delivery is processed, too: only its charge tells them apart.
      isDone: async (config, session) => {
        const found = await findCharge(config, session, { ...delivery, items }, 'skipped');
        skippedIn = found.ok ? found.value.id : null;
        return found.ok;
      },
      undo: () => {
        const id = skippedIn;
        return id === null
          ? null
          : {
              ...texts.undone,
              ids,
              edit: before => ({ ...before, nextChargeDate: delivery.day }),
              send: async (config, session) =>
                withoutAnswer(await unskipCharge(config, session, id, ids)),
            };
      },
    };
  };

  return {
    skip: (delivery, items) => start(skipped(delivery, items)),
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
          (config, session) => activateSubscription(config, session, subscription.id),
          texts.reactivate,
        ),
        isIn: ({ status }) => status === 'active',
      }),
    setFrequency: (subscription, frequency) =>
      start(
        update(subscription, { frequency }, (config, session) =>
          updateSubscription(config, session, subscription.id, { frequency }),
        ),
      ),
    setQuantity: (subscription, quantity) =>
      start(
        update(subscription, { quantity }, (config, session) =>
          updateSubscription(config, session, subscription.id, { quantity }),
        ),
      ),
    swap: (subscription, { variantId, ...shown }) =>
      start({
        ...update(subscription, { ...shown, variantId }, (config, session) =>
          updateSubscription(config, session, subscription.id, { variantId }),
        ),
        isIn: found => found.variantId === variantId,
      }),
    sendTo: (subscription, address) =>
      start({
        ...update(subscription, { address, addressId: address.id }, (config, session) =>
          changeAddress(config, session, subscription.id, address.id),
        ),
        isIn: ({ addressId }) => addressId === address.id,
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
