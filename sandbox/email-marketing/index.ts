import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { parseJson, sendJson } from '../core/json';
import { routeOperations } from '../core/operations';
import { PORTS } from '../core/ports';
import type { Service, StateFile } from '../core/service';
import { accountDocument, checkKey, COMPANY, listDocument } from './account';
import { withProfile, type Profiles } from './profiles';
import { invalid, Refusal, sendRefusal } from './refusal';
import { stateOfRevision } from './revision';
import { readBackInStock, readSubscription } from './subscriptions';

interface Call {
  readonly request: IncomingMessage;
  readonly url: URL;
  readonly id: string;
  readonly profiles: StateFile<Profiles>;
}

/** A document, or nothing for a 202. */
type Handler = (call: Call) => Promise<object | null>;

const takeNewsletter: Handler = async ({ request, url, profiles }) => {
  if (url.searchParams.get('company_id') !== COMPANY) throw invalid('Invalid company_id.');
  const profile = readSubscription(parseJson(await text(request)));
  profiles.update(known => withProfile(known, profile));
  return null;
};

const takeBackInStock: Handler = async ({ request, profiles }) => {
  const profile = readBackInStock(parseJson(await text(request)));
  profiles.update(known => withProfile(known, profile));
  return null;
};

/** The operations, by method and path without the slash at the end; `{id}` is one segment. */
const ROUTES: Readonly<Record<string, Handler>> = {
  'POST /client/subscriptions': takeNewsletter,
  'POST /api/back-in-stock-subscriptions': takeBackInStock,
  'GET /api/accounts': async () => accountDocument(),
  'GET /api/lists/{id}': async ({ id }) => listDocument(id),
};

function checkRevision({ headers }: IncomingMessage): void {
  const state = stateOfRevision(headers.revision);
  if (state === 'retired') {
    const detail = `The revision ${String(headers.revision)} is retired.`;
    throw new Refusal(410, 'gone', 'This revision is retired.', detail);
  }
  if (state === 'unknown') throw invalid('A "revision" header with a valid revision is required.');
}

async function answer(
  profiles: StateFile<Profiles>,
  request: IncomingMessage,
  url: URL,
): Promise<object | null> {
  const path = url.pathname.replace(/\/$/, '');
  const [, id = ''] = /^\/api\/lists\/([^/]+)$/.exec(path) ?? [];
  const pattern = id === '' ? path : '/api/lists/{id}';
  const handle = ROUTES[`${request.method} ${pattern}`];
  if (!handle) {
    const isKnown = Object.keys(ROUTES).some(route => route.endsWith(` ${pattern}`));
    throw isKnown
      ? new Refusal(405, 'method_not_allowed', 'Method not allowed.', 'Method not allowed.')
      : new Refusal(404, 'not_found', 'Not found.', `Not modelled in the sandbox: ${path}`);
  }
  checkRevision(request);
  if (path.startsWith('/api/')) checkKey(request);
  return handle({ request, url, id, profiles });
}

async function handle(
  profiles: StateFile<Profiles>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://email');
  if (request.method === 'GET' && url.pathname === '/profiles') {
    sendJson(response, 200, { profiles: profiles.value });
    return;
  }
  try {
    const document = await answer(profiles, request, url);
    if (document) sendJson(response, 200, document);
    else response.writeHead(202, { 'Content-Length': 0 }).end();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    sendRefusal(response, error);
  }
}

/**
 * The email tool: sign-ups to a list by browsers, and for servers with the private key back-in-stock
 * subscriptions, the account and its lists. Like the vendor, it answers a subscription with 202 and no body,
 * also for a person who has it already. `GET /profiles` lists the profiles.
 */
export const createEmailMarketingService = (profiles: StateFile<Profiles>): Service => ({
  name: 'email-marketing',
  port: PORTS.emailMarketing,
  operations: routeOperations(Object.keys(ROUTES)),
  handle: (request, response) => handle(profiles, request, response),
  reset: async () => profiles.reset(),
});
