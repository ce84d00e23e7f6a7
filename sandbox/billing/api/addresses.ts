import { ADDRESS_RULES } from '~/sandbox/commerce/checkout/regions';
import { addAddress } from '../life/addresses';
import { standardCard } from '../life/cards';
import { retryFailed } from '../life/failed-charges';
import { isActive } from '../life/upcoming';
import type { BillingAddress, PostalAddress } from '../model';
import { instant, ownRecords, save } from '../runtime';
import { addressView } from '../views/address-view';
import { customerView } from '../views/customer-view';
import { paymentMethodView } from '../views/payment-method-view';
import { subscriptionView } from '../views/subscription-view';
import type { Call, Handler } from './call';
import { Fields } from './fields';
import { instantFilters, matchesInstants } from './instant-filters';
import { page, readList, type Sorts } from './paging';
import { ownAddress, ownPaymentMethod } from './records';

const INCLUDES = ['customer', 'payment_methods', 'subscriptions'] as const;

const SORTS: Sorts<BillingAddress> = {
  id: ({ id }) => id,
  updated_at: ({ updatedAt }) => updatedAt,
};

/** An address with the data requested by `include`. */
function shownAddress({ billing, account, query }: Call, address: BillingAddress) {
  const asked = query.include(INCLUDES);
  const view = addressView(address);
  if (asked.size === 0) return view;
  const card = billing.state.value.paymentMethods[String(address.paymentMethodId)];
  const cards = card ? [paymentMethodView(billing, account, card)] : [];
  const sent = ownRecords(billing, 'subscriptions', account.customer.id).filter(
    ({ addressId }) => addressId === address.id,
  );
  return {
    ...view,
    include: {
      ...(asked.has('customer') ? { customer: customerView(billing, account) } : {}),
      ...(asked.has('payment_methods') ? { payment_methods: cards } : {}),
      ...(asked.has('subscriptions')
        ? { subscriptions: sent.map(each => subscriptionView(account, each)) }
        : {}),
    },
  };
}

/** `GET /addresses`. */
export const listAddresses: Handler = call => {
  const { billing, account } = call;
  const request = readList(call.query, ['ids', 'is_active', ...instantFilters('created_at')]);
  const ids = request.query.ids('ids');
  const wantsActive = request.query.boolean('is_active');
  const active = new Set(
    ownRecords(billing, 'subscriptions', account.customer.id)
      .filter(isActive)
      .map(({ addressId }) => addressId),
  );
  const isKept = matchesInstants<BillingAddress>(request.query, {
    created_at: ({ createdAt }) => createdAt,
  });
  const own = ownRecords(billing, 'addresses', account.customer.id).filter(
    address =>
      (ids === null || ids.includes(address.id)) &&
      (wantsActive === null || active.has(address.id) === wantsActive) &&
      isKept(address),
  );
  const { records, ...cursors } = page(own, request, { sorts: SORTS, standard: 'id-desc' });
  return { ...cursors, addresses: records.map(each => shownAddress(call, each)) };
};

/** `GET /addresses/{id}`. */
export const getAddress: Handler = (call, id) => {
  call.query.allow(['include']);
  return { address: shownAddress(call, ownAddress(call, id)) };
};

const FIELDS = [
  'address1',
  'address2',
  'city',
  'company',
  'country_code',
  'first_name',
  'last_name',
  'phone',
  'province',
  'zip',
  'order_note',
  'payment_method_id',
];

function postalOf(fields: Fields, before: PostalAddress): PostalAddress {
  const needed = (name: string, old: string): string => fields.text(name, { min: 1 }) ?? old;
  const free = (name: string, old: string): string => fields.text(name) ?? old;
  const country = fields.word('country_code', ['US', 'CA'] as const);
  const postal: PostalAddress = {
    firstName: needed('first_name', before.firstName),
    lastName: needed('last_name', before.lastName),
    company: free('company', before.company),
    address1: needed('address1', before.address1),
    address2: free('address2', before.address2),
    city: needed('city', before.city),
    province: needed('province', before.province),
    zip: needed('zip', before.zip),
    countryCode: country ?? before.countryCode,
    phone: free('phone', before.phone),
  };
  const rules = ADDRESS_RULES[postal.countryCode === 'CA' ? 'CA' : 'US'];
  if (!rules.regions.includes(postal.province)) {
    fields.fail('province', 'Not a valid province for the country.');
  }
  if (!rules.postalPattern.test(postal.zip)) {
    fields.fail('zip', 'Not a valid zip code for the country.');
  }
  return postal;
}

const NEW_FIELDS = [...FIELDS, 'customer_id'];

const REQUIRED = [
  'first_name',
  'last_name',
  'address1',
  'city',
  'province',
  'zip',
  'country_code',
  'phone',
];

const NOWHERE: PostalAddress = {
  firstName: '',
  lastName: '',
  company: '',
  address1: '',
  address2: '',
  city: '',
  province: '',
  zip: '',
  countryCode: 'US',
  phone: '',
};

/** `POST /addresses`: adds an address, paid with the given card or else with the default one. */
export const createAddress: Handler = call => {
  const { billing, account } = call;
  const { id: customerId } = account.customer;
  call.query.allow([]);
  const fields = new Fields(call.body, NEW_FIELDS);
  fields.require(REQUIRED);
  fields.check();
  if (fields.integer('customer_id') !== customerId) {
    fields.fail('customer_id', 'Must be the customer of the session.');
  }
  const postal = postalOf(fields, NOWHERE);
  const cardId = fields.integer('payment_method_id');
  const note = fields.text('order_note') || null;
  fields.check();
  const standard = standardCard(ownRecords(billing, 'paymentMethods', customerId));
  const card = ownPaymentMethod(call, cardId ?? standard?.id ?? 0);
  const address = { customerId, postal, paymentMethodId: card.id, orderNote: note };
  const now = instant(billing);
  const saved = addAddress(billing, address, now, now);
  return { address: shownAddress(call, saved) };
};

/** `PUT /addresses/{id}`: changes the address, or the card that pays for its deliveries. */
export const updateAddress: Handler = (call, id) => {
  const { billing, account } = call;
  call.query.allow(['commit', 'include']).boolean('commit');
  const current = ownAddress(call, id);
  const fields = new Fields(call.body, FIELDS);
  const postal = postalOf(fields, current.postal);
  const cardId = fields.integer('payment_method_id') ?? current.paymentMethodId;
  const note = fields.has('order_note') ? fields.text('order_note') || null : current.orderNote;
  fields.check();
  const card = ownPaymentMethod(call, cardId);
  const saved = save(billing, 'addresses', {
    ...current,
    postal,
    paymentMethodId: card.id,
    orderNote: note,
    updatedAt: instant(billing),
  });
  if (card.id !== current.paymentMethodId) retryFailed(billing, account, card.id);
  return { address: shownAddress(call, saved) };
};
