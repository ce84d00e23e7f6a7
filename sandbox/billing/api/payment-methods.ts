import type { PaymentMethod } from '../model';
import { instant, ownRecords, save } from '../runtime';
import { addressView } from '../views/address-view';
import { paymentMethodView } from '../views/payment-method-view';
import type { Call, Handler } from './call';
import { Fields } from './fields';
import { page, readList } from './paging';
import { ownPaymentMethod } from './records';
import { retryFailed } from '../life/failed-charges';

const INCLUDES = ['addresses'] as const;

/** A card with the data requested by `include`. */
function shownCard({ billing, account, query }: Call, card: PaymentMethod) {
  const asked = query.include(INCLUDES);
  const view = paymentMethodView(billing, account, card);
  if (!asked.has('addresses')) return view;
  const charged = ownRecords(billing, 'addresses', account.customer.id).filter(
    ({ paymentMethodId }) => paymentMethodId === card.id,
  );
  return { ...view, include: { addresses: charged.map(addressView) } };
}

/** `GET /payment_methods`, newest first, which is the provider's only order. */
export const listPaymentMethods: Handler = call => {
  const { billing, account } = call;
  const request = readList(call.query, ['address_id', 'processor_name']);
  const processor = request.query.text('processor_name');
  const addresses = request.query.ids('address_id');
  const own = ownRecords(billing, 'paymentMethods', account.customer.id).filter(card => {
    const charged = ownRecords(billing, 'addresses', account.customer.id).some(
      ({ id, paymentMethodId }) => paymentMethodId === card.id && addresses?.includes(id),
    );
    return (
      (processor === null || processor === 'shopify_payments') && (addresses === null || charged)
    );
  });
  const sorts = { id: ({ id }: PaymentMethod) => id };
  const { records, ...cursors } = page(own, request, { sorts, standard: 'id-desc' });
  return { ...cursors, payment_methods: records.map(each => shownCard(call, each)) };
};

/** `GET /payment_methods/{id}`. */
export const getPaymentMethod: Handler = (call, id) => {
  call.query.allow(['include']);
  return { payment_method: shownCard(call, ownPaymentMethod(call, id)) };
};

/** `PUT /payment_methods/{id}`: makes it the default, or charges all subscriptions to it. */
export const updatePaymentMethod: Handler = (call, id) => {
  const { billing, account } = call;
  call.query.allow(['include']);
  const card = ownPaymentMethod(call, id);
  const fields = new Fields(call.body, ['default', 'apply_to_all_subscription_addresses']);
  const isDefault = fields.boolean('default') ?? card.isDefault;
  const isForAll = fields.boolean('apply_to_all_subscription_addresses') ?? false;
  if (card.isDefault && !isDefault) {
    fields.fail('default', 'Make another payment method the default one instead.');
  }
  fields.check();
  const updatedAt = instant(billing);
  if (isDefault) {
    for (const other of ownRecords(billing, 'paymentMethods', account.customer.id)) {
      save(billing, 'paymentMethods', { ...other, isDefault: other.id === id });
    }
  }
  const saved = save(billing, 'paymentMethods', { ...card, isDefault, updatedAt });
  if (isForAll) {
    for (const address of ownRecords(billing, 'addresses', account.customer.id)) {
      save(billing, 'addresses', { ...address, paymentMethodId: id, updatedAt });
    }
    retryFailed(billing, account, id);
  }
  return { payment_method: shownCard(call, saved) };
};
