import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fakeFetch } from '../testing/fake-fetch';
import { judgeByContract } from '../testing/judge-by-contract';
import { signInToSandbox } from '../testing/sign-in';
import { freshSandbox, type FreshSandbox } from '../testing/fresh-sandbox';
import {
  joinReferralProgram,
  readReferralProgram,
  REGION_REFUSED,
  type ReferralRequest,
} from './referral';

let sandbox: FreshSandbox;
let token: string;
beforeAll(async () => {
  sandbox = await freshSandbox();
  token = await signInToSandbox(sandbox.urlOf('identity'));
});
beforeEach(() =>
  fetch(`${sandbox.urlOf('control')}/reset?service=consumer-service`, { method: 'POST' }),
);
afterAll(() => sandbox.stop());

const judged = judgeByContract('service');

const options = (request?: string) => ({
  origin: sandbox.urlOf('consumer-service'),
  fetch: judged('ReferralProgram', request),
});

const REQUEST: ReferralRequest = {
  company: 'Brooks Dog Training',
  email: 'avery@example.com',
  zip: '83702',
  phone: '208-555-0140',
};

const join = (more: Partial<ReferralRequest> = {}) =>
  joinReferralProgram(options('ReferralRequest'), token, { ...REQUEST, ...more });

describe('the referral program', () => {
  it('names its reward before somebody has joined', async () => {
    expect(await readReferralProgram(options(), token)).toEqual({
      ok: true,
      value: { reward: { amount: '50.00', currency: 'USD' }, membership: null },
    });
  });

  it('gives a code and a link to who joins, and the same ones again', async () => {
    const joined = await join();
    const membership = joined.ok ? joined.value.membership : null;
    expect(membership).toMatchObject({ ...REQUEST, invitations: [] });
    expect(membership?.code).toMatch(/^AVERY-[A-Z2-9]{6}$/);
    expect(membership?.link).toMatch(new RegExp(`/\\?referral_code=${membership?.code}$`));
    const again = await join({ company: 'Other' });
    expect(again.ok && again.value.membership).toEqual({ ...membership, company: 'Other' });
    expect(await readReferralProgram(options(), token)).toEqual(again);
  });

  it.each(['Not eligible', '00601', '96950'])('is not available for %s', async zip => {
    expect(await join({ zip })).toMatchObject({
      ok: false,
      error: { kind: 'user', userErrors: [{ field: [], code: REGION_REFUSED }] },
    });
    expect(await readReferralProgram(options(), token)).toMatchObject({
      value: { membership: null },
    });
  });

  it.each([
    ['company', '  ', 'required'],
    ['email', 'avery', 'email'],
    ['zip', '8370', 'invalid'],
    ['zip', 'not eligible', 'invalid'],
    ['phone', '2085550140', 'invalid'],
  ])('asks for another %s than "%s"', async (field, value, code) => {
    expect(await join({ [field]: value })).toMatchObject({
      ok: false,
      error: { kind: 'user', userErrors: [{ field: [field], code }] },
    });
  });

  it('is for who is signed in', async () => {
    expect(await readReferralProgram(options(), 'a.b.c')).toMatchObject({
      ok: false,
      error: { kind: 'http', status: 401 },
    });
  });

  it('is not read without its reward', async () => {
    const { fetch } = fakeFetch({ membership: null });
    expect(await readReferralProgram({ ...options(), fetch }, token)).toMatchObject({
      ok: false,
      error: { kind: 'protocol', message: 'The field "reward" is missing.' },
    });
  });
});
