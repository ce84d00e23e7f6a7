import { readFileSync } from 'node:fs';
import Ajv2020 from 'ajv/dist/2020';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import type { Fetch } from '../http/fetch-json';
import { fakeFetch } from '../testing/fake-fetch';
import { freshSandbox, type FreshSandbox } from '../testing/fresh-sandbox';
import { searchDealers } from './search-dealers';

let sandbox: FreshSandbox;
beforeAll(async () => {
  sandbox = await freshSandbox();
});
afterAll(() => sandbox.stop());

const judge = new Ajv2020({ strict: false });
judge.addSchema(Object(parse(readFileSync('openapi/dealers.yaml', 'utf8'))) as object, 'dealers');

const expectShape = (name: string, value: unknown): void => {
  const validate = judge.getSchema(`dealers#/components/schemas/${name}`);
  if (!validate) throw new Error(`no schema ${name}`);
  expect(validate(value), `${name}: ${judge.errorsText(validate.errors)}`).toBe(true);
};

/** Validates every reply against the contract. */
const judged: Fetch = async (input, init) => {
  const response = await fetch(input, init);
  expectShape(response.ok ? 'DealerList' : 'Failure', await response.clone().json());
  return response;
};

const find = (postalCode: string, more: object = {}) =>
  searchDealers({ origin: sandbox.urlOf('dealers'), fetch: judged, ...more }, postalCode);

const fail = (fault: object) =>
  fetch(`${sandbox.urlOf('control')}/faults`, {
    method: 'POST',
    body: JSON.stringify({ service: 'dealers', fault, times: 1 }),
  });

const ask = async (path: string, init: RequestInit = {}) => {
  const response = await fetch(sandbox.urlOf('dealers') + path, init);
  const body: unknown = await response.json();
  expectShape(response.ok ? 'DealerList' : 'Failure', body);
  return { status: response.status, body };
};

describe('the dealer search', () => {
  it('finds the dealer who serves a ZIP code first', async () => {
    const reply = await find('83702');
    expect(reply).toMatchObject({ ok: true });
    expect(reply.ok && reply.value[0]).toMatchObject({
      id: 'lf-83702',
      name: 'Larkfield of Boise',
      slug: 'boise-id',
      phone: '(208) 555-0100',
      isCompanyOwned: false,
      servesPostalCode: true,
      address: { city: 'Boise', region: 'ID', country: 'US' },
    });
  });

  it('finds Canadian dealers as the form writes their codes', async () => {
    const reply = await find('K1P 1J1');
    expect(reply.ok && reply.value[0]?.name).toBe('Larkfield of Ottawa');
  });

  it('finds nobody where nobody works, which is no failure', async () => {
    expect(await find('X0A 0H0')).toEqual({ ok: true, value: [] });
  });

  it('says that a text is no postal code', async () => {
    expect(await find('nowhere')).toMatchObject({
      ok: false,
      error: {
        kind: 'user',
        status: 400,
        userErrors: [{ field: ['postalCode'], code: 'invalidPostalCode' }],
      },
    });
  });

  it.each([
    ['/prod/ifb-dealer-search', 400, /"postalCode" is missing/],
    ['/prod/ifb-dealer-search?zip=83702', 400, /parameter "zip" is unknown/],
    ['/prod/ifb-dealer-search?postalCode=83702&radius=5', 400, /parameter "radius" is unknown/],
    ['/prod/ifb-dealer-search?postalCode=83702&postalCode=1', 400, /given twice/],
    ['/prod/dealers', 404, /nothing at this address/],
  ])('refuses %s in words', async (path, status, message) => {
    const reply = await ask(path);
    expect(reply).toMatchObject({ status });
    expect(JSON.stringify(reply.body).replaceAll('\\', '')).toMatch(message);
  });

  it('answers GET only', async () => {
    const path = '/prod/ifb-dealer-search?postalCode=83702';
    expect(await ask(path, { method: 'POST' })).toMatchObject({ status: 405 });
  });

  it.each([
    [{ kind: 'status', status: 500 }, 'http'],
    [{ kind: 'status', status: 429 }, 'http'],
    [{ kind: 'malformed' }, 'protocol'],
    [{ kind: 'status', status: 200, body: '' }, 'protocol'],
    [{ kind: 'truncated' }, 'network'],
    [{ kind: 'reset' }, 'network'],
  ])('fails with a tagged error under the fault %j', async (fault, kind) => {
    await fail(fault);
    expect(await find('83702', { fetch })).toMatchObject({ ok: false, error: { kind } });
  });

  it('waits only so long', async () => {
    await fail({ kind: 'hang' });
    expect(await find('83702', { fetch, timeoutMs: 200 })).toMatchObject({
      ok: false,
      error: { kind: 'timeout' },
    });
  });

  it('takes no dealer without an id', async () => {
    const reply = await find('83702', { fetch: fakeFetch([{ name: 'Nobody' }]).fetch });
    expect(reply).toMatchObject({
      ok: false,
      error: { kind: 'protocol', message: 'The field "[0].id" is missing.' },
    });
  });
});
