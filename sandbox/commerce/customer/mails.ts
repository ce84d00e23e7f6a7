import { wordsOf } from '~/sandbox/words/languages';
import { wordingOf } from '../checkout/wording';
import type { StoreRuntime } from '../runtime';
import type { OrderRecord } from '../checkout/order-model';
import type { Customer } from './model';

/** The link by which a customer sets a new password in the store itself. */
export function sendStoreReset(store: StoreRuntime, customer: Customer, link: string): void {
  const { shopName, language } = store.settings;
  const { mail } = wordsOf(language);
  store.mail.send({
    from: shopName,
    to: customer.email,
    kind: 'store-password-reset',
    code: null,
    link,
    subject: mail.resetSubject,
    text: [mail.greeting(customer.firstName), ...mail.reset(shopName)],
  });
}

/** Email with a link for activating an account after a guest purchase. */
export function sendInvitation(store: StoreRuntime, customer: Customer, link: string): void {
  const { shopName, language } = store.settings;
  const { mail } = wordsOf(language);
  store.mail.send({
    from: shopName,
    to: customer.email,
    kind: 'store-invitation',
    code: null,
    link,
    subject: mail.invitationSubject,
    text: [mail.greeting(customer.firstName), ...mail.invitation(shopName)],
  });
}

/** Order confirmation. @param store in the buyer’s country and language; origin the store's, for the link to the order */
export function sendOrderConfirmation(
  { mail: mailbox, settings }: StoreRuntime,
  order: OrderRecord,
  origin: string,
): void {
  const { mail } = wordsOf(settings.language);
  const { money } = wordingOf(settings);
  mailbox.send({
    from: settings.shopName,
    to: order.email,
    kind: 'order-confirmation',
    code: null,
    subject: mail.orderSubject(order.name),
    text: [
      mail.greeting(order.shippingAddress.firstName),
      mail.orderThanks(order.name),
      ...order.lines.map(({ quantity, title, variantTitle, totalCents }) =>
        mail.orderLine(
          `${quantity} × ${title}${variantTitle ? ` (${variantTitle})` : ''}`,
          money(totalCents),
        ),
      ),
      mail.orderTotal(money(order.totals.totalCents)),
    ],
    link: `${origin}/orders/${order.token}`,
  });
}
