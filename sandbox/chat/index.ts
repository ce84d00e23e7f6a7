import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { isJsonObject, parseJson, sendJson, type JsonObject } from '../core/json';
import { openContract } from '../core/openapi-contract';
import { PORTS } from '../core/ports';
import type { Service, ServiceContext, StateFile } from '../core/service';
import { receiveTranscript, type Inbox } from '../consumer-service/inbox';
import {
  AGENT,
  openConversation,
  parseConversations,
  transcriptOf,
  viewAt,
  withMessage,
  type Conversation,
} from './conversation';

const LONGEST_TEXT = 2000;
const LONGEST_WAIT_S = 25;
/** How many conversations are kept; the oldest are dropped. */
const MOST_KEPT = 200;
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;

interface Answer {
  readonly status: 200 | 201 | 202 | 400 | 401 | 404 | 405 | 409 | 422;
  readonly document: object;
}

const refuse = (
  status: Answer['status'],
  code: string,
  message: string,
  field?: string,
): Answer => ({
  status,
  document: { error: { code, message, ...(field ? { fields: [{ field, code }] } : {}) } },
});

const NOT_FOUND = refuse(404, 'unknown', 'There is no such conversation.');

const textIn = (body: JsonObject, name: string): string | null => {
  const value = body[name];
  return typeof value === 'string' && value.trim() !== '' ? value : null;
};

/** A request about one conversation. */
interface Call {
  readonly conversation: Conversation;
  readonly body: JsonObject;
  readonly search: URLSearchParams;
  readonly response: ServerResponse;
}

/**
 * Customer care's chat: an agent with canned answers who types for a while before each, and emails
 * the transcript to the inbox. The contract is `openapi/chat.yaml`.
 */
class ChatService {
  readonly #waiting = new Set<() => void>();

  constructor(
    private readonly conversations: StateFile<readonly Conversation[]>,
    private readonly inbox: StateFile<Inbox>,
    private readonly now: () => Date,
  ) {}

  #store(conversation: Conversation): void {
    this.conversations.update(known =>
      [...known.filter(({ id }) => id !== conversation.id), conversation].slice(-MOST_KEPT),
    );
    for (const wake of this.#waiting) wake();
  }

