import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { BufferedResponse } from '../buffered-response';
import type { Reply } from '../buffered-response';
import type { ActiveRule } from './fault-registry';
import type { Service } from '../service';

/** A request and its handler. */
export interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly handle: Service['handle'];
}

const PLACEHOLDER_REPLY: Reply = {
  status: 200,
  headers: { 'content-type': 'application/json; charset=utf-8' },
  body: Buffer.from('{"data":{"message":"This reply was corrupted by a fault rule."}}'),
};

/**
 * Answers a request according to a fault rule. With `after: 'applied'` the service handles the
 * request first and its reply is replaced; otherwise the service never sees it (except for a delay,
 * which ends with it).
 */
export async function applyFault(exchange: Exchange, rule: ActiveRule): Promise<void> {
  const { request, response, handle } = exchange;
  const { fault, released } = rule;
  const isApplied = rule.after === 'applied';
  const reply = isApplied ? await replyOf(exchange) : PLACEHOLDER_REPLY;
  switch (fault.kind) {
    case 'delay':
      await pause(response, released, fault.ms);
      if (response.destroyed) return;
      return isApplied ? send(response, reply) : handle(request, response);
    case 'hang':
      await pause(response, released);
      response.destroy();
      return;
    case 'reset':
      request.socket.resetAndDestroy();
      return;
    case 'status':
      return send(response, statusReply(rule));
    case 'malformed':
      return send(response, { ...reply, body: cut(reply.body, 2 / 3) });
    case 'truncated':
      return sendTruncated(response, reply);
  }
}

async function replyOf({ request, response, handle }: Exchange): Promise<Reply> {
  const buffered = new BufferedResponse(request, response);
  await handle(request, buffered);
  return buffered.reply();
}

/** Ends after `ms` (never if absent), when the client disconnects, or when the rule is removed. */
function pause(response: ServerResponse, released: AbortSignal, ms?: number): Promise<void> {
  return new Promise(resolve => {
    if (released.aborted || response.destroyed) return resolve();
    const timer = ms === undefined ? undefined : setTimeout(resolve, ms);
    const leave = (): void => {
      clearTimeout(timer);
      resolve();
    };
    released.addEventListener('abort', leave, { once: true });
    response.once('close', leave);
  });
}

function statusReply({ fault }: ActiveRule): Reply {
  const { body, headers, status } = fault;
  const isText = typeof body === 'string';
  const type = isText ? 'text/plain; charset=utf-8' : 'application/json; charset=utf-8';
  const text = isText ? body : JSON.stringify(body ?? { error: `Fault: status ${status}` });
  const hasBody = status !== 204 && status !== 304;
  return {
    status,
    headers: { 'content-type': type, ...lowerCased(headers) },
    body: Buffer.from(hasBody ? text : ''),
  };
}

function lowerCased(headers: Readonly<Record<string, string>>): OutgoingHttpHeaders {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]),
  );
}

function cut(body: Buffer, share: number): Buffer {
  return body.length < 2 ? Buffer.from('{') : body.subarray(0, Math.floor(body.length * share));
}

function send(response: ServerResponse, reply: Reply): void {
  writeHead(response, reply, reply.body.length);
  response.end(reply.body);
}

function sendTruncated(response: ServerResponse, reply: Reply): void {
  const sent = cut(reply.body, 1 / 2);
  writeHead(response, reply, Math.max(reply.body.length, sent.length + 1));
  response.write(sent, () => response.destroy());
}

function writeHead(response: ServerResponse, reply: Reply, length: number): void {
  const { 'transfer-encoding': _chunked, ...headers } = reply.headers;
  const carriesBody = reply.status === 204 && length > 0;
  response.writeHead(carriesBody ? 200 : reply.status, { ...headers, 'content-length': length });
}
