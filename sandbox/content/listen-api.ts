import { randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { ApiError } from './api-error';
import { readUrlQuery } from './api-request';
import type { ApiCall } from './api-request';
import { isPublicId } from './dataset';
import type { ContentDocument } from './dataset';
import type { Commit, DocumentChange, DocumentStore } from './document-store';
import type { RunGroq } from './query/query-pool';
import type { GroqQuery } from './query/run-query';

const PING_MS = 20_000;
const RETRY_MS = 1000;

interface Listener {
  readonly call: ApiCall;
  readonly query: GroqQuery;
  readonly response: ServerResponse;
  /** Resolves when all changes so far are sent, one after the other. */
  told: Promise<void>;
}

/** Matches nothing; the listener also reports queries that cannot be executed. */
const NO_DOCUMENT: ContentDocument = { _id: '', _type: '' };

/** The vendor's `listen`: server-sent events of the changes to what a query matches. */
export class ListenApi {
  readonly #open = new Set<ServerResponse>();

  constructor(
    private readonly store: DocumentStore,
    private readonly find: RunGroq,
  ) {}

  /** The number of listeners. */
  get size(): number {
    return this.#open.size;
  }

  /** Answers `GET /data/listen/<dataset>`; the reply ends when the caller leaves. */
  async listen(call: ApiCall, response: ServerResponse): Promise<void> {
    const query = readUrlQuery(call);
    if (!/^\s*\*\s*\[/.test(query.query) || !/\]\s*$/.test(query.query)) {
      throw ApiError.http(400, 'Only filter queries ("*[…]") can be listened to');
    }
    if (call.search.get('effectFormat')) {
      throw ApiError.http(501, 'The content sandbox has not modelled effectFormat yet.');
    }
    await this.find(query, { kind: 'document', document: NO_DOCUMENT });
    if (response.destroyed) return;
    const listener: Listener = { call, query, response, told: Promise.resolve() };
    response.writeHead(200, {
      'Content-Type': 'text/event-stream; charset=utf-8',
      'Cache-Control': 'no-cache',
    });
    response.write(`retry: ${RETRY_MS}\n\n`);
    send(response, 'welcome', { listenerName: randomBytes(6).toString('hex') });
    const unwatch = this.store.watch(commit => {
      // A client that could not be notified reconnects and reads the current documents.
      const tell = (): Promise<void> =>
        this.#tell(listener, commit).catch(() => void response.end());
      listener.told = listener.told.then(tell);
    });
    const ping = setInterval(() => response.write(': ping\n\n'), PING_MS);
    this.#open.add(response);
    response.once('close', () => {
      unwatch();
      clearInterval(ping);
      this.#open.delete(response);
    });
  }

  /** Ends every response: listeners reconnect and read the current documents. */
  disconnect(): void {
    for (const response of this.#open) response.end();
  }

  async #tell(listener: Listener, commit: Commit): Promise<void> {
    const { call, query, response } = listener;
    const seen = commit.changes.filter(({ id }) => call.canSeeDrafts || isPublicId(id));
    const matches = (document: ContentDocument | null): Promise<boolean> =>
      this.#matches(query, document);
    const told = await Promise.all(
      seen.map(async change => {
        const [was, is] = await Promise.all([matches(change.before), matches(change.after)]);
        return was || is ? { change, transition: transitionOf(was, is) } : null;
      }),
    );
    const events = told.filter(event => event !== null);
    for (const [index, { change, transition }] of events.entries()) {
      const place = { transactionTotalEvents: events.length, transactionCurrentEvent: index + 1 };
      const event = { ...eventOf(change, commit, call.search), transition, ...place };
      send(response, 'mutation', event, event.eventId);
    }
  }

  async #matches(query: GroqQuery, document: ContentDocument | null): Promise<boolean> {
    if (!document) return false;
    return (await this.find(query, { kind: 'document', document })) !== '[]';
  }
}

const transitionOf = (was: boolean, is: boolean): 'appear' | 'disappear' | 'update' => {
  if (was && is) return 'update';
  return is ? 'appear' : 'disappear';
};

const isOn = (search: URLSearchParams, name: string, byDefault: boolean): boolean =>
  (search.get(name) ?? String(byDefault)) === 'true';

function eventOf(
  { id, before, after, mutations }: DocumentChange,
  { transactionId, timestamp }: Commit,
  search: URLSearchParams,
) {
  return {
    eventId: `${transactionId}#${id}`,
    documentId: id,
    transactionId,
    identity: 'sandbox-editor',
    ...(isOn(search, 'includeMutations', true) ? { mutations } : {}),
    ...(isOn(search, 'includeResult', false) && after ? { result: after } : {}),
    ...(isOn(search, 'includePreviousRevision', false) ? { previous: before } : {}),
    previousRev: before?._rev,
    resultRev: after?._rev,
    timestamp,
    visibility: search.get('visibility') ?? 'transaction',
  };
}

function send(response: ServerResponse, name: string, data: object, id?: string): void {
  if (response.destroyed) return;
  const lines = [...(id === undefined ? [] : [`id: ${id}`]), `event: ${name}`];
  response.write(`${lines.join('\n')}\ndata: ${JSON.stringify(data)}\n\n`);
}
