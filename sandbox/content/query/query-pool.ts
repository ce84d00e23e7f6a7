import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { build } from 'esbuild';
import { ApiError } from '../api-error';
import { withSystemFields } from '../dataset';
import type { ContentDocument } from '../dataset';
import type { DocumentStore } from '../document-store';
import type { QueryScope, WorkerAnswer, WorkerMessage } from './messages';
import { checkQuerySize } from './query-limits';
import type { GroqQuery } from './run-query';

/** Two, so that a slow query does not block the others. */
const WORKERS = 2;
const MAX_QUEUED = 500;
const MAX_MEGABYTES = 256;
const ORIGINS_KEPT = 4;

export interface PoolOptions {
  /** The documents of assets, their URLs on an origin. */
  readonly assetsAt: (origin: string) => readonly ContentDocument[];
  readonly timeoutMs: number;
}

/** The result of a query as JSON. Rejects with `ApiError`. */
export type RunGroq = (query: GroqQuery, scope: QueryScope) => Promise<string>;

interface Job {
  /** The script of a worker. */
  readonly code: string;
  readonly message: Extract<WorkerMessage, { kind: 'query' }>;
  readonly resolve: (answer: WorkerAnswer) => void;
}

/** A worker with the messages sent to it. */
interface WorkerSlot {
  readonly worker: Worker;
  readonly origins: Set<string>;
  job: { readonly job: Job; readonly timer: NodeJS.Timeout } | null;
}

/**
 * Runs queries outside the process that answers requests, so that none can block it. The workers
 * have copies of the dataset that receive each write before any later query. A worker that exceeds
 * its time or memory is replaced.
 */
export class QueryPool {
  readonly #crews = new Set<WorkerSlot>();
  readonly #waiting: Job[] = [];

  constructor(
    private readonly store: DocumentStore,
    private readonly options: PoolOptions,
  ) {
    store.watch(({ changes }) =>
      this.#tellAll({ kind: 'write', writes: changes.map(({ id, after }) => [id, after]) }),
    );
  }

  /** Sends all documents to the workers again. */
  reload(): void {
    this.#tellAll(this.#load());
  }

  /** The result of a query as JSON. Rejects with `ApiError`. */
  async run(query: GroqQuery, scope: QueryScope, now: Date): Promise<string> {
    checkQuerySize(query.query);
    const code = await script();
    if (this.#waiting.length >= MAX_QUEUED) {
      throw ApiError.http(429, 'Too many concurrent queries');
    }
    const answer = await new Promise<WorkerAnswer>(resolve => {
      const message = { kind: 'query', query, scope, nowMs: now.getTime() } as const;
      this.#waiting.push({ code, message, resolve });
      this.#next();
    });
    if (answer.kind === 'result') return answer.json;
    throw ApiError.of(answer.status, answer.document);
  }

  /** Ends the workers. */
  async stop(): Promise<void> {
    const crews = [...this.#crews];
    this.#crews.clear();
    await Promise.all(
      crews.map(({ job, worker }) => {
        clearTimeout(job?.timer);
        return worker.terminate();
      }),
    );
  }

  #load(): WorkerMessage {
    return { kind: 'load', documents: [...this.store.documents.values()] };
  }

  #tellAll(message: WorkerMessage): void {
    for (const { worker } of this.#crews) worker.postMessage(message);
  }

  #next(): void {
    const idle = [...this.#crews].find(({ job }) => !job);
    if (!idle && this.#crews.size >= WORKERS) return;
    const job = this.#waiting.shift();
    if (job) this.#give(idle ?? this.#hire(job.code), job);
  }

  #hire(code: string): WorkerSlot {
    const worker = new Worker(code, {
      eval: true,
      resourceLimits: { maxOldGenerationSizeMb: MAX_MEGABYTES },
    });
    const crew: WorkerSlot = { worker, origins: new Set(), job: null };
    worker.unref();
    worker.on('message', (answer: WorkerAnswer) => this.#done(crew, answer));
    worker.on('error', (error: NodeJS.ErrnoException) => this.#fail(crew, error));
    worker.postMessage(this.#load());
    this.#crews.add(crew);
    return crew;
  }

  #give(crew: WorkerSlot, job: Job): void {
    const { scope } = job.message;
    if (scope.kind === 'perspective') this.#tellAssets(crew, scope.origin);
    const timer = setTimeout(() => this.#expire(crew), this.options.timeoutMs);
    crew.job = { job, timer };
    crew.worker.postMessage(job.message);
  }

  #tellAssets({ worker, origins }: WorkerSlot, origin: string): void {
    if (origins.has(origin)) return;
    if (origins.size >= ORIGINS_KEPT) {
      origins.clear();
      worker.postMessage({ kind: 'forgetAssets' });
    }
    origins.add(origin);
    const documents = this.options.assetsAt(origin).map(withSystemFields);
    worker.postMessage({ kind: 'assets', origin, documents });
  }

  #done(crew: WorkerSlot, answer: WorkerAnswer): void {
    const { job } = crew;
    crew.job = null;
    if (job) clearTimeout(job.timer);
    job?.job.resolve(answer);
    this.#next();
  }

  #expire(crew: WorkerSlot): void {
    const seconds = this.options.timeoutMs / 1000;
    this.#dismiss(crew, ApiError.timeout(`query timed out after ${seconds}s`));
  }

  #fail(crew: WorkerSlot, error: NodeJS.ErrnoException): void {
    const isMemory = error.code === 'ERR_WORKER_OUT_OF_MEMORY';
    const description = isMemory ? 'the query took too much memory' : error.message;
    this.#dismiss(crew, ApiError.description(description));
  }

  #dismiss(crew: WorkerSlot, { status, document }: ApiError): void {
    this.#crews.delete(crew);
    void crew.worker.terminate();
    this.#done(crew, { kind: 'refused', status, document });
  }
}

let bundled: Promise<string> | null = null;

/** A worker cannot load TypeScript, so it gets a bundled script. */
function script(): Promise<string> {
  bundled ??= build({
    entryPoints: [path.join(__dirname, 'query-worker.ts')],
    bundle: true,
    write: false,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    logLevel: 'error',
  }).then(({ outputFiles: [file] }) => file?.text ?? '');
  return bundled;
}