  #open(body: JsonObject): Answer {
    const requestId = textIn(body, 'requestId');
    const locale = textIn(body, 'locale');
    const page = textIn(body, 'page');
    const missing = Object.entries({ requestId, locale, page }).find(([, value]) => !value);
    if (missing) return refuse(422, 'required', 'A field is missing.', missing[0]);
    const email = textIn(body, 'email');
    if (email !== null && !EMAIL.test(email)) {
      return refuse(422, 'email', 'This is no e-mail address.', 'email');
    }
    const known = this.conversations.value.find(each => each.requestId === requestId);
    const details = {
      requestId: requestId ?? '',
      locale: locale ?? '',
      page: page ?? '',
      name: textIn(body, 'name'),
      email,
    };
    const conversation = known ?? openConversation(details, this.now().getTime());
    if (!known) this.#store(conversation);
    const { id, token } = conversation;
    return { status: 201, document: { id, token, agent: { name: AGENT } } };
  }

  #say({ conversation, body }: Call): Answer {
    const id = textIn(body, 'id');
    const said = textIn(body, 'text');
    if (id === null) return refuse(422, 'required', 'A message has an id.', 'id');
    if (said === null) return refuse(422, 'required', 'A message has a text.', 'text');
    if (said.length > LONGEST_TEXT) {
      return refuse(422, 'tooLong', `A message has at most ${LONGEST_TEXT} characters.`, 'text');
    }
    if (conversation.isEnded) return refuse(409, 'ended', 'This conversation has ended.');
    const next = withMessage(conversation, { id, text: said }, this.now().getTime());
    if (next !== conversation) this.#store(next);
    const stored = next.messages.find(message => message.id === id);
    return { status: 201, document: { id, sentAt: new Date(stored?.at ?? 0).toISOString() } };
  }

  /**
   * Resolves when there may be news, at the latest when the caller's time is up or they disconnect.
   */
  #news(until: number, changesAt: number | null, response: ServerResponse): Promise<void> {
    const end = Math.min(until, changesAt ?? until) - this.now().getTime();
    return new Promise(resolve => {
      const done = (): void => {
        clearTimeout(timer);
        this.#waiting.delete(done);
        response.off('close', done);
        resolve();
      };
      const timer = setTimeout(done, Math.max(0, end));
      this.#waiting.add(done);
      response.on('close', done);
    });
  }

  async #updates({ conversation: { id }, search, response }: Call): Promise<Answer> {
    const after = Number(search.get('after') ?? '0');
    const wait = Number(search.get('wait') ?? '0');
    const wasTyping = search.get('typing') === 'true';
    if (!Number.isInteger(after) || after < 0) {
      return refuse(422, 'invalid', '"after" is the number of messages that are known.', 'after');
    }
    if (!(wait >= 0 && wait <= LONGEST_WAIT_S)) {
      return refuse(422, 'invalid', `"wait" is 0 to ${LONGEST_WAIT_S} seconds.`, 'wait');
    }
    const until = this.now().getTime() + wait * 1000;
    for (;;) {
      const conversation = this.conversations.value.find(each => each.id === id);
      if (!conversation) return NOT_FOUND;
      const now = this.now().getTime();
      const { messages, isTyping, changesAt } = viewAt(conversation, now);
      const isNews = messages.length > after || isTyping !== wasTyping || conversation.isEnded;
      if (isNews || now >= until || response.destroyed) {
        const shown = messages.slice(after).map(({ at, ...message }) => ({
          ...message,
          sentAt: new Date(at).toISOString(),
        }));
        const { isEnded } = conversation;
        const document = { messages: shown, count: messages.length, isTyping, isEnded };
        return { status: 200, document };
      }
      await this.#news(until, changesAt, response);
    }
  }

  #mail({ conversation, body }: Call): Answer {
    const email = textIn(body, 'email');
    if (email === null) return refuse(422, 'required', 'An address is missing.', 'email');
    if (!EMAIL.test(email)) return refuse(422, 'email', 'This is no e-mail address.', 'email');
    if (/@(nowhere|example)\.invalid$/.test(email)) {
      return refuse(422, 'unreachable', 'No mail arrives there.', 'email');
    }
    const at = this.now();
    const shown = { ...conversation, messages: viewAt(conversation, at.getTime()).messages };
    const content = { to: email, subject: 'Your chat with us', text: transcriptOf(shown) };
    this.inbox.update(inbox =>
      receiveTranscript(inbox, conversation.id, content, at.toISOString()),
    );
    return { status: 202, document: { email } };
  }

  #end({ conversation }: Call): Answer {
    this.#store({ ...conversation, isEnded: true });
    return { status: 200, document: { isEnded: true } };
  }

  /** Answers one request. */
  async answer(request: IncomingMessage, response: ServerResponse): Promise<Answer> {
    const url = new URL(request.url ?? '/', 'http://chat');
    const [, id, action] =
      /^\/api\/v1\/conversations(?:\/([^/]+)\/(messages|updates|transcript|end))?$/.exec(
        url.pathname,
      ) ?? [];
    if (
      !url.pathname.startsWith('/api/v1/conversations') ||
      (id === undefined) !== (action === undefined)
    ) {
      return NOT_FOUND;
    }
    const method = action === 'updates' ? 'GET' : 'POST';
    if (request.method !== method) return refuse(405, 'malformed', `Only ${method} is answered.`);
    const parsed = method === 'POST' ? parseJson(await text(request)) : {};
    if (!isJsonObject(parsed)) return refuse(400, 'malformed', 'The body is no JSON object.');
    if (id === undefined) {
      return url.pathname === '/api/v1/conversations' ? this.#open(parsed) : NOT_FOUND;
    }
    const conversation = this.conversations.value.find(each => each.id === id);
    if (!conversation) return NOT_FOUND;
    if (request.headers.authorization !== `Bearer ${conversation.token}`) {
      return refuse(401, 'unauthorized', 'The token is not that of this conversation.');
    }
    const call: Call = { conversation, body: parsed, search: url.searchParams, response };
    if (action === 'messages') return this.#say(call);
    if (action === 'transcript') return this.#mail(call);
    return action === 'end' ? this.#end(call) : this.#updates(call);
  }
}

/** Customer care's chat, over the contract of `openapi/chat.yaml`. */
export function createChatService(context: ServiceContext, inbox: StateFile<Inbox>): Service {
  const conversations = context.openState<readonly Conversation[]>(
    'chat',
    () => [],
    parseConversations,
  );
  const chat = new ChatService(conversations, inbox, context.now);
  return {
    name: 'chat',
    port: PORTS.chat,
    operations: openContract('chat').operations(),
    handle: async (request, response) => {
      const { status, document } = await chat.answer(request, response);
      if (!response.destroyed) sendJson(response, status, document);
    },
    reset: async () => conversations.reset(),
  };
}
