import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startContent } from './testing/start-content';
import type { ContentSandbox } from './testing/start-content';

const documents = Array.from({ length: 700 }, (_, index) => ({
  _id: `page-${index}`,
  _type: 'page',
  title: `Page ${index}`,
}));
const TIMEOUT_MS = 1500;
/** Compares every document with every other, and with every third. */
const ENDLESS = 'count(*[_id in *[_type in *[]._type]._id])';

let content: ContentSandbox;
beforeAll(async () => {
  content = await startContent(documents, 'memory', { queryTimeoutMs: TIMEOUT_MS });
});
afterAll(() => content.stop());

const ask = async (query: string, params: object = {}): Promise<[number, unknown]> => {
  const body = JSON.stringify({ query, params });
  const url = `${content.url}/v2025-02-19/data/query/production`;
  const reply = await fetch(url, { method: 'POST', body });
  return [reply.status, await reply.json()];
};
const refused = (message: string): readonly [number, unknown] => [
  400,
  expect.objectContaining(
    message.startsWith('The ')
      ? { message: expect.stringContaining(message) as string }
      : { error: expect.objectContaining({ description: message }) as unknown },
  ),
];

describe('an endless query', () => {
  it('times out, and blocks neither other queries nor other services', async () => {
    let isOver = false;
    const endless = ask(ENDLESS).finally(() => (isOver = true));
    expect(await ask('count(*[_type == "page"])')).toEqual([
      200,
      expect.objectContaining({ result: 700 }),
    ]);
    expect((await fetch(`${content.control}/health`)).status).toBe(200);
    expect(isOver).toBe(false);
    expect(await endless).toEqual([408, { error: { description: 'query timed out after 1.5s' } }]);
  });

  it('does not block the next query if there are as many as workers', async () => {
    const endless = [ask(ENDLESS), ask(ENDLESS), ask('*[_id == "page-3"][0].title')];
    const [one, other, next] = await Promise.all(endless);
    expect([one?.[0], other?.[0]]).toEqual([408, 408]);
    expect(next).toEqual([200, expect.objectContaining({ result: 'Page 3' })]);
  });

  it('is stopped if its result exceeds the memory limit', async () => {
    const [status] = await ask('*[]{"a": *[]{"b": *[]{"c": *[]}}}');
    expect([400, 408]).toContain(status);
    expect((await ask('count(*)'))[0]).toBe(200);
  });
});

describe('a query that is too long or too deep', () => {
  const repeat = (text: string, times = 20_000) => text.repeat(times);
  it.each([
    ['brackets', `${repeat('(', 60)}1${repeat(')', 60)}`, 'nested deeper than 50 levels'],
    ['lists', `${repeat('[', 20_000)}`, 'nested deeper than 50 levels'],
  ])('is rejected: %s', async (_, query, message) => {
    const [status, answer] = await ask(query);
    expect(status).toBe(400);
    expect(answer).toMatchObject({
      error: {
        type: 'queryParseError',
        description: expect.stringContaining(message) as string,
      },
    });
  });

  it.each([
    ['its length', `"${repeat('a', 100_001)}"`, 'The query is longer than 100000 characters'],
    ['signs', `${repeat('-')}1`, 'the query is nested too deeply'],
    ['denials', `${repeat('!')}true`, 'the query is nested too deeply'],
  ])('is rejected: %s', async (_, query, message) => {
    expect(await ask(query)).toEqual(refused(message));
  });

  it('is rejected: its result', async () => {
    const params = { long: repeat('a', 3_500_000) };
    const query = '[$long, $long, $long, $long, $long]';
    expect(await ask(query, params)).toEqual(refused('the result is too large'));
  });

  it('brackets in strings are not counted', async () => {
    const text = `"${repeat('(', 100)}"`;
    expect((await ask(text))[0]).toBe(200);
  });

  it('brackets in parameters are not counted', async () => {
    const params = JSON.parse(`{"a":${repeat('[', 100)}${repeat(']', 100)}}`) as object;
    expect(await ask('$a', params)).toEqual(refused('The request body is nested deeper'));
  });
});

describe('a document', () => {
  const write = (mutation: object): Promise<Response> =>
    fetch(`${content.url}/v2025-02-19/data/mutate/production`, {
      method: 'POST',
      headers: { authorization: 'Bearer sandbox-editor-token' },
      body: JSON.stringify({ mutations: [mutation] }),
    });
  const path = (steps: number) => Array.from({ length: steps }, () => 'a').join('.');

  it.each([
    [{ patch: { id: 'page-1', set: { [path(45)]: 1 } } }, 'nested deeper than 40 levels'],
    [{ patch: { id: 'page-1', set: { [path(65)]: 1 } } }, 'A path may have 64 steps at most'],
    [
      { create: JSON.parse(`{"_type":"a","b":${'['.repeat(50)}${']'.repeat(50)}}`) as object },
      '40',
    ],
  ])('that is too deep is rejected (%#)', async (mutation, message) => {
    const reply = await write(mutation);
    expect(reply.status).toBe(400);
    expect(await reply.text()).toContain(message);
  });

  it('is visible to the next query, whichever worker answers it', async () => {
    for (let count = 1; count <= 10; count += 1) {
      expect((await write({ patch: { id: 'page-1', set: { count } } })).status).toBe(200);
      const asked = await Promise.all([1, 2].map(() => ask('*[_id == "page-1"][0].count')));
      expect(asked.map(([, answer]) => answer)).toEqual([
        expect.objectContaining({ result: count }),
        expect.objectContaining({ result: count }),
      ]);
    }
  });
});
