import { expect, it, vi } from 'vitest';
import { ok } from '~/src/domain/data/result';
import { failure } from '~/src/gateways/http/failure';
import type { ChatUpdates } from '~/src/gateways/chat/chat-gateway';
import { ChatSession, type ChatPorts } from './chat-session';
import type { StoredChat } from './stored-chat';

const conversation = { id: 'CH-1', token: 'secret', agent: { name: 'Nina' } };
const lost = () => failure('network', 'No answer', { isRetryable: true });

const says = (id: string, text: string, from: 'agent' | 'visitor' = 'agent') => ({
  id,
  from,
  text,
  sentAt: '2026-07-15T12:00:00Z',
});

/** A session with a service whose updates the test supplies one by one. */
function createSession(stored: StoredChat | null = null) {
  const answers: ((news: Awaited<ReturnType<ChatPorts['read']>>) => void)[] = [];
  let ids = 0;
  const ports = {
    start: vi.fn<ChatPorts['start']>(async () => ok(conversation)),
    send: vi.fn<ChatPorts['send']>(async () => ok(null)),
    read: vi.fn<ChatPorts['read']>(() => new Promise(resolve => answers.push(resolve))),
    end: vi.fn<ChatPorts['end']>(async () => ok(null)),
    sendTranscript: vi.fn<ChatPorts['sendTranscript']>(async () => ok(null)),
    newId: () => `id-${(ids += 1)}`,
    wait: vi.fn<ChatPorts['wait']>(async () => undefined),
    stored,
    store: vi.fn<ChatPorts['store']>(),
    forget: vi.fn<ChatPorts['forget']>(),
  };
  const session = new ChatSession(ports);
  /** Resolves the pending read, and lets the session process it. */
  const tell = async (news: Awaited<ReturnType<ChatPorts['read']>>): Promise<void> => {
    await vi.waitFor(() => expect(answers.length).toBeGreaterThan(0));
    answers.shift()?.(news);
    await vi.waitFor(() => undefined);
  };
  return { session, ports, tell };
}

const news = (change: Partial<ChatUpdates>) =>
  ok({ messages: [], count: 0, isTyping: false, isEnded: false, ...change });

const texts = (session: ChatSession) =>
  session.getState().messages.map(({ text, status }) => `${text}: ${status}`);

it('opens a conversation and shows what the agent says, and that they type', async () => {
  const { session, ports, tell } = createSession();
  void session.connect();
  await tell(news({ messages: [says('a', 'Hello')], count: 1, isTyping: true }));
  expect(session.getState()).toMatchObject({
    phase: 'open',
    agent: 'Nina',
    isTyping: true,
    messages: [{ text: 'Hello', from: 'agent' }],
  });
  await vi.waitFor(() =>
    expect(ports.read.mock.lastCall?.[1]).toEqual({ after: 1, isTyping: true }),
  );
});

it('shows a message at once, and once when the service tells of it', async () => {
  const { session, tell } = createSession();
  void session.connect();
  await tell(news({ messages: [says('a', 'Hello')], count: 1 }));
  const sending = session.send('My collar');
  expect(texts(session)).toEqual(['Hello: sent', 'My collar: sending']);
  await sending;
  const messages = [says('id-2', 'My collar', 'visitor'), says('b', 'Which one?')];
  await tell(news({ messages, count: 3 }));
  expect(texts(session)).toEqual(['Hello: sent', 'My collar: sent', 'Which one?: sent']);
});

it('keeps a message that did not arrive, and sends it again under the same id', async () => {
  const { session, ports, tell } = createSession();
  void session.connect();
  await tell(news({}));
  ports.send.mockResolvedValueOnce(lost());
  await session.send('My collar');
  expect(texts(session)).toEqual(['My collar: failed']);
  expect(session.getState().isLost).toBe(true);
  await session.retry('id-2');
  expect(texts(session)).toEqual(['My collar: sent']);
  await tell(news({ messages: [says('id-2', 'My collar', 'visitor')], count: 1 }));
  await vi.waitFor(() => expect(session.getState().isLost).toBe(false));
  expect(ports.send.mock.calls.map(([, { id }]) => id)).toEqual(['id-2', 'id-2']);
});

it('reports a lost connection, retries with increasing delays, and reconnects', async () => {
  const { session, ports, tell } = createSession();
  void session.connect();
  await tell(lost());
  await vi.waitFor(() => expect(session.getState().isLost).toBe(true));
  await tell(lost());
  await tell(lost());
  await tell(news({ messages: [says('a', 'Still there?')], count: 1 }));
  expect(session.getState()).toMatchObject({ phase: 'open', isLost: false });
  expect(ports.wait.mock.calls).toEqual([[1000], [2000], [4000]]);
});

it('that cannot be opened can be tried again', async () => {
  const { session, ports, tell } = createSession();
  ports.start.mockResolvedValueOnce(lost());
  await session.connect();
  expect(session.getState().phase).toBe('unreachable');
  void session.connect();
  await tell(news({}));
  expect(session.getState().phase).toBe('open');
  expect(new Set(ports.start.mock.calls.map(([requestId]) => requestId)).size).toBe(1);
});

it.each([401, 404, 409])('is over when the service answers with %i', async status => {
  const { session, ports, tell } = createSession();
  void session.connect();
  await tell(failure('http', 'Gone', { status }));
  await vi.waitFor(() => expect(session.getState().phase).toBe('ended'));
  expect(ports.forget).toHaveBeenCalled();
});

it('continues the conversation of this tab; messages that were in flight may be sent again', async () => {
  const stored: StoredChat = {
    conversation,
    count: 1,
    messages: [
      { id: 'a', from: 'agent', text: 'Hello', status: 'sent' },
      { id: 'x', from: 'visitor', text: 'My collar', status: 'sending' },
    ],
  };
  const { session, ports, tell } = createSession(stored);
  expect(texts(session)).toEqual(['Hello: sent', 'My collar: failed']);
  void session.connect();
  await tell(news({ count: 1 }));
  expect(ports.start).not.toHaveBeenCalled();
  expect(ports.read.mock.calls[0]?.[1]).toEqual({ after: 1, isTyping: false });
  expect(ports.store.mock.lastCall?.[0]).toMatchObject({ count: 1, conversation });
});

it('ends, and is forgotten', async () => {
  const { session, ports, tell } = createSession();
  void session.connect();
  await tell(news({}));
  await session.end();
  expect(ports.end).toHaveBeenCalledWith(conversation);
  expect(session.getState().phase).toBe('ended');
  expect(ports.forget).toHaveBeenCalled();
});
