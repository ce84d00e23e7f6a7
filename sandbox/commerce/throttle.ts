import { GraphQLError } from 'graphql';
import { BoundedMap } from '../core/bounded-map';

const MOST_KEYS = 5000;

/** A limit of attempts per number of minutes. */
interface Limit {
  readonly count: number;
  readonly minutes: number;
  readonly message: string;
}

// The platform counts by IP address and tells no numbers. Every caller of the sandbox has the same address, so
// it counts by store or by the customer who is meant.
const LIMITS = {
  creating: {
    count: 60,
    minutes: 1,
    message: 'Creating Customer Limit exceeded. Please try again later.',
  },
  signIn: {
    count: 10,
    minutes: 10,
    message: 'Login attempt limit exceeded. Please try again later.',
  },
  recovering: {
    count: 5,
    minutes: 60,
    message: 'Resetting password limit exceeded. Please try again later.',
  },
} as const satisfies Readonly<Record<string, Limit>>;

/** Counts what a store allows only so often; in memory only. */
export class Throttle {
  #times = new BoundedMap<readonly number[]>(MOST_KEYS, () => 1);

  constructor(private readonly now: () => Date) {}

  #recent(kind: keyof typeof LIMITS, key: string): readonly number[] {
    const since = this.now().getTime() - LIMITS[kind].minutes * 60_000;
    return (this.#times.get(`${kind} ${key}`) ?? []).filter(time => time > since);
  }

  /** Throws the platform's `THROTTLED` error when the limit is reached. */
  check(kind: keyof typeof LIMITS, key: string): void {
    const { count, message } = LIMITS[kind];
    if (this.#recent(kind, key).length < count) return;
    throw new GraphQLError(message, { extensions: { code: 'THROTTLED' } });
  }

  /** Counts one more. */
  count(kind: keyof typeof LIMITS, key: string): void {
    this.#times.set(`${kind} ${key}`, [...this.#recent(kind, key), this.now().getTime()]);
  }

  /** Forgets what was counted. */
  reset(): void {
    this.#times = new BoundedMap(MOST_KEYS, () => 1);
  }
}
