import { beforeEach, expect, it, vi } from 'vitest';
import { scrubbedTransport, scrubRecording } from './scrubbed-transport';

// The client keeps the function that it finds first.
let sent: string[] = [];
vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
  sent.push(body);
  return new Response('');
});
beforeEach(() => {
  sent = [];
});

const LANDING = 'https://shop.test/?email=sam%40example.com&token=abc123&variant=4';
const META = { type: 4, data: { href: LANDING, width: 390 }, timestamp: 1 };
const snapshot = (attributes: object): object => ({
  type: 2,
  data: { node: { childNodes: [{ childNodes: [{ tagName: 'a', attributes, childNodes: [] }] }] } },
});
const record = (...events: readonly object[]): string =>
  `{"segment_id":0}\n${JSON.stringify(events)}`;

const eventsOf = (recording: string): unknown => JSON.parse(recording.split('\n')[1] ?? '');

it('removes personal data from every URL of a recording', () => {
  const clean = scrubRecording(
    record(META, snapshot({ href: '/verify/sam@example.com', class: 'link' }), {
      type: 5,
      data: { tag: 'performanceSpan', payload: { description: LANDING } },
    }),
  );
  expect(clean).toMatch(/^\{"segment_id":0\}\n/);
  expect(clean).not.toMatch(/sam|abc123/);
  expect(eventsOf(clean)).toMatchObject([
    { type: 4, data: { href: 'https://shop.test/?email=[removed]&token=[removed]&variant=4' } },
    { type: 2 },
    { type: 5 },
  ]);
});

it('keeps what shows the page, at any depth', () => {
  const deep = Array.from({ length: 40 }).reduce<object>(
    node => ({ childNodes: [node] }),
    snapshot({ class: 'link', _cssText: 'a{b:c} @media (x){}', style: 'color: red' }),
  );
  expect(eventsOf(scrubRecording(record(deep)))).toEqual([deep]);
});

it('sends a recording scrubbed, with its new length, and everything else unchanged', async () => {
  const transport = scrubbedTransport(() => true)({
    url: 'https://errors.test/api/1/envelope/',
    recordDroppedEvent: () => undefined,
  });
  await transport.send([
    { event_id: '1', sent_at: '2026-01-01T00:00:00Z' },
    [
      [
        { type: 'replay_event' },
        {
          type: 'replay_event',
          replay_type: 'buffer',
          replay_id: 'r',
          segment_id: 0,
          urls: [],
          segment_names: [],
          error_ids: [],
          trace_ids: [],
        },
      ],
      [{ type: 'replay_recording', length: 4 }, record(META)],
    ],
  ]);
  const [, , , header = '', first, second] = (sent[0] ?? '').split('\n');
  expect(sent[0]).not.toMatch(/sam|abc123/);
  expect(JSON.parse(header)).toEqual({
    type: 'replay_recording',
    length: new TextEncoder().encode(`${first}\n${second}`).length,
  });
});

it('sends nothing once that is no longer allowed, even what it was about to send', async () => {
  let isAllowed = true;
  const transport = scrubbedTransport(() => isAllowed)({
    url: 'https://errors.test/api/1/envelope/',
    recordDroppedEvent: () => undefined,
  });
  const report = (): PromiseLike<unknown> =>
    transport.send([
      { event_id: '1', sent_at: '2026-01-01T00:00:00Z' },
      [[{ type: 'attachment', length: 1, filename: 'a' }, 'a']],
    ]);
  isAllowed = false;
  await report();
  expect(sent).toEqual([]);
  isAllowed = true;
  await report();
  expect(sent).toHaveLength(1);
});
