import type { ChatMessage } from '~/src/gateways/chat/chat-gateway';

/** A message as shown. */
export interface ShownMessage {
  readonly id: string;
  readonly from: ChatMessage['from'];
  readonly text: string;
  readonly status: 'sent' | 'sending' | 'failed';
}

export interface ChatState {
  /** `unreachable` when no conversation could be opened, `ended` when it is over. */
  readonly phase: 'connecting' | 'open' | 'unreachable' | 'ended';
  /** The connection is lost; messages are queued. */
  readonly isLost: boolean;
  readonly isTyping: boolean;
  readonly agent: string | null;
  readonly messages: readonly ShownMessage[];
}
