import { array, number, object, picklist, string, type InferOutput } from 'valibot';
import { CHAT } from '~/src/config/tab-keys';
import { decodeJson } from '~/src/domain/data/decode';
import { sessionStore } from '~/src/features/storage';

const schema = object({
  conversation: object({ id: string(), token: string(), agent: object({ name: string() }) }),
  /** How many messages were received. */
  count: number(),
  messages: array(
    object({
      id: string(),
      from: picklist(['visitor', 'agent']),
      text: string(),
      status: picklist(['sent', 'sending', 'failed']),
    }),
  ),
});

/** A conversation that this tab can resume. */
export type StoredChat = InferOutput<typeof schema>;

/** The conversation of this tab; null if there is none or the stored value is invalid. */
export function readStoredChat(): StoredChat | null {
  const text = sessionStore.get(CHAT);
  return text === null ? null : decodeJson(schema, text);
}

/** Keeps the conversation until the tab is closed. */
export const storeChat = (chat: StoredChat): void => {
  sessionStore.set(CHAT, JSON.stringify(chat));
};

/** Forgets the conversation. */
export const forgetChat = (): void => sessionStore.remove(CHAT);
