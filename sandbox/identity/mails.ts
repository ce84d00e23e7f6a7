import type { Mailbox } from '../mail/mailbox';
import type { AppClient } from './pool';

const SITE = (): string => process.env.SITE_URL ?? 'http://localhost:8000';

/** Who writes to whom, in which part of the site. */
export interface Recipient {
  readonly client: AppClient;
  readonly to: string;
  readonly firstName: string | null;
  /** Path of the locale's pages, for example `/en-ca`; empty for the United States. */
  readonly localePath: string;
}

const greeting = ({ firstName }: Recipient): string => (firstName ? `Hi ${firstName},` : 'Hello,');

function codeLink({ localePath, to }: Recipient, page: string, code: string): string {
  const url = new URL(`${localePath}/account/${page}`, SITE());
  url.searchParams.set('email', to);
  url.searchParams.set('code', code);
  return url.href;
}

/** Email with the code after sign-up. */
export function sendVerification(mail: Mailbox, recipient: Recipient, code: string): void {
  const { client, to } = recipient;
  mail.send({
    ...{ from: client.shopName, to, kind: 'verification', code },
    subject: `${code} is your ${client.shopName} verification code`,
    text: [
      greeting(recipient),
      `Thanks for creating an account. Enter ${code} to verify your email address, or use the link below.`,
      'The code is valid for 24 hours. If you did not create an account, ignore this message.',
    ],
    link: codeLink(recipient, 'verify', code),
  });
}

/** Email sent after an address is verified. */
export function sendWelcome(mail: Mailbox, recipient: Recipient): void {
  const { client, to, localePath } = recipient;
  mail.send({
    ...{ from: client.shopName, to, kind: 'welcome', code: null },
    subject: `Welcome to ${client.shopName}`,
    text: [
      greeting(recipient),
      'Your account is ready. Sign in to see your orders, save addresses and manage deliveries.',
    ],
    link: new URL(`${localePath}/account`, SITE()).href,
  });
}

/** The code that sets a new password. */
export function sendPasswordReset(mail: Mailbox, recipient: Recipient, code: string): void {
  const { client, to } = recipient;
  mail.send({
    ...{ from: client.shopName, to, kind: 'password-reset', code },
    subject: `${code} is your ${client.shopName} password reset code`,
    text: [
      greeting(recipient),
      `Enter ${code} to choose a new password, or use the link below. The code is valid for one hour.`,
      'If you did not ask for this, ignore this message: your password stays the same.',
    ],
    link: codeLink(recipient, 'reset-password', code),
  });
}

/** Email sent after a password change. */
export function sendPasswordChanged(mail: Mailbox, recipient: Recipient): void {
  const { client, to, localePath } = recipient;
  mail.send({
    ...{ from: client.shopName, to, kind: 'password-changed', code: null },
    subject: `Your ${client.shopName} password was changed`,
    text: [
      greeting(recipient),
      'The password of your account was just changed. If that was you, there is nothing to do.',
      'If it was not you, choose a new password at once and contact us.',
    ],
    link: new URL(`${localePath}/account/reset-password`, SITE()).href,
  });
}

/** The code that verifies a new address. */
export function sendEmailChange(mail: Mailbox, recipient: Recipient, code: string): void {
  const { client, to } = recipient;
  mail.send({
    ...{ from: client.shopName, to, kind: 'email-change', code },
    subject: `${code} is your ${client.shopName} verification code`,
    text: [
      greeting(recipient),
      `Enter ${code} in your account settings to use this email address from now on.`,
    ],
    link: null,
  });
}
