import { expect, it } from 'vitest';
import { isEmail } from './email';

it.each(['a@b.co', 'first.last+dogs@mail.shop.example', "o'neil@larkfield.example"])(
  'accepts "%s"',
  text => expect(isEmail(text)).toBe(true),
);

it.each([
  '',
  'a',
  'a@b',
  'a@b.c',
  'a b@c.de',
  '@b.co',
  'a@b.co, c@d.ef',
  `${'a'.repeat(250)}@b.co`,
  'a@b..com',
])('rejects "%s"', text => expect(isEmail(text)).toBe(false));
