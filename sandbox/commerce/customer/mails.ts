import { formatCents } from '../money';
import type { StoreRuntime } from '../runtime';
import type { OrderRecord } from '../checkout/order-model';
import type { Customer } from './model';

const greeting = (name: string | null): string => (name ? `Hi ${name},` : 'Hello,');

/** The link by which a customer sets a new password in the store itself. */
export function sendStoreReset(store: StoreRuntime, customer: Customer, link: string): void {
  const { shopName } = store.settings;
  store.mail.send({
    ...{ from: shopName, to: customer.email, kind: 'store-password-reset', code: null, link },
    subject: 'Customer account password reset',
    text: [
      greeting(customer.firstName),
      `Follow the link to reset your customer account password at ${shopName}.`,
      'If you did not ask for a new password, you can safely delete this email.',
    ],
  });
}

/** Email with a link for activating an account after a guest purchase. */
export function sendInvitation(store: StoreRuntime, customer: Customer, link: string): void {
  const { shopName } = store.settings;
  store.mail.send({
    ...{ from: shopName, to: customer.email, kind: 'store-invitation', code: null, link },
    subject: 'Customer account activation',
    text: [
      greeting(customer.firstName),
      `Activate your customer account at ${shopName}. Next time you shop with us, you can sign in for faster checkout.`,
    ],
  });
}

/** Order confirmation. @param origin the store's, for the link to the order */
export function sendOrderConfirmation(
  { mail, settings }: StoreRuntime,
  order: OrderRecord,
  origin: string,
): void {
  mail.send({
    ...{ from: settings.shopName, to: order.email, kind: 'order-confirmation', code: null },
    subject: `Order ${order.name} confirmed`,
    text: [
      greeting(order.shippingAddress.firstName),
      `Thank you for your purchase. We are getting order ${order.name} ready to be shipped.`,
      ...order.lines.map(
        ({ quantity, title, variantTitle, totalCents }) =>
          `${quantity} × ${title}${variantTitle ? ` (${variantTitle})` : ''}: ${formatCents(totalCents, order.currency)}`,
      ),
      `Total: ${formatCents(order.totals.totalCents, order.currency)}`,
    ],
    link: `${origin}/orders/${order.token}`,
  });
}
