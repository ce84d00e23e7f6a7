import { readFileSync } from 'node:fs';
import Ajv2020 from 'ajv/dist/2020';
import { AuthenticationDetails, CognitoUser, CognitoUserPool } from 'amazon-cognito-identity-js';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { decodeOr } from '~/src/domain/data/decode';
import { array, nullable, object, string } from 'valibot';
import type { Fetch } from '../http/fetch-json';
import { fakeFetch } from '../testing/fake-fetch';
import { freshSandbox, type FreshSandbox } from '../testing/fresh-sandbox';
import {
  activateService,
  listFormerSubscriptions,
  listServiceSubscriptions,
  UNKNOWN_ACTIVATION_CODE,
} from './subscriptions';

let sandbox: FreshSandbox;
beforeAll(async () => {
  sandbox = await freshSandbox();
});
beforeEach(() => fetch(`${sandbox.urlOf('control')}/reset`, { method: 'POST' }));
afterAll(() => sandbox.stop());

const judge = new Ajv2020({ strict: false });
judge.addFormat('email', /@/);
judge.addSchema(Object(parse(readFileSync('openapi/service.yaml', 'utf8'))) as object, 'service');

const expectShape = (name: string, value: unknown): void => {
  const validate = judge.getSchema(`service#/components/schemas/${name}`);
  if (!validate) throw new Error(`no schema ${name}`);
  expect(validate(value), `${name}: ${judge.errorsText(validate.errors)}`).toBe(true);
};

/** A fetch that validates requests and replies against the contract. */
const judged =
  (answer: string, request?: string): Fetch =>
  async (input, init) => {
    const response = await fetch(input, init);
    const reply: unknown = await response.clone().json();
    expectShape(response.ok ? answer : 'Failure', reply);
    if (request && response.ok && typeof init?.body === 'string') {
      expectShape(request, JSON.parse(init.body));
    }
    return response;
  };

const options = (answer: string, request?: string) => ({
  origin: sandbox.urlOf('consumer-service'),
  fetch: judged(answer, request),
});

/** The id token of a demo account. */
const idToken = (email = 'avery@example.com', password = 'kennel-gate-40'): Promise<string> => {
  const memory = new Map<string, string>();
  const Storage = {
    getItem: (key: string) => memory.get(key) ?? null,
    setItem: (key: string, value: string) => void memory.set(key, value),
    removeItem: (key: string) => void memory.delete(key),
    clear: () => memory.clear(),
  };
  const Pool = new CognitoUserPool({
    UserPoolId: 'us-east-1_Sandbox01',
    ClientId: 'sandboxlarkfieldclient0001',
    endpoint: sandbox.urlOf('identity'),
    Storage,
  });
  const user = new CognitoUser({ Username: email, Pool, Storage });
  const details = new AuthenticationDetails({ Username: email, Password: password });
  return new Promise((resolve, reject) => {
    user.authenticateUser(details, {
      onSuccess: session => resolve(session.getIdToken().getJwtToken()),
      onFailure: reject,
    });
  });
};

const activationCode = async (): Promise<string> => {
  const address = `${sandbox.urlOf('consumer-service')}/inbox?to=avery@example.com`;
  const inbox: unknown = await (await fetch(address)).json();
  const mails = decodeOr(
    object({ mails: array(object({ kind: string(), code: nullable(string()) })) }),
    inbox,
  );
  const mail = mails?.mails.find(({ kind }) => kind === 'subscription-activation');
  return mail?.code ?? '';
};

describe('the subscriptions of the consumer service', () => {
  it('name those of both stores of the brand, with the licenses of collars', async () => {
    const result = await listServiceSubscriptions(options('SubscriptionList'), await idToken());
    const list = result.ok ? result.value : [];
    expect(list).toHaveLength(7);
    const licenses = list.flatMap(({ serviceLicenses }) => serviceLicenses);
    expect(licenses.map(({ status }) => status).sort()).toEqual([
      'allocated',
      'consumed',
      'consumed',
      'consumed',
    ]);
    expect(
      licenses.every(({ status, device }) => (status === 'consumed') === (device !== undefined)),
    ).toBe(true);
  });

  it('come from the former platform too', async () => {
    const result = await listFormerSubscriptions(
      options('FormerSubscriptionList'),
      await idToken('sam@example.com', 'meadow-gate-01'),
    );
    expect(result).toMatchObject({
      ok: true,
      value: [
        { sku: 'PM-WST-240', status: 'active', quantity: 1 },
        { sku: 'PM-DNT-M', title: 'Dental Chews' },
      ],
    });
  });

  it.each([
    ['', 'no token'],
    ['x.y.z', 'a false token'],
  ])('are refused for %j, %s', async token => {
    const expected = { ok: false, error: { kind: 'http', status: 401, isRetryable: false } };
    expect(await listServiceSubscriptions(options('SubscriptionList'), token)).toMatchObject(
      expected,
    );
    expect(await listFormerSubscriptions(options('FormerSubscriptionList'), token)).toMatchObject(
      expected,
    );
    const request = { activationCode: 'x', email: 'avery@example.com' };
    expect(await activateService(options('Subscription'), token, request)).toMatchObject(expected);
  });

  it('fail with a message that names the field if their shape is wrong', async () => {
    const { fetch } = fakeFetch([{ rechargeId: '1', serviceLicenses: [{ id: 'a', status: 'x' }] }]);
    const result = await listServiceSubscriptions({ origin: 'http://service', fetch }, 'a.b.c');
    expect(result).toMatchObject({
      error: { kind: 'protocol', message: expect.stringContaining('[0]') as string },
    });
  });
});

describe('an activation', () => {
  it('puts a license into use by its mailed code, in any case and spelling', async () => {
    const token = await idToken();
    const code = await activationCode();
    const request = {
      activationCode: ` ${code.toLowerCase().replace('-', '')} `,
      email: 'Avery@Example.com',
    };
    const result = await activateService(
      options('Subscription', 'ActivationRequest'),
      token,
      request,
    );
    expect(result).toMatchObject({
      ok: true,
      value: {
        serviceLicenses: [{ status: 'consumed', device: { petId: expect.any(String) as string } }],
      },
    });
    expect(await activateService(options('Subscription'), token, request)).toEqual(result);
  });

  it.each([
    [
      { activationCode: 'AAAA-0000', email: 'avery@example.com' },
      'activationCode',
      UNKNOWN_ACTIVATION_CODE,
    ],
    [{ activationCode: '', email: 'avery@example.com' }, 'activationCode', 'required'],
    [{ activationCode: 'x', email: 'avery' }, 'email', 'email'],
  ])('of %j is refused', async (request, field, code) => {
    expect(await activateService(options('Subscription'), await idToken(), request)).toMatchObject({
      error: { kind: 'user', status: 422, userErrors: [{ field: [field], code }] },
    });
  });

  it('needs the address of the purchase', async () => {
    const request = { activationCode: await activationCode(), email: 'sam@example.com' };
    expect(await activateService(options('Subscription'), await idToken(), request)).toMatchObject({
      error: { userErrors: [{ field: ['activationCode'], code: UNKNOWN_ACTIVATION_CODE }] },
    });
  });
});
