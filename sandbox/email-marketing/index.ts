import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { isJsonObject, parseJson, sendJson } from '../core/json';
import { PORTS } from '../core/ports';
import type { Service, StateFile } from '../core/service';
import { withProfile, type Profiles } from './profiles';

/** Public id of the one account; `.env.sandbox*` repeats it. */
const COMPANY = 'SANDB1';
const EMAIL_POINTER = '/data/attributes/profile/data/attributes/email';

interface Refusal {
  readonly status: 400 | 404 | 405;
  readonly code: string;
  readonly detail: string;
  readonly pointer?: string;
}

const at = (value: unknown, ...path: readonly string[]): unknown =>
  path.reduce<unknown>((found, name) => (isJsonObject(found) ? found[name] : undefined), value);

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

const isAddress = (email: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(email);

const invalid = (detail: string, pointer?: string): Refusal => ({
  status: 400,
  code: 'invalid',
  detail,
  ...(pointer === undefined ? {} : { pointer }),
});

const judge = (request: IncomingMessage, url: URL, body: unknown): Refusal | null => {
  if (url.pathname !== '/client/subscriptions/') {
    return { status: 404, code: 'not_found', detail: `No such path: ${url.pathname}` };
  }
  if (request.method !== 'POST') {
    return { status: 405, code: 'method_not_allowed', detail: 'Method not allowed.' };
  }
  if (!/^\d{4}-\d\d-\d\d$/.test(String(request.headers.revision))) {
    return invalid('A "revision" header is required.');
  }
  if (url.searchParams.get('company_id') !== COMPANY) return invalid('Invalid company_id.');
  if (at(body, 'data', 'type') !== 'subscription') {
    return invalid('The type of data must be "subscription".', '/data/type');
  }
  if (textOf(at(body, 'data', 'relationships', 'list', 'data', 'id')) === null) {
    return invalid('A list is required.', '/data/relationships/list');
  }
  const email = textOf(at(body, 'data', 'attributes', 'profile', 'data', 'attributes', 'email'));
  return email !== null && isAddress(email)
    ? null
    : invalid('Invalid email address.', EMAIL_POINTER);
};

const refuse = (response: ServerResponse, { status, code, detail, pointer }: Refusal): void =>
  sendJson(response, status, {
    errors: [
      {
        ...{ id: 'sandbox', status, code, title: 'Invalid input.', detail },
        ...(pointer === undefined ? {} : { source: { pointer } }),
      },
    ],
  });

const subscribed = (body: unknown) => {
  const attributes = at(body, 'data', 'attributes', 'profile', 'data', 'attributes');
  const properties = at(attributes, 'properties');
  return {
    email: textOf(at(attributes, 'email')) ?? '',
    firstName: textOf(at(attributes, 'first_name')),
    properties: isJsonObject(properties) ? properties : {},
    lists: [textOf(at(body, 'data', 'relationships', 'list', 'data', 'id')) ?? ''],
    backInStock: [],
    sources: [textOf(at(body, 'data', 'attributes', 'custom_source')) ?? 'unknown'],
  };
};

/**
 * The e-mail tool's client API: sign-ups to a list. Like the vendor's, it answers 202 without a
 * body, also for a person who is on the list. `GET /profiles` lists the profiles.
 */
export const createEmailMarketingService = (profiles: StateFile<Profiles>): Service => ({
  name: 'email-marketing',
  port: PORTS.emailMarketing,
  handle: async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://email');
    if (request.method === 'GET' && url.pathname === '/profiles') {
      sendJson(response, 200, { profiles: profiles.value });
      return;
    }
    const body = parseJson(await text(request));
    const refusal = judge(request, url, body);
    if (refusal) {
      refuse(response, refusal);
      return;
    }
    profiles.update(known => withProfile(known, subscribed(body)));
    response.writeHead(202, { 'Content-Length': 0 }).end();
  },
  reset: async () => profiles.reset(),
});
