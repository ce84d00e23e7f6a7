import { expect, it } from 'vitest';
import { takesMail } from './mail-hosts';

const failing = (code: string) => async () => {
  throw Object.assign(new Error(code), { code });
};

it.each([
  [true, async () => [{ exchange: 'mx.example', priority: 10 }]],
  [false, async () => [{ exchange: '', priority: 0 }]],
  [false, failing('ENOTFOUND')],
  // A host without MX records may take mail by its address.
  [true, failing('ENODATA')],
  [true, failing('ETIMEOUT')],
])('%s', async (expected, resolve) => {
  expect(await takesMail('ada@mail.example', resolve)).toBe(expected);
});
