import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { ok, type Result } from '~/src/domain/data/result';
import { TestProviders } from '~/src/features/testing';
import { failure } from '~/src/gateways/http/failure';
import type { ChatUpdates, Conversation } from '~/src/gateways/chat/chat-gateway';
import { ChatSession } from '../session/chat-session';
import { ChatPanel } from './chat-panel';

vi.mock('gatsby', () => import('~/src/ui/testing/gatsby.fixture'));
afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const hours = [
  {
    days: 'Monday to Friday',
    hours: '',
    open: { weekdays: [1, 2, 3, 4, 5], opens: '08:00', closes: '20:00' },
  },
];
const OPEN = '2026-07-15T12:00:00-04:00';
const CLOSED = '2026-07-15T22:00:00-04:00';

const greeting = {
  id: 'a',
  from: 'agent' as const,
  text: 'Hello, this is Nina.',
  sentAt: '2026-07-15T16:00:00Z',
};

const CONVERSATION = { id: 'CH-1', token: 't', agent: { name: 'Nina' } };

/** What the gateway returns for each failure of the service. */
const FAILURES = [
  ['offline', failure('network', 'No answer')],
  ['hang', failure('timeout', 'Too late')],
  ['429', failure('http', 'Busy', { status: 429 })],
  ['500', failure('http', 'Broken', { status: 500 })],
  ['malformed or empty', failure('protocol', 'No JSON')],
] as const;

/** A panel with a service whose updates the test controls. */
function show(
  moment: string,
  opened: Result<Conversation> | Promise<Result<Conversation>> = ok(CONVERSATION),
) {
  const waiting: ((news: Result<ChatUpdates>) => void)[] = [];
  const send = vi.fn(async () => ok(null) as Result<unknown>);
  const sendTranscript = vi.fn(async () => ok(null) as Result<unknown>);
  const start = vi.fn(async () => opened);
  let ids = 0;
  const createSession = () =>
    new ChatSession({
      start,
      send,
      sendTranscript,
      read: () => new Promise(resolve => waiting.push(resolve)),
      end: async () => ok(null),
      newId: () => `id-${(ids += 1)}`,
      wait: async () => undefined,
      stored: null,
      store: () => undefined,
      forget: () => undefined,
    });
  const onClose = vi.fn();
  const onNavigate = vi.fn();
  render(
    <ChatPanel
      createSession={createSession}
      hours={hours}
      onClose={onClose}
      onNavigate={onNavigate}
      dateFormat="en-us"
      email=""
      phone="(800) 555-0142"
      contactPath="/support/contact"
      asked={new EventTarget()}
      now={() => new Date(moment)}
    />,
    { wrapper: TestProviders },
  );
  const tell = async (news: Result<ChatUpdates>): Promise<void> => {
    await vi.waitFor(() => expect(waiting.length).toBeGreaterThan(0));
    waiting.shift()?.(news);
  };
  return { tell, send, start, sendTranscript, onClose, onNavigate };
}

const news = (change: Partial<ChatUpdates> = {}): Result<ChatUpdates> =>
  ok({ messages: [greeting], count: 1, isTyping: false, isEnded: false, ...change });

it('is a named dialog with a log, and the focus in the field', async () => {
  const { tell } = show(OPEN);
  await tell(news());
  expect(await screen.findByText('Hello, this is Nina.')).toBeTruthy();
  expect(screen.getByRole('dialog', { name: 'Chat with customer care' })).toBeTruthy();
  expect(screen.getByRole('log').textContent).toContain('Nina');
  expect(document.activeElement).toBe(screen.getByLabelText('Your message'));
  expect(screen.getByText('Nina is here for you')).toBeTruthy();
});

it('sends with Enter, not with Shift and Enter, and never an empty message', async () => {
  const { tell, send } = show(OPEN);
  await tell(news());
  const field = await screen.findByLabelText('Your message');
  await userEvent.type(field, '{Enter}One{Shift>}{Enter}{/Shift}two{Enter}');
  expect(send).toHaveBeenCalledTimes(1);
  expect(send.mock.lastCall).toMatchObject([{ id: 'CH-1' }, { text: 'One\ntwo' }]);
  expect(field).toHaveProperty('value', '');
});

it.each(FAILURES)('offers a message that was not sent again (%s)', async (_name, failed) => {
  const { tell, send } = show(OPEN);
  await tell(news());
  send.mockResolvedValueOnce(failed);
  await userEvent.type(await screen.findByLabelText('Your message'), 'My collar{Enter}');
  await userEvent.click(await screen.findByRole('button', { name: 'Send again' }));
  expect(send).toHaveBeenCalledTimes(2);
  expect(screen.queryByText('Not sent.')).toBeNull();
});

