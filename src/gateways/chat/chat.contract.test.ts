import { readFileSync } from 'node:fs';
import Ajv2020 from 'ajv/dist/2020';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import type { Fetch } from '../http/fetch-json';
import { freshSandbox, type FreshSandbox } from '../testing/fresh-sandbox';
import {
  endChat,
  readChatUpdates,
  sendChatMessage,
  sendTranscript,
  startChat,
  type ChatMessage,
  type Conversation,
} from './chat-gateway';

let sandbox: FreshSandbox;
beforeAll(async () => {
  sandbox = await freshSandbox();
});
afterAll(() => sandbox.stop());

const judge = new Ajv2020({ strict: false });
judge.addFormat('email', /@/);
judge.addFormat('date-time', value => !Number.isNaN(Date.parse(value)));
judge.addSchema(Object(parse(readFileSync('openapi/chat.yaml', 'utf8'))) as object, 'chat');

const expectShape = (name: string, value: unknown): void => {
  const validate = judge.getSchema(`chat#/components/schemas/${name}`);
  if (!validate) throw new Error(`no schema ${name}`);
  expect(validate(value), `${name}: ${judge.errorsText(validate.errors)}`).toBe(true);
};

/** Validates requests and replies against the contract. */
const options = (request: string | null, reply: string) => {
  const fetchJudged: Fetch = async (input, init) => {
    if (request)
      expectShape(request, JSON.parse(typeof init?.body === 'string' ? init.body : 'null'));
    const response = await fetch(input, init);
    expectShape(response.ok ? reply : 'Failure', await response.clone().json());
    return response;
  };
  return { origin: sandbox.urlOf('chat'), fetch: fetchJudged };
};

const start = async (change: object = {}): Promise<Conversation> => {
  const request = { requestId: crypto.randomUUID(), locale: 'en-us', page: '/support', ...change };
  const result = await startChat(options('ChatRequest', 'Conversation'), request);
  if (!result.ok) throw new Error(result.error.message);
  return result.value;
};

const say = (conversation: Conversation, text: string, id: string = crypto.randomUUID()) =>
  sendChatMessage(options('MessageRequest', 'MessageReceipt'), conversation, { id, text });

const read = (conversation: Conversation, after: number, isTyping = false) =>
  readChatUpdates(
    options(null, 'Updates'),
    conversation,
    { after, isTyping },
    new AbortController().signal,
  );

/** Reads until there are `count` messages. @returns them, and whether the agent was seen typing */
async function readUntil(conversation: Conversation, count: number) {
  const messages: ChatMessage[] = [];
  let isTyping = false;
  let wasTyping = false;
  while (messages.length < count) {
    const news = await read(conversation, messages.length, isTyping);
    if (!news.ok) throw new Error(news.error.message);
    messages.push(...news.value.messages);
    ({ isTyping } = news.value);
    wasTyping ||= isTyping;
  }
  return { messages, wasTyping };
}

