import type { Mailbox } from '../mail/mailbox';
import { languageOfPath, wordsOf } from '../words/languages';
import type { MailWords } from '../words/words';
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

const wordsFor = ({ localePath }: Recipient): MailWords => wordsOf(languageOfPath(localePath)).mail;

function codeLink({ localePath, to }: Recipient, page: string, code: string): string {
  const url = new URL(`${localePath}/account/${page}`, SITE());
  url.searchParams.set('email', to);
  url.searchParams.set('code', code);
  return url.href;
}

/** Email with the code after sign-up. */
export function sendVerification(mail: Mailbox, recipient: Recipient, code: string): void {
  const { client, to } = recipient;
  const words = wordsFor(recipient);
  mail.send({
    from: client.shopName,
    to,
    kind: 'verification',
    code,
    subject: words.verificationSubject(code, client.shopName),
    text: [words.greeting(recipient.firstName), ...words.verification(code)],
    link: codeLink(recipient, 'verify', code),
  });
}

/** Email sent after an address is verified. */
export function sendWelcome(mail: Mailbox, recipient: Recipient): void {
  const { client, to, localePath } = recipient;
  const words = wordsFor(recipient);
  mail.send({
    from: client.shopName,
    to,
    kind: 'welcome',
    code: null,
    subject: words.welcomeSubject(client.shopName),
    text: [words.greeting(recipient.firstName), ...words.welcome],
    link: new URL(`${localePath}/account`, SITE()).href,
  });
}

/** The code that sets a new password. */
export function sendPasswordReset(mail: Mailbox, recipient: Recipient, code: string): void {
  const { client, to } = recipient;
  const words = wordsFor(recipient);
  mail.send({
    from: client.shopName,
    to,
    kind: 'password-reset',
    code,
    subject: words.passwordResetSubject(code, client.shopName),
    text: [words.greeting(recipient.firstName), ...words.passwordReset(code)],
    link: codeLink(recipient, 'reset-password', code),
  });
}

/** Email sent after a password change. */
export function sendPasswordChanged(mail: Mailbox, recipient: Recipient): void {
  const { client, to, localePath } = recipient;
  const words = wordsFor(recipient);
  mail.send({
    from: client.shopName,
    to,
    kind: 'password-changed',
    code: null,
    subject: words.passwordChangedSubject(client.shopName),
    text: [words.greeting(recipient.firstName), ...words.passwordChanged],
    link: new URL(`${localePath}/account/reset-password`, SITE()).href,
  });
}

/** The code that verifies a new address. */
export function sendEmailChange(mail: Mailbox, recipient: Recipient, code: string): void {
  const { client, to } = recipient;
  const words = wordsFor(recipient);
  mail.send({
    from: client.shopName,
    to,
    kind: 'email-change',
    code,
    subject: words.verificationSubject(code, client.shopName),
    text: [words.greeting(recipient.firstName), ...words.emailChange(code)],
    link: null,
  });
}
