import type { StoreDay } from '~/src/domain/calendar/store-day';
import type { AddressChange, NewAddress } from '~/src/gateways/recharge/addresses';
import type { Cancellation } from '~/src/gateways/recharge/subscriptions';
import type { BillingAddress } from '~/src/gateways/recharge/to-address';
import type { Charge } from '~/src/gateways/recharge/to-charge';
import type { Subscription } from '~/src/gateways/recharge/to-subscription';
import { editAddress, sendTo, sendToNew } from './changes/address-changes';
import { moveTo, skip, unskip } from './changes/date-changes';
import {
  setFrequency,
  setQuantity,
  swapFor,
  type FrequencyChoice,
  type Swap,
} from './changes/field-changes';
import { cancel, reactivate } from './changes/status-changes';
import { useChangeDetails } from './changes/use-change-details';
import { useChangeTexts } from './changes/use-change-texts';
import type { Change } from './data/change';
import { useChange } from './data/use-change';
import type { Delivery } from './deliveries';
import { useSubscriptionFormat } from './use-subscription-format';

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

export const useSubscriptionActions = (): SubscriptionActions => {
  const words = { texts: useChangeTexts(), details: useChangeDetails() };
  const { today } = useSubscriptionFormat();
  const change = useChange();
  const start = (next: Change): void => void change(next);
  return {
    skip: (delivery, items) => start(skip(words, delivery, items)),
    unskip: (subscription, charge) => start(unskip(words, [subscription], charge)),
    pause: (subscription, until) => start(moveTo(words, subscription, until, { isPause: true })),
    moveTo: (subscription, day) => start(moveTo(words, subscription, day)),
    cancel: (subscription, why) => start(cancel(words, subscription, why)),
    reactivate: subscription => start(reactivate(words, subscription, today)),
    setFrequency: (subscription, choice) => start(setFrequency(words, subscription, choice)),
    setQuantity: (subscription, quantity) => start(setQuantity(words, subscription, quantity)),
    swap: (subscription, swap) => start(swapFor(words, subscription, swap)),
    sendTo: (subscription, address, card) => start(sendTo(words, subscription, address, card)),
    sendToNew: (subscription, wanted) => start(sendToNew(words, subscription, wanted)),
    editAddress: (sentThere, address, edit) => start(editAddress(words, sentThere, address, edit)),
  };
};
