import { randomBytes } from 'node:crypto';
import { isJsonObject } from '../core/json';
import { answerTo, GREETING } from './answers';

/** A message as the visitor reads it. `at` is when it appears, in milliseconds. */
export interface ChatMessage {
  readonly id: string;
  readonly from: 'visitor' | 'agent';
  readonly text: string;
  readonly at: number;
}

export interface Conversation {
  readonly id: string;
  /** The key that grants access. */
  readonly token: string;
  readonly requestId: string;
  readonly visitor: { readonly name: string | null; readonly email: string | null };
  readonly locale: string;
  /** The page where the visitor opened the chat. */
  readonly page: string;
  readonly messages: readonly ChatMessage[];
  readonly isEnded: boolean;
}

/** The agent who answers in the sandbox. */
export const AGENT = 'Nina';

/** How long the agent reads and types, in milliseconds. */
const READS_MS = 400;
const TYPES_MS = 1200;

const byAgent = (conversation: string, place: number, text: string, at: number): ChatMessage => ({
  id: `${conversation}-${place}`,
  from: 'agent',
  text,
  at,
});

export interface OpeningDetails {
  readonly requestId: string;
  readonly locale: string;
  readonly page: string;
  readonly name: string | null;
  readonly email: string | null;
}

/** A new conversation, with the agent's greeting. */
export function openConversation(details: OpeningDetails, now: number): Conversation {
  const { requestId, locale, page, name, email } = details;
  const id = `CH-${randomBytes(6).toString('hex')}`;
  return {
    id,
    token: randomBytes(16).toString('hex'),
    requestId,
    visitor: { name, email },
    locale,
    page,
    messages: [byAgent(id, 1, GREETING(AGENT, name), now)],
    isEnded: false,
  };
}

/**
 * Adds a visitor's message, which the agent answers a little later. Unchanged if a message with
 * that id has already arrived.
 */
export function withMessage(
  conversation: Conversation,
  message: { readonly id: string; readonly text: string },
  now: number,
): Conversation {
  const { id, messages } = conversation;
  if (messages.some(known => known.id === message.id)) return conversation;
  const due = Math.max(now, ...messages.map(({ at }) => at)) + READS_MS + TYPES_MS;
  const answer = byAgent(id, messages.length + 2, answerTo(message.text), due);
  const own: ChatMessage = { id: message.id, from: 'visitor', text: message.text, at: now };
  return { ...conversation, messages: [...messages, own, answer] };
}

/** A conversation as the visitor sees it at one moment. */
export interface ConversationView {
  readonly messages: readonly ChatMessage[];
  readonly isTyping: boolean;
  /** When it will change by itself; null for never. */
  readonly changesAt: number | null;
}

/** The messages visible so far, and whether the agent is typing. */
export function viewAt({ messages }: Conversation, now: number): ConversationView {
  const due = messages.filter(({ at }) => at > now).sort((one, other) => one.at - other.at);
  const [next] = due;
  const typesFrom = next ? next.at - TYPES_MS : null;
  const isTyping = typesFrom !== null && typesFrom <= now;
  return {
    messages: messages.filter(({ at }) => at <= now).sort((one, other) => one.at - other.at),
    isTyping,
    changesAt: next ? (isTyping ? next.at : typesFrom) : null,
  };
}

/** The conversation as an email. */
export function transcriptOf({ id, messages, visitor }: Conversation): string {
  const lines = messages.map(({ from, text, at }) => {
    const who = from === 'agent' ? AGENT : (visitor.name ?? 'You');
    return `[${new Date(at).toISOString()}] ${who}: ${text}`;
  });
  return [`Your chat ${id}`, '', ...lines].join('\n');
}

const textOrEmpty = (value: unknown): string | null => (typeof value === 'string' ? value : null);

function parseMessage(stored: unknown): ChatMessage {
  if (!isJsonObject(stored) || typeof stored.at !== 'number') throw new Error('No message.');
  const from = stored.from === 'agent' ? 'agent' : 'visitor';
  return { id: String(stored.id), from, text: String(stored.text), at: stored.at };
}

/** Parses stored conversations; throws if invalid. */
export function parseConversations(stored: unknown): readonly Conversation[] {
  if (!Array.isArray(stored)) throw new Error('Conversations are a list.');
  return stored.map((entry: unknown) => {
    if (!isJsonObject(entry) || !Array.isArray(entry.messages)) throw new Error('No conversation.');
    const visitor = isJsonObject(entry.visitor) ? entry.visitor : {};
    return {
      id: String(entry.id),
      token: String(entry.token),
      requestId: String(entry.requestId),
      visitor: { name: textOrEmpty(visitor.name), email: textOrEmpty(visitor.email) },
      locale: String(entry.locale),
      page: String(entry.page),
      messages: entry.messages.map(parseMessage),
      isEnded: entry.isEnded === true,
    };
  });
}
