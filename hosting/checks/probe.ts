import { expect } from 'vitest';
import type { HostResponse, Host, HostRequest } from './host';

type Cache = 'revalidate' | 'immutable';

/** A request, and what every host has to answer. */
export interface Probe extends HostRequest {
  readonly title: string;
  readonly status: number | readonly number[];
  /** For a redirect: the exact target. */
  readonly location?: string;
  readonly body?: RegExp;
  readonly cache?: Cache;
  readonly has?: Readonly<Record<string, string | RegExp>>;
  readonly hasNot?: readonly string[];
  /** Handled by the platform itself; see docs/hosting.md, "Differences". */
  readonly notOn?: readonly Host['name'][];
}

/** The parts of a site that its host is tested with. */
export interface SiteFacts {
  /** A page with sub-pages, for example `/products/gps-collar`, and its content. */
  readonly page: string;
  readonly pageShows: RegExp;
  /** A script with a hash in its name. */
  readonly script: string;
  /** A picture, which has no compressed copy. */
  readonly picture: string;
  /** The prefix of the second locale, and what the two 404 pages show. */
  readonly prefix: string;
  readonly notFound: RegExp;
  readonly notFoundBelowPrefix: RegExp;
}

const SECURITY = [
  'content-security-policy',
  'x-content-type-options',
  'x-frame-options',
  'referrer-policy',
  'permissions-policy',
  'cross-origin-opener-policy',
];

const REVALIDATES = /^(no-cache|public,max-age=0,must-revalidate)$/;

const checkCache = (wanted: Cache, { headers }: HostResponse): void => {
  const value = headers['cache-control'] ?? '';
  if (wanted === 'revalidate') expect(value).toMatch(REVALIDATES);
  else expect(value).toBe('public, max-age=31536000, immutable');
};

/** Sends a request to a host and compares the response. */
export const check = async (probe: Probe, host: Host): Promise<void> => {
  const answer = await host.request(probe);
  const statuses = typeof probe.status === 'number' ? [probe.status] : probe.status;
  expect(statuses).toContain(answer.status);
  expect(answer.headers.location).toBe(probe.location);
  if (probe.body) expect(answer.body.toString()).toMatch(probe.body);
  if (probe.cache) checkCache(probe.cache, answer);
  for (const [name, value] of Object.entries(probe.has ?? {})) {
    if (typeof value === 'string') expect([name, answer.headers[name]]).toEqual([name, value]);
    else expect(answer.headers[name] ?? '').toMatch(value);
  }
  for (const name of probe.hasNot ?? []) expect(answer.headers[name]).toBeUndefined();
  // Redirects and rejections have no content to protect.
  if ([200, 206, 404].includes(answer.status)) {
    for (const name of SECURITY) expect(answer.headers[name], name).toBeTruthy();
  }
};
