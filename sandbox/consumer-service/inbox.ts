import { isJsonObject, type JsonObject } from '../core/json';

/** A stored entry, with its reference for customer care. */
interface Entry {
  readonly id: string;
  readonly requestId: string;
  readonly receivedAt: string;
  readonly content: JsonObject;
}

/** Everything sent to the consumer service, and emails of the chat. */
export interface Inbox {
  readonly messages: readonly Entry[];
  readonly feedback: readonly Entry[];
  /** The newest of each conversation. */
  readonly transcripts: readonly Entry[];
}

/** The inbox of a sandbox that has received nothing yet. */
export const emptyInbox = (): Inbox => ({
  messages: [],
  feedback: [],
  transcripts: [],
});

/** Parses a stored inbox; throws if invalid. */
export function parseInbox(stored: unknown): Inbox {
  const list = (value: unknown): readonly Entry[] => {
    if (!Array.isArray(value)) throw new Error('An inbox has lists.');
    return value.map((entry: unknown): Entry => {
      if (!isJsonObject(entry) || !isJsonObject(entry.content)) throw new Error('No entry.');
      const { id, requestId, receivedAt, content } = entry;
      return {
        id: String(id),
        requestId: String(requestId),
        receivedAt: String(receivedAt),
        content,
      };
    });
  };
  if (!isJsonObject(stored)) throw new Error('An inbox is an object.');
  return {
    messages: list(stored.messages),
    feedback: list(stored.feedback),
    transcripts: list(stored.transcripts ?? []),
  };
}

const PREFIX = { messages: 'CT', feedback: 'FB' } as const;

/**
 * The inbox with a new entry, and its receipt. A message with a known `requestId` changes nothing;
 * newer feedback replaces older feedback.
 */
export function receive(
  inbox: Inbox,
  kind: keyof typeof PREFIX,
  { captchaToken: _, ...content }: JsonObject,
  receivedAt: string,
): { readonly inbox: Inbox; readonly receipt: Pick<Entry, 'id' | 'receivedAt'> } {
  const requestId = String(content.requestId);
  const entries = inbox[kind];
  const known = entries.find(entry => entry.requestId === requestId);
  if (known && kind === 'messages') {
    return { inbox, receipt: { id: known.id, receivedAt: known.receivedAt } };
  }
  const id = known?.id ?? `${PREFIX[kind]}-${String(100_001 + entries.length)}`;
  const others = entries.filter(entry => entry !== known);
  const entry = { id, requestId, receivedAt, content };
  return { inbox: { ...inbox, [kind]: [...others, entry] }, receipt: { id, receivedAt } };
}

/** The inbox with the transcript of a conversation as it was mailed. */
export const receiveTranscript = (
  inbox: Inbox,
  conversation: string,
  content: JsonObject,
  receivedAt: string,
): Inbox => ({
  ...inbox,
  transcripts: [
    ...inbox.transcripts.filter(({ requestId }) => requestId !== conversation),
    { id: `TR-${conversation}`, requestId: conversation, receivedAt, content },
  ],
});
