import { AsyncLocalStorage } from 'node:async_hooks';
import { isJsonObject } from './json';

/** Ten years: far enough for any expiry, near enough for any date. */
const FARTHEST_SECONDS = 315_360_000;

/** Input that moves no clock; the message says what to fix. */
export class ClockError extends Error {}

interface ClockMove {
  readonly seconds: number;
  /** Only requests with this `x-sandbox-scope`; all of them when null. */
  readonly scope: string | null;
}

/**
 * The time of the whole sandbox: the machine's, moved forward or back by what the control route was asked. A
 * move may be for one `x-sandbox-scope`, so that a test does not end the sessions of its neighbors.
 */
export class SandboxClock {
  #everywhere = 0;
  readonly #scoped = new Map<string, number>();
  readonly #scope = new AsyncLocalStorage<string | null>();

  /** The time that the running request lives in; outside of one, that of requests without a scope. */
  readonly now = (): Date =>
    new Date(Date.now() + 1000 * this.secondsMoved(this.#scope.getStore() ?? null));

  /** Runs `task` in the time of a scope. */
  runIn<T>(scope: string | null, task: () => T): T {
    return this.#scope.run(scope, task);
  }

  /** How far the time of a scope is from the machine's. */
  secondsMoved(scope: string | null): number {
    return this.#everywhere + (scope === null ? 0 : (this.#scoped.get(scope) ?? 0));
  }

  /** Moves the clock further. @throws {ClockError} when that is more than ten years in all */
  move({ seconds, scope }: ClockMove): void {
    if (Math.abs(this.secondsMoved(scope) + seconds) > FARTHEST_SECONDS) {
      throw new ClockError('The clock can be moved by ten years at most.');
    }
    if (scope === null) this.#everywhere += seconds;
    else this.#scoped.set(scope, (this.#scoped.get(scope) ?? 0) + seconds);
  }

  /** Back to the machine's time: one scope, or all when it is null. */
  reset(scope: string | null): void {
    if (scope !== null) {
      this.#scoped.delete(scope);
      return;
    }
    this.#everywhere = 0;
    this.#scoped.clear();
  }
}

/** Reads `{"seconds": 601, "scope": "…"}`. @throws {ClockError} */
export function parseClockMove(input: unknown): ClockMove {
  if (!isJsonObject(input)) throw new ClockError('The body must be a JSON object.');
  const { seconds, scope = null, ...rest } = input;
  const [strange] = Object.keys(rest);
  if (strange !== undefined) {
    throw new ClockError(`The body has no field "${strange}"; it has seconds, scope.`);
  }
  if (typeof seconds !== 'number' || !Number.isFinite(seconds)) {
    throw new ClockError('"seconds" must be a number.');
  }
  if (scope !== null && typeof scope !== 'string')
    throw new ClockError('"scope" must be a string.');
  return { seconds, scope };
}
