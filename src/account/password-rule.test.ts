import type { TFunction } from 'i18next';
import { expect, it } from 'vitest';
import { newPassword } from './password-rule';

const t = ((key: string) => key) as unknown as TFunction;
const rule = newPassword(t, { label: 'New password', required: 'required', tooShort: 'too short' });
const refusal = (value: string): Promise<string> =>
  rule.validate(value).then(
    () => 'accepted',
    (error: Error) => error.message,
  );

it.each([
  ['', 'required'],
  ['1234567', 'too short'],
  ['12345678', 'accepted'],
  ['a'.repeat(256), 'accepted'],
  ['a'.repeat(257), 'forms:tooLong'],
  [' 12345678', 'account:rules.passwordSpaces'],
])('answers %j with "%s"', async (password, answer) => {
  expect(await refusal(password)).toBe(answer);
});
