import { beforeEach, expect, it, vi } from 'vitest';
import type { Result } from '~/src/domain/data/result';
import { failure } from '~/src/gateways/http/failure';
import { stockAlertHandler } from './stock-alert-handler';

const gateway = vi.hoisted(() => ({
  requestStockAlert: vi.fn<(options: object, alert: object) => Promise<Result<string>>>(),
}));
vi.mock('~/src/gateways/forms/forms-gateway', () => ({
  ...gateway,
  CAPTCHA_REFUSED: 'captcha',
}));

let token = '';
const onSpent = vi.fn();
const work = () =>
  stockAlertHandler({
    t: key => key,
    variantId: 'v1',
    locale: 'en-us',
    captchaToken: () => token,
    onSpent,
  });

beforeEach(() => {
  token = 'passed';
  onSpent.mockClear();
  gateway.requestStockAlert.mockReset();
});

const problemsOf = async (values: object): Promise<unknown> =>
  work()
    .schema.validate(values, { abortEarly: false })
    .then(
      () => [],
      (error: { errors: readonly string[] }) => error.errors,
    );

it('requires an address and a passed captcha', async () => {
  token = '';
  expect(await problemsOf({ email: ' ' })).toEqual(
    expect.arrayContaining(['stockAlert.emailRequired', 'stockAlert.captcha']),
  );
  token = 'passed';
  expect(await problemsOf({ email: 'ada@home' })).toEqual(['stockAlert.emailInvalid']);
  expect(await problemsOf({ email: 'ada@mail.example' })).toEqual([]);
});

it('sends the variant and the captcha token', async () => {
  gateway.requestStockAlert.mockResolvedValue({ ok: true, value: 'id' });
  expect(await work().send({ email: 'ada@mail.example' })).toEqual({ kind: 'done' });
  expect(gateway.requestStockAlert.mock.calls[0]?.[1]).toMatchObject({
    email: 'ada@mail.example',
    variantId: 'v1',
    captchaToken: 'passed',
  });
});

it.each([
  [{ field: ['email'], message: '', code: 'unreachable' }, { email: 'stockAlert.emailInvalid' }],
  [{ field: [], message: '', code: 'captcha' }, { captcha: 'stockAlert.captcha' }],
])('shows at its field what was refused: %j', async (error, errors) => {
  const refusal = failure('user', 'no', { status: 422, userErrors: [error] });
  gateway.requestStockAlert.mockResolvedValue(refusal);
  expect(await work().send({ email: 'a@b.co' })).toEqual({ kind: 'refused', errors });
  expect(onSpent).toHaveBeenCalledOnce();
});

it('shows an error if the request fails', async () => {
  gateway.requestStockAlert.mockResolvedValue(failure('timeout', 'late'));
  expect(await work().send({ email: 'a@b.co' })).toEqual({
    kind: 'failed',
    message: 'stockAlert.failed',
  });
});
