import { updateSubscription, type SubscriptionChange } from '~/src/gateways/recharge/subscriptions';
import type { Frequency, Subscription } from '~/src/gateways/recharge/to-subscription';
import type { Change } from '../data/change';
import { changeOf, type ChangeWords } from './change-of';
import { undoUnchanged } from './undo-unchanged';

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

interface Fields {
  /** What changes at once. */
  readonly shown: Partial<Subscription>;
  /** What the provider is asked for, so that a subscription is as the given one. */
  readonly toChange: (wanted: Subscription) => SubscriptionChange;
  readonly detail: (after: Subscription) => string;
}

type FieldCall = Pick<Change, 'send'> & Required<Pick<Change, 'isIn'>>;

/** A change of fields that can be undone by sending the old values. */
const changeFields = (
  { texts }: ChangeWords,
  subscription: Subscription,
  { shown, toChange, detail }: Fields,
): Change => {
  const after = { ...subscription, ...shown };
  const { quantity, frequency, price, ...product } = subscription;
  const { title, variantTitle, variantId, productId, sku } = product;
  const before = { quantity, frequency, price, title, variantTitle, variantId, productId, sku };
  const callOf = (wanted: Subscription): FieldCall => {
    const asked = toChange(wanted);
    return {
      send: (config, session) => updateSubscription(config, session, subscription.id, asked),
      isIn: found => JSON.stringify(toChange(found)) === JSON.stringify(asked),
    };
  };
  const call = callOf(after);
  const sentences = { ...texts.save, detail: detail(after) };
  return {
    ...changeOf(subscription, shown, call.send, sentences),
    ...call,
    undo: () => {
      const { send, isIn } = callOf(subscription);
      const undoing = { ids: [after.id], isAsLeft: call.isIn, isUndone: isIn, send };
      return { ...changeOf(after, before, undoUnchanged(undoing), texts.undone), isIn };
    },
  };
};

export const setFrequency = (
  words: ChangeWords,
  subscription: Subscription,
  { frequency, price, plan }: FrequencyChoice,
): Change =>
  changeFields(words, subscription, {
    shown: { frequency, price, ...plan },
    toChange: ({ frequency: wanted, variantId }) => ({
      frequency: wanted,
      ...(plan && variantId !== null ? { variantId } : {}),
    }),
    detail: words.details.frequency,
  });

export const setQuantity = (
  words: ChangeWords,
  subscription: Subscription,
  quantity: number,
): Change =>
  changeFields(words, subscription, {
    shown: { quantity },
    toChange: ({ quantity: wanted }) => ({ quantity: wanted }),
    detail: words.details.quantity,
  });

export const swapFor = (words: ChangeWords, subscription: Subscription, swap: Swap): Change =>
  changeFields(words, subscription, {
    shown: swap,
    toChange: ({ variantId }) => (variantId === null ? {} : { variantId }),
    detail: words.details.swap,
  });
