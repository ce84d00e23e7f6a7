import type { RouteHandlerCallback } from 'workbox-core/types.js';
import { matchPrecache } from 'workbox-precaching';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { requestKind, offlinePathFor, type RequestKind } from './request-kinds';
import { buildScope } from './build-info';
import { STRATEGIES } from './strategies';

const kindOfRequest = ({ url, destination, mode }: Request): RequestKind | null =>
  requestKind({ url: new URL(url), destination, mode }, buildScope);

const answer: RouteHandlerCallback = async options => {
  const kind = kindOfRequest(options.request);
  if (kind === null) return fetch(options.request);
  try {
    return await STRATEGIES[kind].handle(options);
  } catch (error) {
    // An image host without CORS headers is requested in the page's own mode.
    if (kind === 'picture') return fetch(options.request);
    throw error;
  }
};

/** Answers each kind by its strategy; other requests do not involve the worker. */
export const answerRequests = (): void => {
  registerRoute(({ request }) => kindOfRequest(request) !== null, answer);
  setCatchHandler(async ({ request }) => {
    if (request.mode !== 'navigate') return Response.error();
    const { pathname } = new URL(request.url);
    return (await matchPrecache(offlinePathFor(pathname, buildScope.prefixes))) ?? Response.error();
  });
};
