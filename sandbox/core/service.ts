import type { IncomingMessage, ServerResponse } from 'node:http';

/** A stand-in for one vendor host; the sandbox process runs each on a port of its own. */
export interface Service {
  /** Names the service in the request log, in fault rules and in start-up lines. */
  readonly name: string;
  readonly port: number;
  handle(request: IncomingMessage, response: ServerResponse): Promise<void>;
  /** Put the service's state back to the seed. */
  reset?(): Promise<void>;
}

/** A named JSON document that survives a restart. Writes are atomic and coalesced. */
export interface StateFile<T> {
  readonly value: T;
  /** Replace the value by what `change` returns; persisted soon after. */
  update(change: (value: T) => T): void;
  reset(): void;
}

/** What a service is given by the process that runs it. */
export interface ServiceContext {
  openState<T>(name: string, initial: () => T): StateFile<T>;
  readonly now: () => Date;
}
