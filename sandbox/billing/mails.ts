import { formatCents } from '../commerce/money';
import { storeCustomer, type Account } from './runtime';
import { subscriptionsUrl } from './subscriptions-url';

interface Letter {
  readonly kind: 'subscription-cancelled' | 'payment-failed' | 'payment-update' | 'charge-reminder';
  readonly subject: string;
  readonly text: readonly string[];
  readonly link: string;
}

function send(account: Account, { kind, subject, text, link }: Letter): void {
  const customer = storeCustomer(account);
  if (!customer) return;
  const { mail, settings } = account.store;
  mail.send({
    from: settings.shopName,
    to: customer.email,
    kind,
    subject,
    link,
    code: null,
    text: [customer.firstName ? `Hi ${customer.firstName},` : 'Hello,', ...text],
  });
}

/** Says that a card could not be charged. */
export const sendPaymentFailed = (account: Account, reason: string): void =>
  send(account, {
    kind: 'payment-failed',
    subject: 'We could not charge your card',
    text: [reason, 'Update your payment method, and we try again.'],
    link: subscriptionsUrl(account.store.settings),
  });

/** An upcoming charge. */
export interface ComingCharge {
  /** ISO 8601 date in the store's time zone. */
  readonly on: string;
  /** Whether only service plans are charged. */
  readonly isRenewal: boolean;
  readonly titles: readonly string[];
  /** Without shipping and taxes. */
  readonly cents: number;
}

const longDay = (date: string): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date));

/** Announces a charge. */
export function sendChargeReminder(
  account: Account,
  { on, isRenewal, titles, cents }: ComingCharge,
): void {
  const { settings } = account.store;
  const day = longDay(on);
  send(account, {
    kind: 'charge-reminder',
    subject: isRenewal ? `Your plan renews on ${day}` : `Your next delivery is on ${day}`,
    text: [
      `On ${day} we charge ${formatCents(cents, settings.currency)} before shipping and taxes for: ${titles.join(', ')}.`,
      'Until then you can skip, change or cancel it in your account.',
    ],
    link: subscriptionsUrl(settings),
  });
}

/** Confirms a cancellation. */
export const sendCancellation = (account: Account, title: string): void =>
  send(account, {
    kind: 'subscription-cancelled',
    subject: 'Your subscription has been canceled',
    text: [`Your subscription of ${title} has been canceled. You will not be charged again.`],
    link: subscriptionsUrl(account.store.settings),
  });

/** Emails the link to the page where a card is updated. */
export const sendCardLink = (account: Account, link: string): void =>
  send(account, {
    kind: 'payment-update',
    subject: 'Update your payment method',
    text: [
      'Follow the link to update the card that your subscriptions are charged to.',
      'The link is valid for 24 hours.',
    ],
    link,
  });
