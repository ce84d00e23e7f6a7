import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

it.each([
  ['client', 'https://scheduler.example', true],
  ['client', ' ', false],
  ['client', undefined, false],
  ['', 'https://scheduler.example', false],
])(
  'a shop with the accounts %j and the scheduler %j books: %s',
  async (client, origin, isBooked) => {
    vi.stubEnv('GATSBY_COGNITO_CLIENT_ID', client);
    vi.stubEnv('GATSBY_SCHEDULER_ORIGIN', origin);
    const { HAS_APPOINTMENTS } = await import('./appointment-offer');
    expect(HAS_APPOINTMENTS).toBe(isBooked);
  },
);
