const KEPT = 5000;
const BODY_BYTES = 64 * 1024;
/** The limit for all bodies together; the oldest requests are dropped first. */
const ALL_BODIES_BYTES = 24 * 1024 * 1024;

/** A logged request. */
export interface LoggedRequest {
  readonly service: string;
  readonly method: string;
  /** Path and query. */
  readonly path: string;
  readonly operation: string | null;
  readonly scope: string | null;
  readonly startedAt: string;
  /** At most 64 KB of the body. */
  readonly bodyText: string;
  /** The fault rule that applied. */
  readonly fault: string | null;
  /** Null until answered, and permanently if the connection ended without an answer. */
  status: number | null;
  /** Null while it is under way. */
  durationMs: number | null;
}

type ArrivedRequest = Omit<LoggedRequest, 'bodyText' | 'status' | 'durationMs'>;

/** A filter of entries; absent fields match all. */
export interface LogFilter {
  readonly service?: string;
  readonly scope?: string;
}

/** The last 5,000 requests, fewer when their bodies are long; oldest first. */
export class RequestLog {
  #entries: LoggedRequest[] = [];
  #length = 0;

  /** Characters of the bodies and paths that are kept. */
  get length(): number {
    return this.#length;
  }

  /** Logs a request on arrival; the entry returned is to be completed once it is answered. */
  add(facts: ArrivedRequest, body: Buffer): LoggedRequest {
    const bodyText = body.subarray(0, BODY_BYTES).toString('utf8');
    const kept = { ...facts, bodyText, status: null, durationMs: null };
    this.#entries.push(kept);
    this.#length += lengthOf(kept);
    while (this.#entries.length > KEPT || this.#length > ALL_BODIES_BYTES) {
      const oldest = this.#entries.shift();
      this.#length -= oldest ? lengthOf(oldest) : 0;
    }
    return kept;
  }

  list(filter: LogFilter = {}): readonly LoggedRequest[] {
    return this.#entries.filter(entry => matches(entry, filter));
  }

  /** Deletes the matching entries; returns how many there were. */
  clear(filter: LogFilter = {}): number {
    const before = this.#entries.length;
    this.#entries = this.#entries.filter(entry => !matches(entry, filter));
    this.#length = this.#entries.reduce((sum, entry) => sum + lengthOf(entry), 0);
    return before - this.#entries.length;
  }
}

const lengthOf = ({ bodyText, path }: LoggedRequest): number => bodyText.length + path.length;

function matches(entry: LoggedRequest, { service, scope }: LogFilter): boolean {
  const isService = service === undefined || entry.service === service;
  return isService && (scope === undefined || entry.scope === scope);
}
