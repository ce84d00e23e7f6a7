import type { JsonObject } from '~/sandbox/core/json';
import type { Account, BillingRuntime } from '../runtime';
import type { Query } from './query';

/** A request of a signed-in customer. */
export interface Call {
  readonly billing: BillingRuntime;
  readonly account: Account;
  readonly query: Query;
  /** Empty if there is none. */
  readonly body: JsonObject;
  /** The provider's address as the caller wrote it. */
  readonly origin: string;
}

/**
 * Handles a request and returns a document.
 * @param id the id in its path
 */
export type Handler = (call: Call, id: number) => object;
