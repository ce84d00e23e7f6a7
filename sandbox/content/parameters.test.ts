import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startContent } from './testing/start-content';
import type { ContentSandbox } from './testing/start-content';

let content: ContentSandbox;
beforeAll(async () => {
  content = await startContent([{ _id: 'home', _type: 'page', title: 'Home' }]);
});
afterAll(() => content.stop());

const ask = (verb: string, search: string, init: RequestInit = {}): Promise<Response> =>
  fetch(`${content.url}/v2025-02-19/data/${verb}?${search}`, init);
const query = (search: string) => ask('query/production', `query=*[0].title&${search}`);

describe('an unsupported parameter is rejected by name', () => {
  it.each([
    ['syncTags=true', '"syncTags" is not supported'],
    ['resultSourceMap=true', '"resultSourceMap" must be "false": the sandbox has no source maps'],
    ['resultSourceMap=withKeyArraySelector', '"resultSourceMap" must be "false"'],
    ['lastLiveEventId=abc', '"lastLiveEventId" is not supported'],
    ['explain=true', '"explain" must be "false"'],
    ['cacheMode=stale', '"cacheMode" must be "noStale"'],
    ['returnQuery=no', '"returnQuery" must be "true" or "false"'],
    ['tag=a%20b', '"tag" must be up to 75 letters'],
    ['variant=b', '"variant" is not supported'],
    ['constructor=b', '"constructor" is not supported'],
    ['query=*', '"query" is given twice'],
    ['perspective=raw,drafts', 'Invalid perspective "raw,drafts"'],
    ['perspective=drafts,drafts', 'Invalid perspective "drafts,drafts"'],
    ['perspective=summer', 'Invalid perspective "summer"'],
    ['perspective=', 'Invalid perspective ""'],
  ])('%s', async (search, message) => {
    const reply = await query(search);
    expect(reply.status).toBe(400);
    expect(await reply.json()).toEqual({
      statusCode: 400,
      error: 'Bad Request',
      message: expect.stringContaining(message) as string,
    });
  });

  it.each([
    ['listen/production', 'query=*[true]&enableResume=true', 'enableResume'],
    ['listen/production', 'query=*[true]&events=welcome', 'events'],
    ['doc/production/home', 'perspective=drafts', 'perspective'],
    ['mutate/production', 'dryRun=true', 'dryRun'],
    ['mutate/production', 'visibility=later', 'visibility'],
    ['actions/production', 'returnIds=true', 'returnIds'],
  ])('of %s: %s', async (verb, search, name) => {
    const method = /^(mutate|actions)/.test(verb) ? 'POST' : 'GET';
    const reply = await ask(verb, search, { method });
    expect(reply.status).toBe(400);
    expect(await reply.text()).toContain(`\\"${name}\\"`);
  });

  it('in the body of a posted query', async () => {
    const body = JSON.stringify({ query: '*', perspective: 'drafts' });
    const reply = await ask('query/production', '', { method: 'POST', body });
    expect(reply.status).toBe(400);
    expect(await reply.text()).toContain('\\"perspective\\"');
  });
});

describe('a supported parameter', () => {
  it.each(['tag=site.home-page', 'cacheMode=noStale', 'resultSourceMap=false', '$name="a"'])(
    'is accepted: %s',
    async search => {
      expect(await (await query(search)).json()).toMatchObject({ result: 'Home' });
    },
  );

  it('includes the query in the answer or not, as requested', async () => {
    const echoed: unknown = await (await query('returnQuery=true')).json();
    expect(echoed).toMatchObject({ query: '*[0].title', result: 'Home' });
    expect(await (await query('returnQuery=false')).json()).not.toHaveProperty('query');
  });
});
