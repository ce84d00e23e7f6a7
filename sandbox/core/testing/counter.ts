import { text } from 'node:stream/consumers';
import { isJsonObject } from '../json';
import type { RunningSandbox } from '../start';
import { startSandbox } from '../start';
import type { Service, ServiceContext } from '../service';

/**
 * A service that counts its POSTs in a state file and answers `{count, received}`.
 * `/broken` throws, to test how the sandbox reports a service that fails.
 */
export function createCounter(context: ServiceContext): Service {
  const state = context.openState('counter', () => ({ count: 0 }));
  return {
    name: 'counter',
    port: 0,
    operations: [],
    async handle(request, response) {
      const received = await text(request);
      if (request.url === '/broken') throw new Error('broken');
      if (request.method === 'POST') state.update(({ count }) => ({ count: count + 1 }));
      const body = JSON.stringify({ count: state.value.count, received });
      response.writeHead(200, {
        'Content-Type': 'application/json',
        'X-Counter': 'yes',
        'X-Time': context.now().toISOString(),
      });
      response.write(body.slice(0, 5));
      response.end(body.slice(5));
    },
    async reset() {
      state.reset();
    },
  };
}

/** A sandbox with only the counter. */
export interface CounterSandbox extends RunningSandbox {
  readonly counterUrl: string;
  /** Calls the control route and returns its status and document. */
  control(method: string, path: string, body?: unknown): Promise<ControlAnswer>;
  count(): Promise<unknown>;
}

export interface ControlAnswer {
  readonly status: number;
  readonly document: Readonly<Record<string, unknown>>;
}

/**
 * Starts a sandbox with the counter and a second, idle service, on free ports. `control` throws for
 * an answer that is not a JSON object.
 */
export async function startCounter(state = 'memory'): Promise<CounterSandbox> {
  const idle: Service = { ...createIdle(), name: 'idle' };
  const sandbox = await startSandbox({
    ports: 'ephemeral',
    state,
    services: context => [createCounter(context), idle],
  });
  const { control: controlUrl = '', counter: counterUrl = '' } = sandbox.urls;
  return {
    ...sandbox,
    counterUrl,
    async control(method, path, body) {
      const init = body === undefined ? {} : { body: JSON.stringify(body) };
      const reply = await fetch(controlUrl + path, { method, ...init });
      const document: unknown = await reply.json();
      if (!isJsonObject(document)) throw new Error(`${path} answered no JSON object`);
      return { status: reply.status, document };
    },
    async count() {
      const reply: unknown = await (await fetch(counterUrl)).json();
      return isJsonObject(reply) ? reply.count : undefined;
    },
  };
}

function createIdle(): Omit<Service, 'name'> {
  return {
    port: 0,
    operations: [],
    async handle(_request, response) {
      response.end('idle');
    },
  };
}
