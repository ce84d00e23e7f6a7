import {
  endChat,
  readChatUpdates,
  sendChatMessage,
  sendTranscript,
  startChat,
} from '~/src/gateways/chat/chat-gateway';
import { ChatSession } from './session/chat-session';
import { forgetChat, readStoredChat, storeChat } from './session/stored-chat';

/** The visitor, if signed in. */
export interface ChatVisitor {
  readonly name: string;
  readonly email: string;
}

/** Resolves after that time, or when the browser is online again. */
const waitOrOnline = (ms: number): Promise<void> =>
  new Promise(resolve => {
    const done = (): void => {
      clearTimeout(timer);
      window.removeEventListener('online', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    window.addEventListener('online', done);
  });

/** A session of this browser with the chat service at `origin`. */
export const createBrowserSession = (
  origin: string,
  locale: string,
  visitor: ChatVisitor | null,
): ChatSession => {
  const options = { origin };
  return new ChatSession({
    start: requestId =>
      startChat(options, { requestId, locale, page: window.location.pathname, ...visitor }),
    send: (conversation, message) => sendChatMessage(options, conversation, message),
    read: (conversation, known, signal) => readChatUpdates(options, conversation, known, signal),
    end: conversation => endChat(options, conversation),
    sendTranscript: (conversation, email) => sendTranscript(options, conversation, email),
    newId: () => crypto.randomUUID(),
    wait: waitOrOnline,
    stored: readStoredChat(),
    store: storeChat,
    forget: forgetChat,
  });
};
