import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createSearchClient } from './client';

// Other numbers than those of the specification (constants.test.ts): the client's own would be the same.
const timeouts = vi.hoisted(() => ({ connect: 11, read: 22, write: 33 }));
vi.mock('~/src/config/constants', async original => ({
  ...(await original<object>()),
  SEARCH_TIMEOUTS_MS: timeouts,
}));

it.each([
  ['the vendor’s hosts', null],
  ['a host of the settings', 'http://127.0.0.1:4831'],
])('the client is given the timeouts for %s', (_, origin) => {
  const { transporter } = createSearchClient({ appId: 'APP', apiKey: 'key', origin });
  expect(transporter.timeouts).toEqual(timeouts);
});

it('asks a host of the settings again after a timeout', async () => {
  let requests = 0;
  const server = createServer((_, reply) => {
    requests += 1;
    // The first request is never answered.
    if (requests > 1) reply.end(JSON.stringify({ results: [{ hits: [{ objectID: '1' }] }] }));
  }).listen(0, '127.0.0.1');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  await vi.waitFor(() => expect(server.listening).toBe(true));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const client = createSearchClient({ appId: 'APP', apiKey: 'key', origin });
  const { results } = await client.searchForHits({ requests: [{ indexName: 'shop' }] });
  expect(results[0]?.hits).toEqual([{ objectID: '1' }]);
  expect(requests).toBe(2);
});
