import { expect, it } from 'vitest';
import type { GatewayErrorKind, Result } from '~/src/domain/data/result';
import { failure } from '~/src/gateways/http/failure';
import { failureReason } from './failure-reason';

const CONNECTION_ERROR = 'A connection error occurred while making the request.';

const reasonOf = (failed: Result<never>): string => (failed.ok ? '' : failureReason(failed.error));

it.each<[GatewayErrorKind, string]>([
  ['protocol', 'The answer is no JSON.'],
  ['protocol', ''],
  ['network', 'ECONNRESET'],
  ['timeout', 'No answer within 5000 ms.'],
  ['http', ''],
])('is a connection error where the provider says nothing itself: %s "%s"', (kind, message) => {
  expect(reasonOf(failure(kind, message))).toBe(CONNECTION_ERROR);
});

it('is a connection error where the provider broke itself, whatever it says', () => {
  expect(reasonOf(failure('http', 'Fault: status 500', { status: 500 }))).toBe(CONNECTION_ERROR);
});

it('is a connection error where the session was refused twice, in words for developers', () => {
  const failed = failure('http', 'bad authentication', { status: 401 });
  expect(reasonOf(failed)).toBe(CONNECTION_ERROR);
});

it('is what the provider says', () => {
  expect(reasonOf(failure('http', 'The vault is closed.'))).toBe('The vault is closed.');
  expect(reasonOf(failure('http', 'Not your card.', { status: 422 }))).toBe('Not your card.');
});

it('names the fields that the provider refuses', () => {
  const userErrors = [
    { field: ['zip'], message: 'is not deliverable', code: null },
    { field: ['first_name'], message: 'is too long', code: null },
    { field: ['quantity'], message: 'Must be an integer from 1 to 1000.', code: null },
  ];
  expect(reasonOf(failure('user', 'refused', { status: 422, userErrors }))).toBe(
    'Zip is not deliverable. First name is too long. Must be an integer from 1 to 1000.',
  );
});