it.each(FAILURES)('says that the connection is lost and back (%s)', async (_name, failed) => {
  const { tell } = show(OPEN);
  await tell(news({ isTyping: true }));
  expect(await screen.findByText('Nina is typing')).toBeTruthy();
  await tell(failed);
  expect(await screen.findByText(/The connection was lost/)).toBeTruthy();
  expect(screen.queryByText('Nina is here for you')).toBeNull();
  expect(screen.getByRole('link', { name: 'Write to us' })).toBeTruthy();
  await tell(news());
  expect(await screen.findByText('You are connected again.')).toBeTruthy();
});

it.each(FAILURES)(
  'that cannot connect (%s) says so, and names other ways',
  async (_name, failed) => {
    const { start, onNavigate } = show(OPEN, failed);
    expect(await screen.findByText('We cannot reach the chat right now.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(start).toHaveBeenCalledTimes(2);
    expect(screen.getByRole('link', { name: 'Call (800) 555-0142' })).toBeTruthy();
    await userEvent.click(screen.getByRole('link', { name: 'Write to us' }));
    expect(onNavigate).toHaveBeenCalledWith('/support/contact');
  },
);

it('says that it connects while the service is slow, and then works', async () => {
  let answer: (opened: Result<Conversation>) => void = () => undefined;
  const { tell, send } = show(
    OPEN,
    new Promise(resolve => {
      answer = resolve;
    }),
  );
  expect(screen.getByText('Connecting you with customer care.').getAttribute('role')).toBe(
    'status',
  );
  expect(screen.queryByLabelText('Your message')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  answer(ok(CONVERSATION));
  await tell(news());
  expect(await screen.findByText('Hello, this is Nina.')).toBeTruthy();
  expect(screen.queryByText('Connecting you with customer care.')).toBeNull();
  await userEvent.type(screen.getByLabelText('Your message'), 'My collar{Enter}');
  expect(send).toHaveBeenCalledOnce();
});

it('is minimized with Escape, counts what comes, and comes back with the focus', async () => {
  const { tell } = show(OPEN);
  await tell(news());
  fireEvent.keyDown(await screen.findByLabelText('Your message'), { key: 'Escape' });
  const launcher = await screen.findByRole('button', { name: 'Chat' });
  expect(document.activeElement).toBe(launcher);
  await tell(news({ messages: [{ ...greeting, id: 'b' }], count: 2 }));
  const counted = await screen.findByRole('button', { name: 'Chat, 1 new message' });
  await userEvent.click(counted);
  expect(document.activeElement).toBe(screen.getByLabelText('Your message'));
});

it('mails the conversation', async () => {
  const scrollTo = vi.fn();
  Element.prototype.scrollIntoView = scrollTo;
  const { tell, sendTranscript } = show(OPEN);
  await tell(news());
  expect(screen.queryByText('Email me this chat')).toBeNull();
  const question = { ...greeting, id: 'question', from: 'visitor', text: 'Does it snow?' } as const;
  await tell(news({ messages: [question], count: 2 }));
  await userEvent.click(await screen.findByText('Email me this chat'));
  await vi.waitFor(() => expect(scrollTo).toHaveBeenCalledWith({ block: 'end' }));
  await userEvent.type(screen.getByLabelText('Your email'), 'avery@example.com');
  sendTranscript.mockResolvedValueOnce(failure('user', 'Refused'));
  await userEvent.click(screen.getByRole('button', { name: 'Send transcript' }));
  expect((await screen.findAllByText(/could not be sent/)).length).toBeGreaterThan(0);
  await userEvent.click(screen.getByRole('button', { name: 'Send transcript' }));
  expect(await screen.findByText('We have sent the chat to avery@example.com.')).toBeTruthy();
});

it('ends, and a new one can be started', async () => {
  const { tell, start } = show(OPEN);
  await tell(news());
  await userEvent.click(await screen.findByRole('button', { name: 'End chat' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Start a new chat' }));
  expect(start).toHaveBeenCalledTimes(2);
});

it('outside opening hours makes no requests, and says when an agent is available', async () => {
  const { start, onClose } = show(CLOSED);
  expect(screen.getByText('Chat is closed right now')).toBeTruthy();
  expect(screen.getByText(/^We will be back (today|tomorrow) at /)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Write to us' })).toBeTruthy();
  expect(start).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Close chat' }));
  expect(onClose).toHaveBeenCalled();
});
