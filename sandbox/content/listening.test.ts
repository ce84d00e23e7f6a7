import type { SanityClient } from '@sanity/client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startContent } from './testing/start-content';
import type { ContentSandbox } from './testing/start-content';

const documents = [
  { _id: 'home', _type: 'page', title: 'Home' },
  { _id: 'about', _type: 'page', title: 'About' },
];

let content: ContentSandbox;
let editor: SanityClient;
beforeAll(async () => {
  content = await startContent(documents);
  editor = content.client({ token: 'sandbox-editor-token' });
});
afterAll(() => content.stop());

type Event = Readonly<Record<string, unknown>>;

/** Listens until the work is done and its events have arrived. */
const heard = (
  client: SanityClient,
  query: string,
  work: () => Promise<unknown>,
  count: number,
): Promise<readonly Event[]> =>
  new Promise((resolve, reject) => {
    const events: Event[] = [];
    const options = {
      events: ['welcome', 'mutation', 'reconnect'] as ('welcome' | 'mutation' | 'reconnect')[],
      includeResult: true,
      includePreviousRevision: true,
    };
    const subscription = client.listen(query, {}, options).subscribe({
      next: event => {
        events.push({ ...event });
        if (event.type === 'welcome' && events.length === 1) work().catch(reject);
        if (events.length < count) return;
        subscription.unsubscribe();
        resolve(events);
      },
      error: reject,
    });
  });

it('receives a draft when it appears, changes and disappears', async () => {
  const draft = '*[_id in ["about", "drafts.about"]]';
  const work = async (): Promise<void> => {
    await editor.createIfNotExists({ _id: 'drafts.about', _type: 'page', title: 'About' });
    await editor.patch('drafts.about').set({ title: 'About us' }).commit();
    await editor.delete('drafts.about');
  };
  const [welcome, ...events] = await heard(editor, draft, work, 4);
  expect(welcome).toMatchObject({ type: 'welcome', listenerName: expect.any(String) as string });
  expect(events.map(({ transition, documentId }) => [transition, documentId])).toEqual([
    ['appear', 'drafts.about'],
    ['update', 'drafts.about'],
    ['disappear', 'drafts.about'],
  ]);
  expect(events[1]).toMatchObject({
    type: 'mutation',
    previousRev: events[0]?.resultRev,
    result: { title: 'About us', _rev: events[1]?.resultRev },
    previous: { title: 'About' },
    mutations: [{ patch: { id: 'drafts.about', set: { title: 'About us' } } }],
  });
  expect(events[2]).not.toHaveProperty('result');
});

it('receives documents that start or stop matching', async () => {
  const work = async (): Promise<void> => {
    await editor.patch('about').set({ title: 'Contact' }).commit();
    await editor.patch('home').set({ title: 'Contact' }).commit();
    await editor.patch('home').set({ title: 'Home' }).commit();
  };
  const events = await heard(editor, '*[_id == "home" && title == "Contact"]', work, 3);
  expect(events.slice(1).map(({ transition }) => transition)).toEqual(['appear', 'disappear']);
});

it('sends no drafts without a token', async () => {
  const work = async (): Promise<void> => {
    await editor.create({ _id: 'drafts.secret', _type: 'page', title: 'Secret' });
    await editor.patch('home').set({ title: 'Open' }).commit();
  };
  const events = await heard(content.client(), '*[_type == "page"]', work, 2);
  expect(events[1]).toMatchObject({ documentId: 'home' });
});

it('lets a listener reconnect after a reset', async () => {
  const reset = () => fetch(`${content.control}/reset?service=content`, { method: 'POST' });
  const events = await heard(editor, '*[_type == "page"]', reset, 3);
  expect(events.map(({ type }) => type)).toEqual(['welcome', 'reconnect', 'welcome']);
});

it.each([
  ['*[_type == "page"', 'sandbox-editor-token', 400],
  ['count(*)', 'sandbox-editor-token', 400],
  ['*[_type == "page"]', 'wrong', 401],
])('rejects %s for %s with %i', async (query, token, status) => {
  const address = `${content.url}/v2025-02-19/data/listen/production`;
  const reply = await fetch(`${address}?query=${encodeURIComponent(query)}`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  expect(reply.status).toBe(status);
});
