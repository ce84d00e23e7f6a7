import { readFileSync } from 'node:fs';
import Ajv2020 from 'ajv/dist/2020';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import type { Fetch } from '../http/fetch-json';
import { freshSandbox, type FreshSandbox } from '../testing/fresh-sandbox';
import { sendFeedback, sendMessage, type ContactRequest } from './service-gateway';

let sandbox: FreshSandbox;
beforeAll(async () => {
  sandbox = await freshSandbox();
});
afterAll(() => sandbox.stop());

const judge = new Ajv2020({ strict: false });
judge.addFormat('email', /@/);
judge.addFormat('date-time', value => !Number.isNaN(Date.parse(value)));
judge.addSchema(Object(parse(readFileSync('openapi/service.yaml', 'utf8'))) as object, 'service');

const expectShape = (name: string, value: unknown): void => {
  const validate = judge.getSchema(`service#/components/schemas/${name}`);
  if (!validate) throw new Error(`no schema ${name}`);
  expect(validate(value), `${name}: ${judge.errorsText(validate.errors)}`).toBe(true);
};

/** A fetch that validates requests and replies against the contract. */
const seen: { readonly status: number; readonly reply: unknown }[] = [];
const judged =
  (schema: string): Fetch =>
  async (input, init) => {
    const body: unknown = JSON.parse(typeof init?.body === 'string' ? init.body : 'null');
    const response = await fetch(input, init);
    const reply: unknown = await response.clone().json();
    if (response.ok) expectShape(schema, body);
    expectShape(response.ok ? 'Receipt' : 'Failure', reply);
    seen.push({ status: response.status, reply });
    return response;
  };
beforeEach(() => void seen.splice(0));

const options = (schema: string) => ({
  origin: sandbox.urlOf('consumer-service'),
  fetch: judged(schema),
});

const passCaptcha = async (): Promise<string> => {
  const url = `${sandbox.urlOf('third-party')}/recaptcha/api2/userverify?k=sandbox-captcha-site-key`;
  const { token } = (await (await fetch(url, { method: 'POST' })).json()) as { token: string };
  return token;
};

const message = async (change: Partial<ContactRequest> = {}): Promise<ContactRequest> => ({
  requestId: crypto.randomUUID(),
  captchaToken: await passCaptcha(),
  site: 'larkfield',
  locale: 'en-us',
  topic: 'order',
  firstName: 'Avery',
  lastName: 'Quinn',
  email: 'avery@example.com',
  message: 'My parcel stands still in Ohio.',
  ...change,
});

const inbox = async () =>
  (await (await fetch(`${sandbox.urlOf('consumer-service')}/inbox`)).json()) as {
    messages: readonly { readonly requestId: string; readonly content: object }[];
    feedback: readonly { readonly requestId: string; readonly content: object }[];
  };

describe('a message', () => {
  it('is stored without its captcha token', async () => {
    const sent = await message({ topic: 'press', outletName: 'W5' });
    const result = await sendMessage(options('ContactRequest'), sent);
    expect(result).toMatchObject({
      ok: true,
      value: { id: expect.stringMatching(/^CT-\d{6}$/) as string },
    });
    const kept = (await inbox()).messages.find(({ requestId }) => requestId === sent.requestId);
    expect(kept?.content).toMatchObject({ outletName: 'W5', email: 'avery@example.com' });
    expect(kept?.content).not.toHaveProperty('captchaToken');
  });

  it('is stored once when sent twice', async () => {
    const sent = await message();
    const first = await sendMessage(options('ContactRequest'), sent);
    expect(await sendMessage(options('ContactRequest'), sent)).toEqual(first);
    const kept = (await inbox()).messages.filter(({ requestId }) => requestId === sent.requestId);
    expect(kept).toHaveLength(1);
  });

  it('is rejected before validation if the captcha was not passed or its token was used', async () => {
    const forged = await message({ captchaToken: '1.x.y', message: 'short' });
    expect(await sendMessage(options('ContactRequest'), forged)).toMatchObject({
      ok: false,
      error: { kind: 'user', status: 403, userErrors: [{ field: [], code: 'captcha' }] },
    });
    const sent = await message();
    await sendMessage(options('ContactRequest'), sent);
    const again = { ...sent, requestId: crypto.randomUUID() };
    expect(await sendMessage(options('ContactRequest'), again)).toMatchObject({
      error: { status: 403 },
    });
  });

  it.each<[Partial<ContactRequest>, string, string]>([
    [{ site: 'acme' }, 'site', 'unknown'],
    [{ firstName: 'A' }, 'firstName', 'tooShort'],
    [{ message: 'too short' }, 'message', 'tooShort'],
    [{ email: 'avery' }, 'email', 'email'],
    [{ email: 'avery@nowhere.invalid' }, 'email', 'unreachable'],
    [{ topic: 'press' }, 'outletName', 'required'],
    [{ lastName: 'Q'.repeat(61) }, 'lastName', 'tooLong'],
  ])('returns the invalid field for %j', async (change, field, code) => {
    expect(await sendMessage(options('ContactRequest'), await message(change))).toMatchObject({
      ok: false,
      error: { kind: 'user', status: 422, userErrors: [{ field: [field], code }] },
    });
  });

  it('can be sent again after a failure of the service', async () => {
    await fetch(`${sandbox.urlOf('control')}/faults`, {
      method: 'POST',
      body: JSON.stringify({
        service: 'consumer-service',
        fault: { kind: 'status', status: 503 },
        times: 1,
      }),
    });
    const result = await sendMessage(
      { origin: sandbox.urlOf('consumer-service') },
      await message(),
    );
    expect(result).toMatchObject({ ok: false, error: { kind: 'http', isRetryable: true } });
  });
});

describe('feedback', () => {
  it('is stored, and the newer comment replaces the older', async () => {
    const vote = {
      requestId: crypto.randomUUID(),
      site: 'larkfield',
      locale: 'en-ca',
      article: 'fit-the-collar',
      isHelpful: false,
    } as const;
    const first = await sendFeedback(options('FeedbackRequest'), vote);
    const more = { ...vote, reasons: ['unclear' as const], comment: 'Which hole?' };
    expect(await sendFeedback(options('FeedbackRequest'), more)).toMatchObject({
      ok: true,
      value: { id: first.ok ? first.value.id : '' },
    });
    const kept = (await inbox()).feedback.filter(({ requestId }) => requestId === vote.requestId);
    expect(kept).toHaveLength(1);
    expect(kept[0]?.content).toMatchObject({ comment: 'Which hole?', reasons: ['unclear'] });
  });
});
