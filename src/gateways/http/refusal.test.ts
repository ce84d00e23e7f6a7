import { expect, it } from 'vitest';
import { readRefusal } from './refusal';

const bodyOf = (error: object): string => JSON.stringify({ error });
const refusal = { code: 'invalid', message: 'Look again.' };

it('lists each refused field with its code', () => {
  const fields = [
    { field: 'email', code: 'format' },
    { field: 'name', code: 'missing' },
  ];
  expect(readRefusal(bodyOf({ ...refusal, fields }), 422)).toMatchObject({
    ok: false,
    error: {
      kind: 'user',
      status: 422,
      userErrors: [
        { field: ['email'], message: 'Look again.', code: 'format' },
        { field: ['name'], message: 'Look again.', code: 'missing' },
      ],
    },
  });
});

it.each([{}, { fields: [] }])('refers to the whole request if no field is named: %j', more => {
  expect(readRefusal(bodyOf({ ...refusal, ...more }), 403)).toMatchObject({
    error: { userErrors: [{ field: [], code: 'invalid' }] },
  });
});

it('reads what is no longer possible', () => {
  expect(readRefusal(bodyOf({ code: 'slot-taken', message: 'Gone.' }), 409)).toMatchObject({
    error: { kind: 'user', status: 409, userErrors: [{ field: [], code: 'slot-taken' }] },
  });
});

it.each([
  ['of another status', bodyOf(refusal), 500],
  ['that is no JSON', '<html>', 422],
  ['of another shape', '{"error":"no"}', 422],
])('ignores an answer %s', (_, text, status) => {
  expect(readRefusal(text, status)).toBeNull();
});
