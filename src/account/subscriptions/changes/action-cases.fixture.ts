import { addDays, addMonths } from '~/src/domain/calendar/store-day';
import { listPlannedProducts } from '~/src/gateways/recharge/products';
import { valueOf } from '~/src/gateways/recharge/recharge.fixture';
import { cancelSubscription, setNextChargeDate } from '~/src/gateways/recharge/subscriptions';
import type { BillingAddress, BillingPostalAddress } from '~/src/gateways/recharge/to-address';
import type { Subscription } from '~/src/gateways/recharge/to-subscription';
import type { BillingCall } from '../data/use-billing-call';
import type { Change } from '../data/change';
import { bookedOf, NO_WORDS, readBooks, type Books } from '../testing/books.fixture';
import { editAddress, sendTo, sendToNew } from './address-changes';
import { moveTo, skip, unskip } from './date-changes';
import { setFrequency, setQuantity, swapFor } from './field-changes';
import { cancel, reactivate } from './status-changes';

const BAGS = 'PM-WST-360';
const FEWER_BAGS = 'PM-WST-240';
const BATTERY = 'LF-PWC-4';
const CANCELED = 'PM-JNT-120';

const READ = 'GET /api/subscriptions/{id}';
const UPDATE = 'PUT /api/subscriptions/{id}';
const SET_DATE = 'POST /api/subscriptions/{id}/set_next_charge_date';
const SKIP = 'POST /api/charges/{id}/skip';
const UNSKIP = 'POST /api/charges/{id}/unskip';
const CHARGES = 'GET /api/charges';
const ADDRESSES = 'GET /api/addresses';
const ACTIVATE = 'POST /api/subscriptions/{id}/activate';
const CHANGE_ADDRESS = 'POST /api/subscriptions/{id}/change_address';
const UPDATE_ADDRESS = 'PUT /api/addresses/{id}';

/** An action of a customer, for the real sandbox. */
export interface ActionCase {
  readonly name: string;
  /** The provider's operations that it consists of, in order. */
  readonly steps: readonly string[];
  /** Brings the books into the state that the action starts from, and makes the change. */
  readonly start: (before: Books, call: BillingCall) => Promise<Change> | Change;
  /** Whether the books have what was asked for. @param before as they were first of all */
  readonly isIn: (books: Books, before: Books) => boolean;
}

const bagsOf = (books: Books): Subscription => bookedOf(books, BAGS);
const dayOf = (books: Books): string => bagsOf(books).nextChargeDate ?? '';

const deliveryOf = (items: readonly Subscription[]) => {
  const [first] = items;
  if (!first?.nextChargeDate) throw new Error('Nothing is scheduled.');
  const { nextChargeDate: day, addressId, price: total } = first;
  return { day, addressId, items, charge: null, total };
};

const isSkipped = ({ skipped }: Books, before: Books, skus: readonly string[]): boolean =>
  skipped.some(
    ({ scheduledAt, items }) =>
      scheduledAt === dayOf(before) && skus.every(sku => items.some(item => item.sku === sku)),
  );

const move = async (call: BillingCall, { id }: Subscription, date: string): Promise<void> =>
  void valueOf(await call((config, session) => setNextChargeDate(config, session, id, { date })));

/** Makes a change without trouble. @returns the change that undoes it */
const undoing = async (call: BillingCall, change: Change): Promise<Change> => {
  valueOf(await call(change.send));
  const undo = change.undo?.();
  if (!undo) throw new Error('It cannot be undone.');
  return undo;
};

const skipBags = (books: Books): Change =>
  skip(NO_WORDS, deliveryOf([bagsOf(books)]), [bagsOf(books)]);
const moveBags = (books: Books): Change =>
  moveTo(NO_WORDS, bagsOf(books), addDays(dayOf(books), 45));
const moreBags = (books: Books): Change => setQuantity(NO_WORDS, bagsOf(books), 5);

const DATES: readonly ActionCase[] = [
  {
    name: 'skip',
    steps: [CHARGES, SKIP],
    start: skipBags,
    isIn: (books, before) => isSkipped(books, before, [BAGS]),
  },
  {
    name: 'skip a whole delivery',
    steps: [CHARGES, SKIP],
    start: async (before, call) => {
      await move(call, bookedOf(before, BATTERY), dayOf(before));
      const items = [bagsOf(before), bookedOf(await readBooks(call), BATTERY)];
      return skip(NO_WORDS, deliveryOf(items), items);
    },
    isIn: (books, before) => isSkipped(books, before, [BAGS, BATTERY]),
  },
  {
    name: 'undo a skip at once',
    steps: [READ, UNSKIP],
    start: (before, call) => undoing(call, skipBags(before)),
    isIn: (books, before) => dayOf(books) === dayOf(before),
  },
  {
    name: 'undo a skip later',
    steps: [READ, UNSKIP],
    start: ({ skipped: [charge], subscriptions }) => {
      if (!charge) throw new Error('Nothing is skipped.');
      const owners = charge.items.map(({ subscriptionId }) => subscriptionId);
      const items = subscriptions.filter(({ id }) => owners.includes(id));
      return unskip(NO_WORDS, items, charge);
    },
    isIn: ({ skipped }) => skipped.length === 0,
  },
  {
    name: 'move the next date',
    steps: [SET_DATE],
    start: moveBags,
    isIn: (books, before) => dayOf(books) === addDays(dayOf(before), 45),
  },
  {
    name: 'undo a move',
    steps: [READ, SET_DATE],
    start: (before, call) => undoing(call, moveBags(before)),
    isIn: (books, before) => dayOf(books) === dayOf(before),
  },
  {
    name: 'pause',
    steps: [SET_DATE],
    start: before =>
      moveTo(NO_WORDS, bagsOf(before), addMonths(dayOf(before), 3), { isPause: true }),
    isIn: (books, before) => dayOf(books) === addMonths(dayOf(before), 3),
  },
];

