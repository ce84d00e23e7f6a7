import { randomBytes } from 'node:crypto';
import { BoundedMap } from '../core/bounded-map';
import { LIFETIME } from './pool';
import type { PasswordVerifier, ServerKeys } from './srp';

const MOST_CHALLENGES = 1000;

/** An exchange that is waiting for the client's proof. */
interface Challenge {
  readonly userId: string;
  readonly clientId: string;
  readonly clientKey: bigint;
  readonly password: PasswordVerifier;
  readonly keys: ServerKeys;
  readonly expiresAtMs: number;
}

/** The open exchanges by secret block; in memory only. */
export class Challenges {
  readonly #open = new BoundedMap<Challenge>(MOST_CHALLENGES, () => 1);

  /** Stores an exchange. @returns the secret block that the client must send back, in Base64 */
  begin(challenge: Omit<Challenge, 'expiresAtMs'>, nowMs: number): string {
    const secretBlock = randomBytes(512).toString('base64');
    const expiresAtMs = nowMs + LIFETIME.challenge * 1000;
    this.#open.set(secretBlock, { ...challenge, expiresAtMs });
    return secretBlock;
  }

  /** Removes and returns an exchange: each can be answered once. Null if it is unknown or expired. */
  take(secretBlock: string, nowMs: number): Challenge | null {
    const found = this.#open.get(secretBlock);
    this.#open.delete(secretBlock);
    return found && found.expiresAtMs > nowMs ? found : null;
  }
}
