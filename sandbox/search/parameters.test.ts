import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSandbox } from '../core/start';
import type { RunningSandbox } from '../core/start';
import { createSearchService } from '.';

let sandbox: RunningSandbox;
beforeAll(async () => {
  const services = () => [createSearchService()];
  sandbox = await startSandbox({ ports: 'ephemeral', state: 'memory', services });
});
afterAll(() => sandbox.stop());

const KEYS = {
  'x-algolia-application-id': 'SANDBOX001',
  'x-algolia-api-key': 'sandbox-search-public',
};

const post = (path: string, body: object): Promise<Response> =>
  fetch(`${sandbox.urls.search}${path}`, {
    method: 'POST',
    headers: KEYS,
    body: JSON.stringify(body),
  });
const search = (parameters: object) => post('/1/indexes/dealers/query', parameters);

describe('a parameter that is not honoured is refused by its name', () => {
  it.each([
    [{ typoTolerance: true }, 'Not modelled in the sandbox: typoTolerance=true'],
    [{ typoTolerance: 'strict' }, 'Not modelled in the sandbox: typoTolerance=strict'],
    [{ params: 'typoTolerance=min' }, 'Not modelled in the sandbox: typoTolerance=min'],
    [{ userToken: 'me' }, 'Not modelled in the sandbox: userToken'],
    [{ analytics: true, facets: ['*'] }, 'Not modelled in the sandbox: analytics, facets'],
    [{ indexName: 'dealers' }, 'Unknown parameter: indexName'],
  ])('%j', async (parameters, message) => {
    const reply = await search(parameters);
    expect([reply.status, await reply.json()]).toEqual([400, { message, status: 400 }]);
  });

  it('in the address, and beside the list of queries', async () => {
    const inAddress = await post('/1/indexes/dealers/query?forwardToReplicas=true', {});
    expect(await inAddress.json()).toMatchObject({
      message: 'Unknown parameter: forwardToReplicas',
    });
    const beside = await post('/1/indexes/*/queries', { requests: [], strategy: 'stopIfEnough' });
    expect(await beside.json()).toMatchObject({
      message: 'Invalid value for "strategy" parameter, expected one of none',
    });
  });
});

it.each([
  [{ hitsPerPage: 'many' }, '"hitsPerPage" parameter, expected integer between 0 and 1000'],
  [{ hitsPerPage: 1001 }, '"hitsPerPage" parameter'],
  [{ page: -1 }, '"page" parameter'],
  [{ query: ['a'] }, '"query" parameter, expected string shorter than 512 bytes'],
  [{ query: 'a'.repeat(513) }, '"query" parameter'],
  [{ queryType: 'fuzzy' }, '"queryType" parameter'],
  [{ attributesToRetrieve: [1] }, '"attributesToRetrieve" parameter, expected array of strings'],
  [{ clickAnalytics: 'maybe' }, '"clickAnalytics" parameter, expected boolean'],
  [{ filters: `${'('.repeat(60)}a:b${')'.repeat(60)}` }, 'Nested deeper than 50 levels'],
  [{ filters: 'id > none' }, 'Expected a number but got none'],
  [{ filters: 'id constructor b' }, 'Unexpected token constructor'],
])('refuses the value %j', async (parameters, message) => {
  const reply = await search(parameters);
  expect(reply.status).toBe(400);
  expect(await reply.json()).toEqual({
    status: 400,
    message: expect.stringContaining(message) as string,
  });
});

it('names a search that clicks are to be told of, and no other', async () => {
  const reply = async (parameters: object): Promise<unknown> => (await search(parameters)).json();
  const id = expect.stringMatching(/^[0-9a-f]{32}$/) as string;
  expect(await reply({ clickAnalytics: true })).toMatchObject({ queryID: id });
  expect(await reply({ clickAnalytics: false })).not.toHaveProperty('queryID');
  expect(await reply({ typoTolerance: false })).toMatchObject({ page: 0 });
});
