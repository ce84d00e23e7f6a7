import { object, string } from 'valibot';
import { decodeOr } from '~/src/domain/data/decode';
import { ok, type Result } from '~/src/domain/data/result';
import { failure } from '../http/failure';
import { fetchJson, type Fetch } from '../http/fetch-json';
import { readRefusal } from '../http/refusal';
import type { components } from './service-api';

type Schemas = components['schemas'];

/** A message to customer care. */
export type ContactRequest = Schemas['ContactRequest'];
/** A reader's feedback on a support article. */
export type FeedbackRequest = Schemas['FeedbackRequest'];
/** The reference of a stored message. */
export type Receipt = Schemas['Receipt'];

export interface ServiceOptions {
  /** Origin of the consumer service, no trailing slash. */
  readonly origin: string;
  readonly fetch?: Fetch;
  readonly timeoutMs?: number;
}

/** Error code for a captcha that was not passed, or was passed too long ago. */
export const CAPTCHA_REFUSED = 'captcha';

const receiptSchema = object({ id: string(), receivedAt: string() });

const send = async (
  { origin, fetch, timeoutMs = 15_000 }: ServiceOptions,
  path: string,
  body: object,
): Promise<Result<Receipt>> => {
  const reply = await fetchJson(`${origin}${path}`, {
    body,
    timeoutMs,
    fetch,
    refused: readRefusal,
  });
  if (!reply.ok) return reply;
  const value = decodeOr(receiptSchema, reply.value);
  return value ? ok(value) : failure('protocol', `${path} answered with no receipt.`);
};

const multipassSchema = object({ multipassToken: string() });

/**
 * Exchanges an ID token of the identity provider for a multipass token of a store, which works once.
 * Errors: `http` with status 401 for an id token that is not valid; `user` with the code
 * `unverified`, `forbidden` or `invalid`; else as `fetchJson`.
 * @param shopName the store's name in the settings
 */
export const createMultipassToken = async (
  { origin, fetch, timeoutMs = 15_000 }: ServiceOptions,
  idToken: string,
  shopName: string,
): Promise<Result<string>> => {
  const reply = await fetchJson(`${origin}/api/v1/multipass`, {
    headers: { authorization: `Bearer ${idToken}` },
    body: { store: shopName },
    timeoutMs,
    fetch,
    refused: readRefusal,
  });
  if (!reply.ok) return reply;
  const value = decodeOr(multipassSchema, reply.value);
  return value
    ? ok(value.multipassToken)
    : failure('protocol', 'The reply has no multipass token.', { isRetryable: true });
};

/**
 * Sends a message to customer care; safe to repeat with the same `requestId`. Errors: `user` with
 * the invalid fields, each with a code of the contract, or with the code `captcha`; else as
 * `fetchJson`.
 */
export const sendMessage = (
  options: ServiceOptions,
  request: ContactRequest,
): Promise<Result<Receipt>> => send(options, '/api/v1/contact', request);

/** Sends feedback on an article; safe to repeat. Errors as `sendMessage`. */
export const sendFeedback = (
  options: ServiceOptions,
  request: FeedbackRequest,
): Promise<Result<Receipt>> => send(options, '/api/v1/support/feedback', request);
