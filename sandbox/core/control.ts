import type { IncomingMessage, ServerResponse } from 'node:http';
import { BodyTooLargeError, readBody } from './body';
import { ClockError, parseClockMove } from './clock';
import { FaultRuleError, parseFaultRule } from './faults/fault-rule';
import { parseJson, sendJson } from './json';
import type { Service } from './service';
import type { RequestHooks } from './service-server';
import { receivedOf } from './tracking';
import { trackingPage } from './tracking-page';

const ROUTES = [
  'GET /health',
  'GET|POST|DELETE /faults[?service=&scope=]',
  'DELETE /faults/{id}',
  'GET|DELETE /requests[?service=&scope=]',
  'POST /reset[?service=]',
  'GET|POST|DELETE /clock[?scope=]',
  'GET /tracking[?scope=&format=json]',
];

/** The services and logs that the control route manages. */
export interface ControlTarget extends RequestHooks {
  readonly services: readonly Service[];
  /** The address of each service, by name. */
  readonly urls: () => Readonly<Record<string, string>>;
}

interface Answer {
  readonly status: number;
  readonly document: unknown;
}

/**
 * The sandbox's own route: health, fault rules, request log and reset. All of it is JSON except one
 * page, `/tracking`. A body that is too large gets 413; an invalid fault rule or clock, 400.
 * @throws any other error
 */
export async function handleControl(
  target: ControlTarget,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  try {
    const url = new URL(request.url ?? '/', 'http://control');
    if (url.pathname === '/tracking' && !url.searchParams.has('format')) {
      const page = trackingPage(receivedOf(target.log.list(filterOf(url, target))));
      response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' });
      response.end(page);
      return;
    }
    const { status, document } = await answer(target, request);
    sendJson(response, status, document);
  } catch (error) {
    if (error instanceof BodyTooLargeError) sendJson(response, 413, { error: error.message });
    else if (error instanceof FaultRuleError || error instanceof ClockError)
      sendJson(response, 400, { error: error.message });
    else throw error;
  }
}

async function answer(target: ControlTarget, request: IncomingMessage): Promise<Answer> {
  const url = new URL(request.url ?? '/', 'http://control');
  const filter = filterOf(url, target);
  const id = /^\/faults\/([^/]+)$/.exec(url.pathname)?.[1];
  if (id) return removeFault(target, request.method, id);
  switch (`${request.method} ${url.pathname}`) {
    case 'GET /health':
      return ok({ status: 'ready', services: target.urls() });
    case 'POST /faults':
      return addFault(target, await readBody(request));
    case 'GET /faults':
      return ok({ faults: target.faults.list().map(({ released: _, ...rule }) => rule) });
    case 'DELETE /faults':
      return ok({ removed: target.faults.clear(filter) });
    case 'GET /requests':
      return ok({ requests: target.log.list(filter) });
    case 'GET /tracking':
      return ok({ received: receivedOf(target.log.list(filter)) });
    case 'DELETE /requests':
      return ok({ removed: target.log.clear(filter) });
    case 'POST /reset':
      return reset(target, filter.service);
    case 'POST /clock':
      return moveClock(target, await readBody(request));
    case 'GET /clock':
      return ok(timeOf(target, filter.scope ?? null));
    case 'DELETE /clock':
      target.clock.reset(filter.scope ?? null);
      return ok(timeOf(target, filter.scope ?? null));
    default:
      return { status: 404, document: { error: 'No such control route.', routes: ROUTES } };
  }
}

function ok(document: unknown): Answer {
  return { status: 200, document };
}

function moveClock(target: ControlTarget, body: Buffer): Answer {
  const move = parseClockMove(parseJson(body.toString('utf8')));
  target.clock.move(move);
  // A move for one scope must not touch what others see: there, requests catch up for themselves.
  if (move.scope === null) for (const service of target.services) service.timeMoved?.();
  return ok(timeOf(target, move.scope));
}

function timeOf({ clock }: ControlTarget, scope: string | null): object {
  const seconds = clock.secondsMoved(scope);
  return { now: new Date(Date.now() + seconds * 1000).toISOString(), seconds };
}

function addFault({ faults, services }: ControlTarget, body: Buffer): Answer {
  const rule = parseFaultRule(
    parseJson(body.toString('utf8')),
    services.map(({ name }) => name),
  );
  return { status: 201, document: { id: faults.add(rule).id } };
}

function removeFault({ faults }: ControlTarget, method: string | undefined, id: string): Answer {
  if (method !== 'DELETE') {
    return { status: 405, document: { error: 'A single fault rule can only be deleted.' } };
  }
  if (faults.remove(id)) return ok({ removed: 1 });
  return { status: 404, document: { error: `There is no fault rule "${id}".` } };
}

async function reset(target: ControlTarget, service: string | undefined): Promise<Answer> {
  const chosen = target.services.filter(({ name }) => !service || name === service);
  target.faults.clear({ service });
  if (!service) target.clock.reset(null);
  for (const each of chosen) await each.reset?.();
  return ok({ reset: chosen.map(({ name }) => name) });
}

function filterOf(url: URL, { services }: ControlTarget): { service?: string; scope?: string } {
  const service = url.searchParams.get('service') ?? undefined;
  const names = services.map(({ name }) => name);
  if (service && !names.includes(service)) {
    throw new FaultRuleError(`"service" must be one of ${names.join(', ')}.`);
  }
  return { service, scope: url.searchParams.get('scope') ?? undefined };
}
