import { ServerResponse } from 'node:http';
import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import { once } from 'node:events';

/** A complete reply that has not been sent yet. */
export interface Reply {
  readonly status: number;
  readonly headers: OutgoingHttpHeaders;
  readonly body: Buffer;
}

/** A response that a handler writes to as usual, and that stores the result. */
export class BufferedResponse extends ServerResponse {
  readonly #chunks: Buffer[] = [];

  /** Copies the headers that `model` has so far. */
  constructor(request: IncomingMessage, model: ServerResponse) {
    super(request);
    copyHeaders(model.getHeaders(), this);
  }

  /** Resolves when the handler has ended the reply. */
  async reply(): Promise<Reply> {
    if (!this.writableEnded) await once(this, 'finish');
    return {
      status: this.statusCode,
      headers: this.getHeaders(),
      body: Buffer.concat(this.#chunks),
    };
  }

  override writeHead(status: number, second?: unknown, third?: unknown): this {
    this.statusCode = status;
    const headers = typeof second === 'string' ? third : (second ?? third);
    if (typeof headers === 'object' && headers !== null) {
      copyHeaders(Object.fromEntries(pairsOf(headers)), this);
    }
    return this;
  }

  override flushHeaders(): void {
    // Nothing is sent before the reply is complete.
  }

  override write(chunk: unknown, encoding?: unknown, callback?: unknown): boolean {
    this.#take(chunk, encoding);
    callAll(encoding, callback);
    return true;
  }

  override end(chunk?: unknown, encoding?: unknown, callback?: unknown): this {
    this.#take(chunk, encoding);
    this.finished = true;
    queueMicrotask(() => {
      this.emit('finish');
      callAll(chunk, encoding, callback);
      this.emit('close');
    });
    return this;
  }

  #take(chunk: unknown, encoding: unknown): void {
    if (typeof chunk === 'string') {
      this.#chunks.push(
        Buffer.from(chunk, typeof encoding === 'string' ? asEncoding(encoding) : 'utf8'),
      );
    } else if (chunk instanceof Uint8Array) {
      this.#chunks.push(Buffer.from(chunk));
    }
  }
}

function asEncoding(name: string): BufferEncoding {
  return Buffer.isEncoding(name) ? name : 'utf8';
}

function callAll(...candidates: unknown[]): void {
  for (const candidate of candidates) {
    if (typeof candidate === 'function') Reflect.apply(candidate, undefined, []);
  }
}

function pairsOf(headers: object): [string, unknown][] {
  if (!Array.isArray(headers)) return Object.entries(headers);
  const flat: unknown[] = headers.flat();
  return flat.flatMap((name, index) =>
    index % 2 === 0 && typeof name === 'string' ? [[name, flat[index + 1]]] : [],
  );
}

function copyHeaders(headers: Readonly<Record<string, unknown>>, target: ServerResponse): void {
  for (const [name, value] of Object.entries(headers)) {
    if (typeof value === 'string' || typeof value === 'number') target.setHeader(name, value);
    else if (Array.isArray(value)) target.setHeader(name, value.map(String));
  }
}
