import { BoundedMap } from '../core/bounded-map';

const CAPACITY = 40;
const LEAKS_A_SECOND = 2;
const MOST_TOKENS = 5000;

interface Bucket {
  readonly level: number;
  readonly at: number;
}

/** A leaky bucket per token, with the provider's published size; in memory only. */
export class RateLimit {
  #buckets = new BoundedMap<Bucket>(MOST_TOKENS, () => 1);

  constructor(private readonly now: () => Date) {}

  /**
   * Counts a request.
   * @returns false if the limit is exceeded
   */
  take(token: string): boolean {
    const at = this.now().getTime();
    const before = this.#buckets.get(token) ?? { level: 0, at };
    const leaked = (Math.max(0, at - before.at) / 1000) * LEAKS_A_SECOND;
    const level = Math.max(0, before.level - leaked) + 1;
    if (level > CAPACITY) return false;
    this.#buckets.set(token, { level, at });
    return true;
  }

  reset(): void {
    this.#buckets = new BoundedMap(MOST_TOKENS, () => 1);
  }
}
