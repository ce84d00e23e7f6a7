import { expect, it } from 'vitest';
import { ok } from '~/src/domain/data/result';
import { failure } from '~/src/gateways/http/failure';
import { GatewayFailure, unwrap } from './unwrap';

it('returns the value of a result', async () => {
  expect(await unwrap(Promise.resolve(ok(3)))).toBe(3);
});

it('throws the error of a failed result, with every field', async () => {
  const userErrors = [{ field: ['email'], message: 'Taken', code: 'TAKEN' }];
  const failed = failure('user', 'refused', { status: 422, userErrors });
  const thrown: unknown = await unwrap(failed).catch((error: unknown) => error);
  expect(thrown).toBeInstanceOf(GatewayFailure);
  expect(thrown).toMatchObject({
    kind: 'user',
    message: 'refused',
    isRetryable: false,
    status: 422,
    userErrors,
  });
});
