import type { GatewayError, Result } from '~/src/domain/data/result';
import type { ChatUpdates, Conversation, Known } from '~/src/gateways/chat/chat-gateway';
import type { ChatState, ShownMessage } from './chat-state';
import type { StoredChat } from './stored-chat';

/** What a session needs from the gateway and the browser. */
export interface ChatPorts {
  readonly start: (requestId: string) => Promise<Result<Conversation>>;
  readonly send: (
    conversation: Conversation,
    message: { readonly id: string; readonly text: string },
  ) => Promise<Result<unknown>>;
  readonly read: (
    conversation: Conversation,
    known: Known,
    signal: AbortSignal,
  ) => Promise<Result<ChatUpdates>>;
  readonly end: (conversation: Conversation) => Promise<Result<unknown>>;
  readonly sendTranscript: (conversation: Conversation, email: string) => Promise<Result<unknown>>;
  readonly newId: () => string;
  /** Resolves after that time, or sooner when the browser is online again. */
  readonly wait: (ms: number) => Promise<void>;
  readonly stored: StoredChat | null;
  readonly store: (chat: StoredChat) => void;
  readonly forget: () => void;
}

const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 15_000;
/** Replies that mean that the conversation is over, or no longer ours. */
const OVER: readonly (number | null)[] = [401, 404, 409];

const isOver = ({ status }: GatewayError): boolean => OVER.includes(status);

/** One conversation with customer care: its messages, those being sent, and its status. */
export class ChatSession {
  private state: ChatState;
  private conversation: Conversation | null;
  private count: number;
  private readonly requestId: string;
  private readonly listeners = new Set<() => void>();
  private readonly stop = new AbortController();

  constructor(private readonly ports: ChatPorts) {
    const { stored } = ports;
    this.conversation = stored?.conversation ?? null;
    this.count = stored?.count ?? 0;
    this.requestId = ports.newId();
    // It is unknown whether a message that was being sent has arrived; resending it is safe.
    const messages = (stored?.messages ?? []).map(
      (message): ShownMessage =>
        message.status === 'sending' ? { ...message, status: 'failed' } : message,
    );
    this.state = {
      phase: stored ? 'open' : 'connecting',
      isLost: false,
      isTyping: false,
      agent: stored?.conversation.agent.name ?? null,
      messages,
    };
  }

  readonly getState = (): ChatState => this.state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  private update(change: Partial<ChatState>): void {
    if (this.stop.signal.aborted) return;
    this.state = { ...this.state, ...change };
    const { messages } = this.state;
    if (this.conversation && this.state.phase !== 'ended') {
      this.ports.store({
        conversation: this.conversation,
        count: this.count,
        messages: [...messages],
      });
    }
    for (const listener of this.listeners) listener();
  }

  private mark(id: string, status: ShownMessage['status']): void {
    this.update({
      messages: this.state.messages.map(each => (each.id === id ? { ...each, status } : each)),
    });
  }

  private over(): void {
    this.ports.forget();
    this.update({ phase: 'ended', isLost: false, isTyping: false });
  }

  /** Opens a conversation, or resumes that of this tab, and polls until it ends. */
  async connect(): Promise<void> {
    if (!this.conversation) {
      this.update({ phase: 'connecting' });
      const started = await this.ports.start(this.requestId);
      if (!started.ok) {
        this.update({ phase: 'unreachable' });
        return;
      }
      this.conversation = started.value;
      this.update({ phase: 'open', agent: started.value.agent.name });
    }
    await this.listen(this.conversation);
  }

  private async listen(conversation: Conversation): Promise<void> {
    let waitMs = FIRST_WAIT_MS;
    while (!this.stop.signal.aborted && this.state.phase === 'open') {
      const { isTyping } = this.state;
      const known = { after: this.count, isTyping };
      const updates = await this.ports.read(conversation, known, this.stop.signal);
      if (this.stop.signal.aborted) return;
      if (updates.ok) {
        waitMs = FIRST_WAIT_MS;
        this.take(updates.value);
      } else if (isOver(updates.error)) {
        this.over();
      } else {
        this.update({ isLost: true, isTyping: false });
        await this.ports.wait(waitMs);
        waitMs = Math.min(waitMs * 2, LONGEST_WAIT_MS);
      }
    }
  }

  private take({ messages, count, isTyping, isEnded }: ChatUpdates): void {
    this.count = count;
    const shown = new Map(this.state.messages.map(message => [message.id, message]));
    for (const { id, from, text } of messages) shown.set(id, { id, from, text, status: 'sent' });
    this.update({ messages: [...shown.values()], isTyping, isLost: false });
    if (isEnded) this.over();
  }

  private async deliver(message: { readonly id: string; readonly text: string }): Promise<void> {
    if (!this.conversation) return;
    const sent = await this.ports.send(this.conversation, message);
    if (sent.ok) {
      this.mark(message.id, 'sent');
      return;
    }
    this.mark(message.id, 'failed');
    if (isOver(sent.error)) this.over();
    // The next update shows that the service is back.
    else if (sent.error.kind === 'network') this.update({ isLost: true, isTyping: false });
  }

  /** Sends a message. It shows at once, and is kept for a retry if it does not arrive. */
  async send(text: string): Promise<void> {
    const message = { id: this.ports.newId(), text };
    const shown: ShownMessage = { ...message, from: 'visitor', status: 'sending' };
    this.update({ messages: [...this.state.messages, shown] });
    await this.deliver(message);
  }

  /** Resends a message that did not arrive. */
  async retry(id: string): Promise<void> {
    const message = this.state.messages.find(each => each.id === id && each.status === 'failed');
    if (!message) return;
    this.mark(id, 'sending');
    await this.deliver(message);
  }

  /** Emails the conversation. */
  async sendTranscript(email: string): Promise<Result<unknown> | null> {
    return this.conversation && this.ports.sendTranscript(this.conversation, email);
  }

  /** Ends the conversation for both sides. */
  async end(): Promise<void> {
    if (this.conversation) await this.ports.end(this.conversation);
    this.over();
  }

  /** Stops polling; the conversation itself stays open. */
  dispose(): void {
    this.stop.abort();
  }
}
