import {
  updateAddress,
  type AddressChange,
  type NewAddress,
} from '~/src/gateways/recharge/addresses';
import { changeAddress } from '~/src/gateways/recharge/subscriptions';
import type { BillingAddress } from '~/src/gateways/recharge/to-address';
import type { Subscription } from '~/src/gateways/recharge/to-subscription';
import { isSameAddress, sendToNewAddress } from '../data/send-to-new-address';
import type { Change } from '../data/change';
import { changeOf, withoutAnswer, type ChangeWords } from './change-of';

/** Sends to another address. @param cardToKeep the card that pays for deliveries to it; null for its own */
export const sendTo = (
  { texts, details }: ChangeWords,
  subscription: Subscription,
  address: BillingAddress,
  cardToKeep: string | null,
): Change => ({
  ...changeOf(
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
});

/** Adds an address and sends there. */
export const sendToNew = (
  { texts, details }: ChangeWords,
  subscription: Subscription,
  wanted: NewAddress,
): Change => ({
  ...changeOf(
    subscription,
    { address: { ...wanted, id: subscription.addressId } },
    (config, session) => sendToNewAddress(config, session, subscription.id, wanted),
    { ...texts.save, detail: details.address(wanted) },
  ),
  isIn: ({ address }) => address !== null && isSameAddress(address, wanted),
});

/** Corrects an address for everything that is sent there. */
export const editAddress = (
  { texts }: ChangeWords,
  sentThere: readonly Subscription[],
  address: BillingAddress,
  changed: AddressChange,
): Change => ({
  ...texts.save,
  ids: sentThere.map(({ id }) => id),
  edit: before =>
    before.address?.id === address.id
      ? { ...before, address: { ...before.address, ...changed } }
      : before,
  send: async (config, session) =>
    withoutAnswer(await updateAddress(config, session, address.id, changed)),
});
