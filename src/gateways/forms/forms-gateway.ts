import { object, string } from 'valibot';
import { decodeOr } from '~/src/domain/data/decode';
import { ok, type Result } from '~/src/domain/data/result';
import { failure } from '../http/failure';
import { fetchJson, type Fetch } from '../http/fetch-json';
import { readRefusal } from '../http/refusal';

/** A person who asks for a call. */
export interface Lead {
  /** The same for every retry of a form: a repeated lead is stored once. */
  readonly requestId: string;
  /** Which form, for example `free-consultation`. */
  readonly form: string;
  readonly locale: string;
  /** Site path of the page. */
  readonly page: string;
  /** By field name. */
  readonly answers: Readonly<Record<string, string | boolean>>;
  /** `referral_code` and the `utm_…` parameters of the link. */
  readonly attribution: Readonly<Record<string, string>>;
  /** The dealer that the shopper chose; null if none. */
  readonly dealerId: string | null;
}

/** A person who asks for a message when a variant can be bought again. */
export interface StockAlert {
  readonly requestId: string;
  readonly email: string;
  /** The commerce platform's id. */
  readonly variantId: string;
  readonly locale: string;
  readonly captchaToken: string;
}

export interface FormsOptions {
  /** Origin of the gateway, no trailing slash. */
  readonly origin: string;
  readonly fetch?: Fetch;
}

/** Error code for a captcha that was not passed, or was passed too long ago. */
export const CAPTCHA_REFUSED = 'captcha';

// With the wait for a dealer before it, a form says within 10 s that it failed.
const TIMEOUT_MS = 7000;

const receiptSchema = object({ id: string() });

const send = async (
  { origin, fetch }: FormsOptions,
  path: string,
  body: object,
): Promise<Result<string>> => {
  const reply = await fetchJson(`${origin}${path}`, {
    body,
    timeoutMs: TIMEOUT_MS,
    refused: readRefusal,
    fetch,
  });
  if (!reply.ok) return reply;
  const value = decodeOr(receiptSchema, reply.value);
  return value ? ok(value.id) : failure('protocol', `${path} answered with no receipt.`);
};

/**
 * Sends a lead; returns its reference. Safe to repeat. Errors: `user` with the rejected fields,
 * each with a code; else as `fetchJson`.
 */
export const sendLead = (options: FormsOptions, lead: Lead): Promise<Result<string>> =>
  send(options, '/leads', lead);

/**
 * Requests a message when a variant is back: our gateway verifies the captcha before it calls the
 * email vendor. Errors as in `sendLead`, and `user` with the code `captcha`.
 */
export const requestStockAlert = (
  options: FormsOptions,
  alert: StockAlert,
): Promise<Result<string>> => send(options, '/stock-alerts', alert);
