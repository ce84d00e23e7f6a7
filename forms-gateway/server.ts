import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { refuse, type Answer } from './answer';
import type { createFormsGateway } from './forms-gateway';

/** More than any form needs. */
const MOST_BYTES = 64 * 1024;

/** The body as text; null if it is too large. */
const bodyOf = async (request: IncomingMessage): Promise<string | null> => {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of request) {
    const bytes = Buffer.isBuffer(part) ? part : Buffer.from(String(part));
    length += bytes.length;
    if (length > MOST_BYTES) return null;
    parts.push(bytes);
  }
  return Buffer.concat(parts).toString('utf8');
};

const allowSite = (response: ServerResponse, site: string): void => {
  response.setHeader('Vary', 'Origin');
  response.setHeader('Access-Control-Allow-Origin', site);
};

const preflight = (response: ServerResponse): void => {
  response.writeHead(204, {
    'Access-Control-Allow-Methods': 'POST',
    'Access-Control-Allow-Headers': 'content-type',
    'Access-Control-Max-Age': 600,
  });
  response.end();
};

const send = (response: ServerResponse, { status, document }: Answer): void => {
  response.writeHead(status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'no-store',
  });
  response.end(JSON.stringify(document));
};

/**
 * Serves the gateway to the pages of one site: a browser keeps the answers from any other.
 * @param site the origin of the shop, no trailing slash
 */
export const serveForms = (
  gateway: ReturnType<typeof createFormsGateway>,
  site: string,
): Server => {
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (request.headers.origin === site) allowSite(response, site);
    if (request.method === 'OPTIONS') {
      preflight(response);
      return;
    }
    const body = await bodyOf(request);
    const path = new URL(request.url ?? '/', 'http://forms').pathname;
    if (request.method === 'GET' && path === '/health') {
      send(response, { status: 200, document: { status: 'ready' } });
    } else if (body === null) {
      send(response, refuse(413, 'malformed', 'The body is too large.'));
    } else {
      send(response, await gateway({ method: request.method, path, body }));
    }
  };
  return createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      console.error('A form could not be handled:', error);
      response.destroy();
    });
  });
};
