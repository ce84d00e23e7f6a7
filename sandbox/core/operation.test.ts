import { expect, it } from 'vitest';
import { operationOf } from './operation';

it.each([
  [{ operationName: 'cartCreate', query: 'mutation other { x }' }, 'cartCreate'],
  [{ query: 'fragment F on Cart { id } mutation cartLinesAdd($id: ID!) { x }' }, 'cartLinesAdd'],
  [{ query: '{ shop { name } }' }, null],
  [{ other: true }, null],
])('reads the operation of %o', (body, operation) => {
  expect(operationOf(JSON.stringify(body))).toBe(operation);
});

it.each(['', 'plain', '{"query":', '[]'])('returns null for %o', text => {
  expect(operationOf(text)).toBeNull();
});

it('reads the operation of a request with a target, whatever its body', () => {
  const target = 'AWSCognitoIdentityProviderService.SignUp';
  expect(operationOf('{"query":"query Q { x }"}', target)).toBe('SignUp');
  expect(operationOf('', 'none')).toBeNull();
});
