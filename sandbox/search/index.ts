import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { isJsonObject, parseJson, sendJson } from '../core/json';
import { routeOperations } from '../core/operations';
import { PORTS } from '../core/ports';
import type { Service, ServiceContext } from '../core/service';
import { SearchApiError } from './api-error';
import { checkRight, isClientParameter, rightsOf } from './application';
import { eventsRoute } from './events/events-route';
import { indexRoutes } from './http/index-routes';
import { recommendRoute } from './http/recommend-route';
import { recordRoutes } from './http/record-routes';
import type { Route } from './http/route';
import { searchRoutes } from './http/search-routes';
import { synonymRoutes } from './http/synonym-routes';
import { IndexStore } from './store/index-store';

/** In matching order: reading a single record has the most general path. */
const ROUTES: readonly Route[] = [
  ...searchRoutes,
  recommendRoute,
  eventsRoute,
  ...indexRoutes,
  ...synonymRoutes,
  ...recordRoutes,
];

/** Paths of the service that the sandbox does not support. */
const NOT_MODELLED =
  /^\/1\/(keys|logs|task|clusters|security|dictionaries|indexes\/[^/]+\/(rules|chat))/;

/** The variable parts of a route's path, or null if the path does not match. */
function openParts(path: string, pathname: string): readonly string[] | null {
  const wanted = path.split('/');
  const given = pathname.split('/').map(decodeURIComponent);
  if (wanted.length !== given.length) return null;
  const fits = wanted.every((part, at) => (part === ':' ? given[at] !== '*' : part === given[at]));
  return fits ? given.filter((_, at) => wanted[at] === ':') : null;
}

function routeOf(method: string, pathname: string): { route: Route; parts: readonly string[] } {
  const known = ROUTES.flatMap(route => {
    const parts = openParts(route.path, pathname);
    return parts ? [{ route, parts }] : [];
  });
  const found = known.find(({ route }) => route.method === method);
  if (found) return found;
  if (NOT_MODELLED.test(pathname)) {
    throw new SearchApiError(400, `Not modelled in the sandbox: ${method} ${pathname}`);
  }
  throw known.length > 0
    ? new SearchApiError(405, 'Method not allowed')
    : new SearchApiError(404, 'Path not found');
}

async function answer(store: IndexStore, request: IncomingMessage): Promise<object> {
  const url = new URL(request.url ?? '/', 'http://search');
  const rights = rightsOf(request, url);
  const { route, parts } = routeOf(request.method ?? 'GET', url.pathname);
  checkRight(rights, route.right);
  const address = new Map([...url.searchParams].filter(([name]) => !isClientParameter(name)));
  const unknown = [...address.keys()].find(name => !route.address?.includes(name));
  if (unknown !== undefined) throw new SearchApiError(400, `Unknown parameter: ${unknown}`);
  const sent = await text(request);
  const content = sent === '' ? {} : parseJson(sent);
  if (typeof content !== 'object' || content === null) {
    throw new SearchApiError(400, 'Invalid JSON');
  }
  const body = isJsonObject(content) ? content : {};
  if (Array.isArray(content) && !route.takesList) {
    throw new SearchApiError(400, 'The body must be a JSON object');
  }
  return route.answer({ store, parts, address, body, content });
}

/**
 * The hosted search service over the seed's indexes and those that clients write to it: search,
 * records, settings, synonyms, recommendations, events. `GET /events` shows the events that
 * arrived. A `SearchApiError` becomes the reply.
 */
export function createSearchService(context: ServiceContext): Service {
  const store = new IndexStore(context);
  return {
    name: 'search',
    port: PORTS.search,
    operations: routeOperations(ROUTES.map(({ method, path }) => `${method} ${path}`)),
    handle: async (request, response) => {
      if (request.method === 'GET' && request.url === '/events') {
        sendJson(response, 200, { events: store.events });
        return;
      }
      try {
        sendJson(response, 200, await answer(store, request));
      } catch (error) {
        if (!(error instanceof SearchApiError)) throw error;
        const { status, message } = error;
        sendJson(response, status, { message, status });
      }
    },
    reset: async () => store.reset(),
  };
}
