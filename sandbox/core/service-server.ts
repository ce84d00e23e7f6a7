import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { BodyTooLargeError, readBody, replayRequest } from './body';
import type { SandboxClock } from './clock';
import { answerPreflight, setCorsHeaders } from './cors';
import type { FaultRegistry } from './faults/fault-registry';
import { recordDriver } from './driver-record';
import { sendJson } from './json';
import { operationOf } from './operation';
import { addressFault, badRequest } from './request-check';
import type { LoggedRequest, RequestLog } from './request-log';
import type { Service } from './service';
import { applyFault } from './faults/apply-fault';

/** Longer than any client keeps an idle connection, so that none is closed under a new request. */
const KEEP_ALIVE_MS = 65_000;

/** The parts around a service's handler. */
export interface RequestHooks {
  readonly log: RequestLog;
  readonly faults: FaultRegistry;
  readonly clock: SandboxClock;
}

/**
 * An HTTP server for one service: answers CORS, applies fault rules and writes the request log
 * around its handler. Preflights are neither logged nor affected by fault rules.
 */
export function createServiceServer(service: Service, hooks: RequestHooks): Server {
  const server = createServer((request, response) => {
    void serve(service, hooks, request, response).catch((error: unknown) =>
      answerFailure(service, response, error),
    );
  });
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  return server;
}

async function serve(
  service: Service,
  { log, faults, clock }: RequestHooks,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  setCorsHeaders(request, response);
  if (answerPreflight(request, response)) return;
  const startedAt = new Date();
  const body = await readBody(request).catch((error: unknown) => toError(error));
  if (body instanceof BodyTooLargeError) {
    sendJson(response, 413, { statusCode: 413, error: 'Payload Too Large', message: body.message });
    return;
  }
  if (body instanceof Error) {
    response.destroy();
    return;
  }
  const fault = addressFault(request);
  if (fault !== null) {
    sendJson(response, 400, badRequest(fault));
    return;
  }
  const { 'x-sandbox-scope': scopeHeader, 'x-amz-target': target } = request.headers;
  const facts = {
    service: service.name,
    operation: operationOf(body.toString('utf8'), target),
    path: request.url ?? '/',
    scope: typeof scopeHeader === 'string' ? scopeHeader : null,
  };
  const rule = faults.take(facts);
  const arrived = {
    ...facts,
    method: request.method ?? 'GET',
    startedAt: startedAt.toISOString(),
    fault: rule?.id ?? null,
  };
  closeEntry(log.add(arrived, body), startedAt, response);
  recordDriver(service, request, body);
  const replay = replayRequest(request, body);
  const handle: Service['handle'] = (...exchange) =>
    clock.runIn(facts.scope, () => service.handle(...exchange));
  if (rule) await applyFault({ request: replay, response, handle }, rule);
  else await handle(replay, response);
}

function toError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}

function closeEntry(entry: LoggedRequest, startedAt: Date, response: ServerResponse): void {
  const close = (): void => {
    if (response.headersSent) entry.status = response.statusCode;
    entry.durationMs ??= Date.now() - startedAt.getTime();
  };
  response.once('finish', close);
  response.once('close', close);
}

function answerFailure(service: Service, response: ServerResponse, error: unknown): void {
  console.error(`The sandbox service "${service.name}" failed:`, error);
  if (response.headersSent) response.destroy();
  else sendJson(response, 500, { error: `The sandbox service "${service.name}" failed.` });
}
