import { array, boolean, number, object, picklist, string, type GenericSchema } from 'valibot';
import { decodeOr } from '~/src/domain/data/decode';
import { ok, type Result } from '~/src/domain/data/result';
import { failure } from '../http/failure';
import { fetchJson, type Fetch } from '../http/fetch-json';
import { readRefusal } from '../http/refusal';

export interface ChatOptions {
  /** Origin of the chat service, no trailing slash. */
  readonly origin: string;
  readonly fetch?: Fetch;
  readonly timeoutMs?: number;
}

/** Who opens a chat and where; name and email only if known. */
export interface ChatRequest {
  readonly requestId: string;
  readonly locale: string;
  readonly page: string;
  readonly name?: string;
  readonly email?: string;
}

/** An open conversation; the token grants access to it. */
export interface Conversation {
  readonly id: string;
  readonly token: string;
  readonly agent: { readonly name: string };
}

export interface ChatMessage {
  readonly id: string;
  readonly from: 'visitor' | 'agent';
  readonly text: string;
  readonly sentAt: string;
}

/** What happened in a conversation since the caller last asked. */
export interface ChatUpdates {
  readonly messages: readonly ChatMessage[];
  /** Number of messages so far, for the next call. */
  readonly count: number;
  readonly isTyping: boolean;
  readonly isEnded: boolean;
}

/** The caller's state of a conversation. */
export interface Known {
  readonly after: number;
  readonly isTyping: boolean;
}

const WAIT_S = 20;
const ANSWER_MS = 10_000;

const conversationSchema = object({
  id: string(),
  token: string(),
  agent: object({ name: string() }),
});
const receiptSchema = object({ id: string(), sentAt: string() });
const updatesSchema = object({
  messages: array(
    object({
      id: string(),
      from: picklist(['visitor', 'agent']),
      text: string(),
      sentAt: string(),
    }),
  ),
  count: number(),
  isTyping: boolean(),
  isEnded: boolean(),
});
const mailedSchema = object({ email: string() });
const endedSchema = object({ isEnded: boolean() });

interface Call {
  readonly path: string;
  readonly body?: object;
  readonly token?: string;
  readonly timeoutMs?: number;
  readonly signal?: AbortSignal;
}

async function call<T>(
  { origin, fetch, timeoutMs = ANSWER_MS }: ChatOptions,
  { path, body, token, signal, timeoutMs: ownTimeoutMs }: Call,
  schema: GenericSchema<unknown, T>,
): Promise<Result<T>> {
  const reply = await fetchJson(`${origin}/api/v1/conversations${path}`, {
    body,
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
    timeoutMs: ownTimeoutMs ?? timeoutMs,
    signal,
    fetch,
    refused: readRefusal,
  });
  if (!reply.ok) return reply;
  const value = decodeOr(schema, reply.value);
  return value ? ok(value) : failure('protocol', `${path} was answered in another shape.`);
}

/** Opens a conversation; safe to repeat with the same `requestId`. Errors as `fetchJson`. */
export const startChat = (
  options: ChatOptions,
  request: ChatRequest,
): Promise<Result<Conversation>> => call(options, { path: '', body: request }, conversationSchema);

/**
 * Sends a message; safe to repeat with the same id. Errors: `http` with status 404 or 409 when the
 * conversation is over, `user` for a text that is refused; else as `fetchJson`.
 */
export const sendChatMessage = (
  options: ChatOptions,
  { id, token }: Conversation,
  message: { readonly id: string; readonly text: string },
): Promise<Result<{ readonly id: string; readonly sentAt: string }>> =>
  call(options, { path: `/${id}/messages`, body: message, token }, receiptSchema);

/** Long polling: waits for an update, for about twenty seconds at most. Errors as `sendChatMessage`. */
export const readChatUpdates = (
  options: ChatOptions,
  { id, token }: Conversation,
  { after, isTyping }: Known,
  signal: AbortSignal,
): Promise<Result<ChatUpdates>> => {
  const path = `/${id}/updates?after=${after}&typing=${isTyping}&wait=${WAIT_S}`;
  const timeoutMs = WAIT_S * 1000 + ANSWER_MS;
  return call(options, { path, token, signal, timeoutMs }, updatesSchema);
};

/** Sends the conversation by email. Errors: `user` for an address that cannot receive email. */
export const sendTranscript = (
  options: ChatOptions,
  { id, token }: Conversation,
  email: string,
): Promise<Result<{ readonly email: string }>> =>
  call(options, { path: `/${id}/transcript`, body: { email }, token }, mailedSchema);

/** Ends the conversation. */
export const endChat = (
  options: ChatOptions,
  { id, token }: Conversation,
): Promise<Result<{ readonly isEnded: boolean }>> =>
  call(options, { path: `/${id}/end`, body: {}, token }, endedSchema);
