import type { IncomingHttpHeaders } from 'node:http';

/** A request, as far as it tells which operation it is for. */
export interface OperationRequest {
  readonly method: string;
  /** Path without the query. */
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** An operation of a vendor that the sandbox models. */
export interface Operation {
  /** As the vendor writes it: a method and a path, a field, an action. */
  readonly name: string;
  readonly matches: (request: OperationRequest) => boolean;
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const segment = (part: string): string =>
  part === ':' || /^\{.*\}$/.test(part) ? '[^/*]+' : escaped(part);

/**
 * Operations from a table of routes, each a method and a path such as `GET /subscriptions/{id}`; a slash at
 * the end of a request's path does not matter.
 */
export const routeOperations = (routes: readonly string[], prefix = ''): readonly Operation[] =>
  routes.map(route => {
    const [method = '', path = ''] = route.split(' ');
    const pattern = new RegExp(`^${`${prefix}${path}`.split('/').map(segment).join('/')}/?$`);
    return {
      name: `${method} ${prefix}${path}`,
      matches: request => request.method === method && pattern.test(request.path),
    };
  });
