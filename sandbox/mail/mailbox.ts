import { randomBytes } from 'node:crypto';
import { isJsonObject, type JsonObject } from '../core/json';
import type { ServiceContext } from '../core/service';

const MOST_MAILS = 500;

const KINDS = [
  ...(['verification', 'welcome', 'password-reset', 'email-change', 'password-changed'] as const),
  ...(['store-password-reset', 'store-invitation', 'order-confirmation'] as const),
  ...(['subscription-activation', 'subscription-cancelled'] as const),
  ...(['payment-failed', 'payment-update', 'charge-reminder'] as const),
  ...(['appointment-confirmation', 'appointment-moved', 'appointment-cancelled'] as const),
  ...(['appointment-reminder', 'referral-reward'] as const),
] as const;

/** The kind of an email. */
export type MailKind = (typeof KINDS)[number];

/** An email that a live shop would send. */
export interface Mail {
  readonly id: string;
  /** ISO 8601 instant. */
  readonly sentAt: string;
  /** The shop's name. */
  readonly from: string;
  readonly to: string;
  readonly kind: MailKind;
  readonly subject: string;
  /** Paragraphs of plain text. */
  readonly text: readonly string[];
  /** The one-time code in it. */
  readonly code: string | null;
  /** Where its button leads. */
  readonly link: string | null;
}

/** All mail of the sandbox: nothing leaves the machine, a developer reads it in the inbox. */
export interface Mailbox {
  /** The mails to an address, or all; oldest first. */
  readonly list: (to?: string | null) => readonly Mail[];
  readonly send: (mail: Omit<Mail, 'id' | 'sentAt'>) => void;
  readonly reset: () => void;
}

const isKind = (value: unknown): value is MailKind => KINDS.some(kind => kind === value);

const textOrEmpty = (value: unknown): string | null => (typeof value === 'string' ? value : null);

function parseMail(stored: JsonObject): Mail {
  const { id, sentAt, from, to, kind, subject, text, code, link } = stored;
  if (!isKind(kind) || !Array.isArray(text)) throw new Error('No mail.');
  return {
    id: String(id),
    sentAt: String(sentAt),
    from: String(from),
    to: String(to),
    kind,
    subject: String(subject),
    text: text.map(String),
    code: textOrEmpty(code),
    link: textOrEmpty(link),
  };
}

function parseMails(stored: unknown): readonly Mail[] {
  if (!Array.isArray(stored)) throw new Error('The mails are a list.');
  return stored.map((mail: unknown) => {
    if (!isJsonObject(mail)) throw new Error('No mail.');
    return parseMail(mail);
  });
}

/** Opens the mailbox, which keeps the last 500 mails. Call it once for a sandbox. */
export function createMailbox(context: ServiceContext): Mailbox {
  const state = context.openState<readonly Mail[]>('mail', () => [], parseMails);
  return {
    list: (to = null) =>
      to === null
        ? state.value
        : state.value.filter(mail => mail.to.toLowerCase() === to.toLowerCase()),
    send(mail) {
      const sent = {
        id: randomBytes(8).toString('hex'),
        sentAt: context.now().toISOString(),
        ...mail,
      };
      state.update(mails => [...mails, sent].slice(-MOST_MAILS));
    },
    reset: () => state.reset(),
  };
}
