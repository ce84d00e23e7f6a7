// For authors of a service:
// - The process answers CORS preflights and sets the CORS headers on every reply before `handle`
//   runs; a handler must not set `Access-Control-*` itself, and adds to `Vary` by `appendHeader`.
// - It applies fault rules and writes the request log around `handle`. The body has been read by
//   then; `request` is a replay of it and is read as usual. That the caller left is told by the
//   `close` event of `response`, never by `request`.
// - `port` is what the service asks for. Tests run it on another: derive the origin of the URLs
//   that a reply carries from the request's `Host` header.
// - When `handle` rejects, the process answers 500 and prints the error.
// - Resized images: `renderImage` of ./image-cache.ts.

import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Operation } from './operations';

/** A stand-in for one vendor host; the sandbox runs each on its own port. */
export interface Service {
  /** The name of the service in the request log, in fault rules and at start-up. */
  readonly name: string;
  readonly port: number;
  /** What it models, from its own table of routes; the first that matches a request counts. */
  readonly operations: readonly Operation[];
  handle(request: IncomingMessage, response: ServerResponse): Promise<void>;
  /** Resets the service's state to the seed. */
  reset?(): Promise<void>;
  /** Does what is due after everybody's clock was moved. */
  timeMoved?(): void;
  /** Frees resources when the process stops. */
  stop?(): Promise<void>;
}

/** A named JSON document that survives a restart. Writes are atomic and coalesced. */
export interface StateFile<T> {
  readonly value: T;
  /** Replaces the value by the result of `change`; saved soon after. */
  update(change: (value: T) => T): void;
  reset(): void;
}

/** The context that the process provides to a service. */
export interface ServiceContext {
  /**
   * `parse` checks what was read from the disk and throws when it does not fit; the file is then
   * set aside and `initial` takes its place. Open each name once.
   */
  openState<T>(name: string, initial: () => T, parse?: (stored: unknown) => T): StateFile<T>;
  readonly now: () => Date;
}

/** The context of services that call others, over the wire as a live one would. */
export interface SandboxContext extends ServiceContext {
  /** The address of a service; no slash at the end. Known once the sandbox listens. */
  readonly urlOf: (service: string) => string;
}