describe('a conversation', () => {
  it('begins with a greeting that knows a name', async () => {
    const { messages } = await readUntil(await start({ name: 'Avery', email: 'a@example.com' }), 1);
    expect(messages).toMatchObject([
      { from: 'agent', text: expect.stringMatching(/^Hello Avery/) as string },
    ]);
  });

  it('is opened once for one request', async () => {
    const requestId = crypto.randomUUID();
    expect(await start({ requestId })).toEqual(await start({ requestId }));
  });

  it('is answered with sense, after the agent was seen to type', async () => {
    const conversation = await start();
    await say(conversation, 'My collar does not charge any more');
    const { messages, wasTyping } = await readUntil(conversation, 3);
    expect(messages.map(({ from }) => from)).toEqual(['agent', 'visitor', 'agent']);
    expect(messages[2]?.text).toMatch(/contacts of the collar/);
    expect(wasTyping).toBe(true);
  });

  it('takes a message of one id once', async () => {
    const conversation = await start();
    const id = crypto.randomUUID();
    const first = await say(conversation, 'Hello', id);
    expect(await say(conversation, 'Hello', id)).toEqual(first);
    const { messages } = await readUntil(conversation, 3);
    expect(messages.filter(({ from }) => from === 'visitor')).toHaveLength(1);
  });

  it('tells of the end at once to who waits, and takes nothing afterwards', async () => {
    const conversation = await start();
    const waiting = read(conversation, 1);
    await endChat(options(null, 'Ended'), conversation);
    expect(await waiting).toMatchObject({ ok: true, value: { isEnded: true } });
    expect(await say(conversation, 'Hello?')).toMatchObject({ ok: false, error: { status: 409 } });
  });

  it.each([
    ['another token', { token: 'stolen' }, 401],
    ['another id', { id: 'CH-0' }, 404],
  ])('is closed to %s', async (_, change, status) => {
    const conversation = await start();
    expect(await read({ ...conversation, ...change }, 0)).toMatchObject({
      ok: false,
      error: { status },
    });
  });

  it('refuses a text that is too long', async () => {
    const result = await sendChatMessage(options(null, 'MessageReceipt'), await start(), {
      id: 'x',
      text: 'a'.repeat(2001),
    });
    expect(result).toMatchObject({
      ok: false,
      error: { kind: 'user', userErrors: [{ field: ['text'], code: 'tooLong' }] },
    });
  });

  it('may be read again when the service fails', async () => {
    const conversation = await start();
    await fetch(`${sandbox.urlOf('control')}/faults`, {
      method: 'POST',
      body: JSON.stringify({ service: 'chat', fault: { kind: 'status', status: 503 }, times: 1 }),
    });
    const origin = sandbox.urlOf('chat');
    const known = { after: 0, isTyping: false };
    const { signal } = new AbortController();
    expect(await readChatUpdates({ origin }, conversation, known, signal)).toMatchObject({
      ok: false,
      error: { kind: 'http', isRetryable: true },
    });
    expect(await readUntil(conversation, 1)).toMatchObject({ messages: [{ from: 'agent' }] });
  });
});

describe('a service that fails', () => {
  const fail = (fault: object) =>
    fetch(`${sandbox.urlOf('control')}/faults`, {
      method: 'POST',
      body: JSON.stringify({ service: 'chat', fault, times: 1 }),
    });

  it.each([
    ['a 429', { kind: 'status', status: 429 }, { kind: 'http', status: 429 }],
    ['a 500', { kind: 'status', status: 500 }, { kind: 'http', status: 500 }],
    ['a malformed answer', { kind: 'malformed' }, { kind: 'protocol' }],
    ['a truncated answer', { kind: 'truncated' }, { kind: 'network' }],
    ['an empty answer', { kind: 'status', status: 200, body: '' }, { kind: 'protocol' }],
    ['another answer', { kind: 'status', status: 200, body: {} }, { kind: 'protocol' }],
    ['no answer', { kind: 'hang' }, { kind: 'timeout' }],
  ])('by %s opens, hears and tells nothing', async (_name, fault, error) => {
    const chat = { origin: sandbox.urlOf('chat'), timeoutMs: 500 };
    const request = { requestId: crypto.randomUUID(), locale: 'en-us', page: '/support' };
    await fail(fault);
    expect(await startChat(chat, request)).toMatchObject({ ok: false, error });
    const conversation = await start(request);
    await fail(fault);
    const message = { id: crypto.randomUUID(), text: 'Hello' };
    expect(await sendChatMessage(chat, conversation, message)).toMatchObject({ ok: false, error });
    await fetch(`${sandbox.urlOf('control')}/faults`, { method: 'DELETE' });
  });
});

describe('a transcript', () => {
  const send = (conversation: Conversation, email: string) =>
    sendTranscript(options('TranscriptRequest', 'TranscriptRequest'), conversation, email);

  it('is mailed with all that was said', async () => {
    const conversation = await start({ name: 'Avery' });
    await say(conversation, 'Where is my parcel?');
    await readUntil(conversation, 3);
    expect(await send(conversation, 'avery@example.com')).toMatchObject({ ok: true });
    const inbox = (await (await fetch(`${sandbox.urlOf('consumer-service')}/inbox`)).json()) as {
      transcripts: readonly { readonly requestId: string; readonly content: object }[];
    };
    const mail = inbox.transcripts.find(({ requestId }) => requestId === conversation.id);
    expect(mail?.content).toMatchObject({
      to: 'avery@example.com',
      text: expect.stringMatching(/Avery: Where is my parcel\?[^]*Nina: Orders leave/) as string,
    });
  });

  it('is refused for an address that takes no mail', async () => {
    const conversation = await start();
    expect(await send(conversation, 'avery@nowhere.invalid')).toMatchObject({
      ok: false,
      error: { kind: 'user', userErrors: [{ field: ['email'], code: 'unreachable' }] },
    });
  });
});
