import { afterAll, beforeAll, describe, it } from 'vitest';
import type { Build, Host } from './host';
import { startLocalHost } from './local-host';
import { startNetlify } from './netlify-host';
import { startNginx } from './nginx-host';
import { check, type Probe } from './probe';

const STARTS: readonly (readonly [Host['name'], (build: Build) => Promise<Host>])[] = [
  ['local server', startLocalHost],
  ['nginx', startNginx],
  ['Netlify', startNetlify],
];

/** One test for each probe and host, with the hosts running as in production. */
export const tryOnAllHosts = (build: Build, probes: readonly Probe[]): void => {
  describe.each(STARTS)('%s', (name, start) => {
    let host: Host | undefined;

    beforeAll(async () => {
      host = await start(build);
    });
    afterAll(() => host?.stop());

    it.each(
      probes.filter(({ notOn = [] }) => !notOn.includes(name)).map(each => [each.title, each]),
    )('%s', async (_, probe) => {
      if (host === undefined || typeof probe === 'string') throw new Error('No host is started.');
      await check(probe, host);
    });
  });
};
