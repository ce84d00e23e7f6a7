import { sendCardLink } from '../mails';
import { ownRecords } from '../runtime';
import { openCardLink } from '../sessions';
import { addressView } from '../views/address-view';
import { customerView } from '../views/customer-view';
import { paymentMethodView } from '../views/payment-method-view';
import { subscriptionView } from '../views/subscription-view';
import type { Call, Handler } from './call';
import { Fields } from './fields';
import { ownAddress, ownPaymentMethod } from './records';
import { invalid, notFound } from './reply';

const INCLUDES = ['addresses', 'payment_methods', 'subscriptions'] as const;
const SUPPORTED = 'shopify_update_payment_information';

function refuseOthers({ account }: Call, id: number): void {
  if (id !== account.customer.id) throw notFound('customer');
}

/** `GET /customers/{id}`. */
export const getCustomer: Handler = (call, id) => {
  const { billing, account } = call;
  refuseOthers(call, id);
  const asked = call.query.allow(['include']).include(INCLUDES);
  const view = customerView(billing, account);
  if (asked.size === 0) return { customer: view };
  const cards = ownRecords(billing, 'paymentMethods', id);
  const subscriptions = ownRecords(billing, 'subscriptions', id);
  return {
    customer: {
      ...view,
      include: {
        ...(asked.has('addresses')
          ? { addresses: ownRecords(billing, 'addresses', id).map(addressView) }
          : {}),
        ...(asked.has('payment_methods')
          ? { payment_methods: cards.map(card => paymentMethodView(billing, account, card)) }
          : {}),
        ...(asked.has('subscriptions')
          ? { subscriptions: subscriptions.map(each => subscriptionView(account, each)) }
          : {}),
      },
    },
  };
};

/**
 * `POST /customers/{id}/notifications`: emails the link for updating a card. Other kinds of
 * notification are refused.
 */
export const notifyCustomer: Handler = (call, id) => {
  const { billing, account, origin } = call;
  refuseOthers(call, id);
  call.query.allow([]);
  const fields = new Fields(call.body, ['type', 'template_type', 'template_vars']);
  fields.require(['type', 'template_type', 'template_vars']);
  const vars = fields.object('template_vars') ?? {};
  fields.check();
  if (call.body.type !== 'email' || call.body.template_type !== SUPPORTED) {
    throw invalid({ template_type: ['Notification not supported.'] });
  }
  const named = new Fields(vars, ['address_id', 'payment_method_id']);
  named.require(['payment_method_id']);
  const cardId = named.integer('payment_method_id');
  const addressId = named.integer('address_id');
  named.check();
  const card = ownPaymentMethod(call, cardId ?? 0);
  if (addressId !== undefined) ownAddress(call, addressId);
  sendCardLink(account, `${origin}/payment_methods/update?token=${openCardLink(billing, card.id)}`);
  return {};
};
