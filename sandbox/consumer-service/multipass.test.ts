import type { JWTPayload } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readMultipassToken } from '../commerce/customer/multipass-token';
import { startIdentity, type RunningIdentity } from '../identity/testing/start-identity';
import { schemaOf } from './contract';
import { falseTokens, signedToken } from './testing/tokens';

let identity: RunningIdentity;
beforeAll(async () => {
  identity = await startIdentity();
});
beforeEach(async () => {
  await fetch(`${identity.urls.control}/reset`, { method: 'POST' });
});
afterAll(() => identity.stop());

async function exchange(token: string | null, body: unknown = { store: 'larkfield-us' }) {
  const reply = await fetch(`${identity.urls['consumer-service']}/api/v1/multipass`, {
    method: 'POST',
    headers: token === null ? {} : { authorization: `Bearer ${token}` },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  const document = (await reply.json()) as {
    readonly multipassToken?: string;
    readonly error?: { readonly code: string };
  };
  const schema = reply.ok ? 'MultipassToken' : 'Failure';
  expect(schemaOf(schema)(document)).toBe(true);
  return { status: reply.status, document, challenge: reply.headers.get('www-authenticate') };
}

const session = (clientId?: string) =>
  identity.browser(clientId).signIn('avery@example.com', 'kennel-gate-40');
const idToken = async (clientId?: string) => (await session(clientId)).getIdToken().getJwtToken();

const signed = (claims: JWTPayload) => signedToken(identity, claims);

describe('a multipass token', () => {
  it('vouches for the owner of an id token, to the store that was asked for', async () => {
    const { document } = await exchange(await idToken(), {
      store: 'larkfield-ca',
      returnTo: 'http://localhost:8000/en-ca/account',
    });
    const { multipassToken = '' } = document;
    expect(readMultipassToken('sandbox-larkfield-ca-multipass', multipassToken)).toMatchObject({
      email: 'avery@example.com',
      first_name: 'Avery',
      identifier: expect.any(String) as string,
      return_to: 'http://localhost:8000/en-ca/account',
    });
    expect(readMultipassToken('sandbox-larkfield-us-multipass', multipassToken)).toBeNull();
  });

  it('is refused for every token but a true id token', async () => {
    const good = await session();
    const id = good.getIdToken().getJwtToken();
    const tokens = [null, ...(await falseTokens(identity, good))];
    for (const token of tokens) {
      expect(await exchange(token)).toMatchObject({
        status: 401,
        document: { error: { code: 'unauthorized' } },
        challenge: 'Bearer',
      });
    }
    expect((await exchange(await signed({}))).status).toBe(200);
    expect((await exchange(id)).status).toBe(200);
    await identity.moveClock(3600);
    expect((await exchange(id)).status).toBe(401);
  });

  it('is refused to a customer whose address is not verified', async () => {
    for (const email_verified of [false, undefined, 'true']) {
      expect(await exchange(await signed({ email_verified }))).toMatchObject({
        status: 403,
        document: { error: { code: 'unverified' } },
      });
    }
  });

  it('is refused to the store of another brand', async () => {
    const pawmere = await idToken('sandboxpawmereclient000001');
    expect(await exchange(pawmere)).toMatchObject({
      status: 403,
      document: { error: { code: 'forbidden' } },
    });
    expect((await exchange(pawmere, { store: 'pawmere-us' })).status).toBe(200);
  });

  it.each([
    ['{', 400, 'malformed'],
    [{}, 422, 'invalid'],
    [{ store: 'other' }, 422, 'invalid'],
    [{ store: 'larkfield-us', email: 'sam@example.com' }, 422, 'invalid'],
  ])('is refused for %o', async (body, status, code) => {
    expect(await exchange(await idToken(), body)).toMatchObject({
      status,
      document: { error: { code } },
    });
  });
});

it('names the field when there is no such store', async () => {
  expect(await exchange(await idToken(), { store: 'acme-us' })).toMatchObject({
    document: {
      error: {
        message: 'There is no store "acme-us".',
        fields: [{ field: 'store', code: 'unknown' }],
      },
    },
  });
});

describe('the inbox', () => {
  it('shows a browser the mail of an address, with its code as text', async () => {
    const email = '<b>guest</b>@example.com';
    await identity.browser().signUp(email, 'north-pasture');
    const address = `${identity.urls['consumer-service']}/inbox?to=${encodeURIComponent(email)}`;
    const page = await (await fetch(address, { headers: { accept: 'text/html' } })).text();
    expect(page).toContain(String(identity.lastMail(email).code));
    expect(page).toContain('&lt;b&gt;guest&lt;/b&gt;');
    expect(page).not.toContain('<b>guest');
    const listed: unknown = await (await fetch(address)).json();
    expect(listed).toMatchObject({ mails: [{ to: email, kind: 'verification' }], messages: [] });
  });
});
