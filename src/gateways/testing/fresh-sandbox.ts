import { inject } from 'vitest';
import { spawnSandbox } from './spawn-sandbox';

export interface FreshSandbox {
  /** URL of a service by name, for example `commerce-larkfield-us`. */
  readonly urlOf: (service: string) => string;
  readonly stop: () => void;
}

/** A recording of who asks for what (sandbox/conformance) needs a process for each test file. */
const isRecorded = (): boolean => process.env.SANDBOX_DRIVEN !== undefined;

/** URLs of this worker's sandbox (`sandboxes.ts`); a worker runs one file at a time. */
const sharedUrls = (): Readonly<Record<string, string>> => {
  const urls = inject('sandboxes')[Number(process.env.VITEST_POOL_ID) - 1];
  if (!urls) throw new Error('No sandbox was started for this worker.');
  return urls;
};

const reset = async (control: string): Promise<void> => {
  for (const [method, route] of [
    ['POST', '/reset'],
    ['DELETE', '/requests'],
  ] as const) {
    const reply = await fetch(control + route, { method });
    if (!reply.ok) throw new Error(`The sandbox answered ${reply.status} to ${method} ${route}.`);
  }
};

/**
 * A sandbox for a contract test, in its initial state.
 * @throws if it cannot be reset; `urlOf` throws for an unknown service
 */
export const freshSandbox = async (): Promise<FreshSandbox> => {
  const { urls, stop } = isRecorded()
    ? await spawnSandbox()
    : { urls: sharedUrls(), stop: () => undefined };
  const urlOf = (service: string): string => {
    const url = urls[service];
    if (url === undefined) throw new Error(`The sandbox has no service ${service}.`);
    return url;
  };
  await reset(urlOf('control'));
  return { urlOf, stop };
};
