import { expect } from 'vitest';
import type { FreshSandbox } from './fresh-sandbox';

/** Each way in which a vendor's reply can be useless, and the error that a call then returns. */
export const FAULTS = [
  ['a malformed answer', { kind: 'malformed' }, { kind: 'protocol' }],
  ['a truncated answer', { kind: 'truncated' }, { kind: 'network' }],
  ['an empty answer', { kind: 'status', status: 200, body: '' }, { kind: 'protocol' }],
  [
    'an answer that is no object',
    { kind: 'status', status: 200, body: 'null' },
    { kind: 'protocol' },
  ],
  ['a page of a proxy', { kind: 'status', status: 200, body: '<p>Hello' }, { kind: 'protocol' }],
  ['a bare 429', { kind: 'status', status: 429 }, { kind: 'http', status: 429 }],
  ['an empty 429', { kind: 'status', status: 429, body: '' }, { kind: 'http', status: 429 }],
  ['a bare 500', { kind: 'status', status: 500 }, { kind: 'http', status: 500 }],
  [
    'a page with status 503',
    { kind: 'status', status: 503, body: '<p>' },
    { kind: 'http', status: 503 },
  ],
  ['a dropped connection', { kind: 'reset' }, { kind: 'network' }],
  ['no answer', { kind: 'hang' }, { kind: 'timeout' }],
] as const;

/** Gives a service of the sandbox a fault, for one of its operations or for all of them. */
export const failService = async (
  sandbox: FreshSandbox,
  service: string,
  fault: object,
  operation?: string,
): Promise<void> => {
  const reply = await fetch(`${sandbox.urlOf('control')}/faults`, {
    method: 'POST',
    body: JSON.stringify({ service, fault, ...(operation ? { match: { operation } } : {}) }),
  });
  expect(reply.ok).toBe(true);
};

/** Ends all faults of the sandbox. */
export const endFaults = async (sandbox: FreshSandbox): Promise<void> => {
  await fetch(`${sandbox.urlOf('control')}/faults`, { method: 'DELETE' });
};