const FIELDS: readonly ActionCase[] = [
  {
    name: 'quantity',
    steps: [UPDATE],
    start: moreBags,
    isIn: books => bagsOf(books).quantity === 5,
  },
  {
    name: 'undo a quantity',
    steps: [READ, UPDATE],
    start: (before, call) => undoing(call, moreBags(before)),
    isIn: (books, before) => bagsOf(books).quantity === bagsOf(before).quantity,
  },
  {
    name: 'frequency',
    steps: [UPDATE],
    start: before => {
      const frequency = { unit: 'month', count: 2 } as const;
      const { price } = bagsOf(before);
      return setFrequency(NO_WORDS, bagsOf(before), { frequency, price, plan: null });
    },
    isIn: books => bagsOf(books).frequency.unit === 'month',
  },
  {
    name: 'swap',
    steps: [UPDATE],
    start: async (before, call) => {
      const products = valueOf(await call(listPlannedProducts));
      const sold = products.flatMap(({ id, title, variants }) =>
        variants.map(variant => ({ productId: id, product: title, variant })),
      );
      const found = sold.find(({ variant }) => variant.sku === FEWER_BAGS);
      if (!found) throw new Error('It is not sold.');
      const { id: variantId, sku, title: variantTitle } = found.variant;
      const { price } = bagsOf(before);
      const { productId, product: title } = found;
      return swapFor(NO_WORDS, bagsOf(before), {
        productId,
        title,
        variantId,
        variantTitle,
        sku,
        price,
      });
    },
    isIn: ({ subscriptions }) => subscriptions.some(({ sku }) => sku === FEWER_BAGS),
  },
  {
    name: 'cancel',
    steps: ['POST /api/subscriptions/{id}/cancel'],
    start: before => cancel(NO_WORDS, bagsOf(before), { reason: 'Other' }),
    isIn: books => bagsOf(books).status === 'cancelled',
  },
  {
    name: 'reactivate',
    steps: [ACTIVATE],
    // Nothing is paused before this day.
    start: before => reactivate(NO_WORDS, bookedOf(before, CANCELED), '2100-01-01'),
    isIn: books => bookedOf(books, CANCELED).status === 'active',
  },
  {
    name: 'reactivate what was paused',
    steps: [ACTIVATE, SET_DATE],
    start: async (before, call) => {
      const { id } = bagsOf(before);
      await move(call, bagsOf(before), addMonths(dayOf(before), 9));
      valueOf(await call((...known) => cancelSubscription(...known, id, { reason: 'Other' })));
      return reactivate(NO_WORDS, bagsOf(await readBooks(call)), dayOf(before));
    },
    isIn: books => bagsOf(books).status === 'active',
  },
];

const NEW: BillingPostalAddress = {
  firstName: 'Avery',
  lastName: 'Brooks',
  company: '',
  phone: '',
  address1: '9 Quarry Road',
  address2: 'Rear',
  city: 'Nampa',
  province: 'Idaho',
  zip: '83651',
  countryCode: 'US',
};

/** The other address, and the card of the present one. */
const otherOf = (books: Books): { readonly other: BillingAddress; readonly card: string } => {
  const own = books.addresses.find(({ id }) => id === bagsOf(books).addressId);
  const other = books.addresses.find(({ id }) => id !== own?.id);
  if (!own?.paymentMethodId || !other) throw new Error('There is no other address.');
  return { other, card: own.paymentMethodId };
};

const streetOf = (books: Books): string | undefined =>
  books.addresses.find(({ id }) => id === bagsOf(books).addressId)?.address1;

const PLACES: readonly ActionCase[] = [
  {
    name: 'send to another address',
    steps: [CHANGE_ADDRESS],
    start: before => sendTo(NO_WORDS, bagsOf(before), otherOf(before).other, null),
    isIn: (books, before) => bagsOf(books).addressId === otherOf(before).other.id,
  },
  {
    name: 'send there and keep the card',
    steps: [CHANGE_ADDRESS, UPDATE_ADDRESS],
    start: before => {
      const { other, card } = otherOf(before);
      return sendTo(NO_WORDS, bagsOf(before), other, card);
    },
    isIn: (books, before) => {
      const { other, card } = otherOf(before);
      const { addressId, address } = bagsOf(books);
      return addressId === other.id && address?.paymentMethodId === card;
    },
  },
  {
    name: 'use a new address',
    steps: [ADDRESSES, 'POST /api/addresses', CHANGE_ADDRESS],
    start: before =>
      sendToNew(NO_WORDS, bagsOf(before), { ...NEW, paymentMethodId: otherOf(before).card }),
    isIn: books => streetOf(books) === NEW.address1,
  },
  {
    name: 'edit this address',
    steps: [UPDATE_ADDRESS],
    start: before => {
      const { address, addressId } = bagsOf(before);
      if (!address) throw new Error('There is no address.');
      const sentThere = before.subscriptions.filter(each => each.addressId === addressId);
      return editAddress(NO_WORDS, sentThere, address, NEW);
    },
    isIn: books => streetOf(books) === NEW.address1,
  },
];

export const ACTION_CASES: readonly ActionCase[] = [...DATES, ...FIELDS, ...PLACES];
