import { appendFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import type { Service } from './service';

/** The vendors' clients, by the header in which each names itself. */
const CLIENTS: readonly (readonly [client: string, header: string, value: RegExp])[] = [
  ['algoliasearch', 'x-algolia-agent', /Algolia for JavaScript/],
  ['amazon-cognito-identity-js', 'x-amz-user-agent', /aws-amplify|cognito/i],
  ['@rechargeapps/storefront-client', 'x-recharge-sdk-fn', /./],
  ['@sanity/client', 'user-agent', /sanity/i],
];

const clientOf = ({ headers, url = '' }: IncomingMessage): string | null => {
  const query = new URL(url, 'http://sandbox').searchParams;
  const found = CLIENTS.find(([, header, value]) =>
    value.test(String(headers[header] ?? query.get(header) ?? '')),
  );
  return found?.[0] ?? null;
};

/**
 * Notes which operation a request was for, and who asked, in the file that `SANDBOX_DRIVEN` names; nothing
 * without it. `npm run sandbox:conformance -- --record` reads it.
 */
export function recordDriver(service: Service, request: IncomingMessage, body: Buffer): void {
  const { SANDBOX_DRIVEN: file, SANDBOX_DRIVER: test } = process.env;
  if (!file || !test) return;
  const asked = {
    method: request.method ?? 'GET',
    path: new URL(request.url ?? '/', 'http://sandbox').pathname,
    headers: request.headers,
    body: body.toString('utf8'),
  };
  const isField = (name: string): boolean => /^(query|mutation) /.test(name);
  const matching = service.operations.filter(({ matches }) => matches(asked));
  // A GraphQL request may ask for several fields; a path belongs to the first route that it fits.
  const driven = matching.filter(({ name }, at) => isField(name) || at === 0);
  for (const { name } of driven) {
    const line = { service: service.name, operation: name, client: clientOf(request), test };
    appendFileSync(file, `${JSON.stringify(line)}\n`);
  }
}
