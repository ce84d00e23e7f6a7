import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

it.each([
  ['http://127.0.0.1:4856', 'http://127.0.0.1:4856'],
  ['', null],
  [undefined, null],
])('the origin of the scheduler in %j is %j', async (value, origin) => {
  vi.stubEnv('GATSBY_SCHEDULER_ORIGIN', value);
  const { schedulerOrigin } = await import('./browser-scheduler-settings');
  expect(schedulerOrigin).toBe(origin);
});
