import { expect, it, vi } from 'vitest';
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
