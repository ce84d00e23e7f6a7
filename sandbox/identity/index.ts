import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import type { SeedAccount } from '~/seed/types';
import { isJsonObject, parseJson, sendJson } from '../core/json';
import { routeOperations, type Operation, type OperationRequest } from '../core/operations';
import { PORTS } from '../core/ports';
import type { Service, ServiceContext } from '../core/service';
import type { Mailbox } from '../mail/mailbox';
import { Challenges } from './challenges';
import { OPERATIONS } from './dispatch';
import type { IdentityData } from './model';
import { Parameters } from './parameters';
import { ISSUER, POOL_ID } from './pool';
import type { IdentityRuntime } from './runtime';
import { IdentityError } from './service-error';
import type { SigningKeyStore } from './signing-key';
import { parsePool, seededPool } from './state';

const TARGET = /^AWSCognitoIdentityProviderService\.([A-Za-z]+)$/;

const POOL_OPERATIONS: readonly Operation[] = [
  ...[...OPERATIONS.keys()].map(name => ({
    name,
    matches: ({ headers }: OperationRequest) =>
      TARGET.exec(String(headers['x-amz-target']))?.[1] === name,
  })),
  ...routeOperations([
    'GET /{pool}/.well-known/jwks.json',
    'GET /{pool}/.well-known/openid-configuration',
  ]),
];

/** The pool's interface to other services of the sandbox. */
export interface IdentityNeighbours {
  readonly keys: SigningKeyStore;
  readonly mail: Mailbox;
}

function sendAmzJson(response: ServerResponse, status: number, document: object): void {
  const body = Buffer.from(JSON.stringify(document));
  response.writeHead(status, {
    'Content-Type': 'application/x-amz-json-1.1',
    'Content-Length': body.length,
    'Cache-Control': 'no-store',
  });
  response.end(body);
}

function refuse(response: ServerResponse, { type, message, status }: IdentityError): void {
  response.setHeader('x-amzn-errortype', `${type}:`);
  response.setHeader('x-amzn-errormessage', encodeURIComponent(message));
  sendAmzJson(response, status, { __type: type, message });
}

async function answer(pool: IdentityRuntime, request: IncomingMessage): Promise<object> {
  const { 'x-amz-target': target } = request.headers;
  const name = TARGET.exec(String(target))?.[1] ?? '';
  const operation = OPERATIONS.get(name);
  if (!operation) {
    const asked = name === '' ? 'a request without X-Amz-Target' : name;
    throw new IdentityError('UnknownOperationException', `Not modelled in the sandbox: ${asked}`);
  }
  const body = parseJson(await text(request));
  if (!isJsonObject(body)) {
    throw new IdentityError('SerializationException', 'The body is no JSON object.');
  }
  return operation(pool, new Parameters(body));
}

/** The documents for verifying the pool's tokens; null for other paths. */
async function wellKnown(
  { keys }: IdentityRuntime,
  { url = '/', headers }: IncomingMessage,
): Promise<object | null> {
  const { pathname } = new URL(url, 'http://identity');
  if (pathname === `/${POOL_ID}/.well-known/jwks.json`) return keys.keySet();
  if (pathname !== `/${POOL_ID}/.well-known/openid-configuration`) return null;
  return {
    issuer: ISSUER,
    jwks_uri: `http://${headers.host}/${POOL_ID}/.well-known/jwks.json`,
    id_token_signing_alg_values_supported: ['RS256'],
    response_types_supported: ['code', 'token'],
    subject_types_supported: ['public'],
  };
}

async function handle(
  pool: IdentityRuntime,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const document = request.method === 'GET' ? await wellKnown(pool, request) : null;
  if (document) {
    sendJson(response, 200, document);
  } else if (request.method !== 'POST') {
    sendJson(response, 404, { message: 'There is nothing at this address.' });
  } else {
    try {
      sendAmzJson(response, 200, await answer(pool, request));
    } catch (error) {
      if (!(error instanceof IdentityError)) throw error;
      refuse(response, error);
    }
  }
}

/**
 * The identity provider: an Amazon Cognito user pool, as far as a store with sign-in by email address and
 * password needs one. What is not modelled is refused by name.
 */
export function createIdentityService(
  context: ServiceContext,
  { keys, mail }: IdentityNeighbours,
  accounts: readonly SeedAccount[],
): Service {
  const pool: IdentityRuntime = {
    state: context.openState<IdentityData>('identity', () => seededPool(accounts), parsePool),
    keys,
    challenges: new Challenges(),
    mail,
    now: context.now,
  };
  return {
    name: 'identity',
    port: PORTS.identity,
    operations: POOL_OPERATIONS,
    handle: (request, response) => handle(pool, request, response),
    reset: async () => pool.state.reset(),
  };
}
