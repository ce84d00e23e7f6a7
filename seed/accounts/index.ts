import * as v from 'valibot';
import { moment, words } from '../load/fields';
import { readJson } from '../load/json';
import type { SeedAccount } from '../types';

const address = v.strictObject({
  firstName: words,
  lastName: words,
  company: v.string(),
  address1: words,
  address2: v.string(),
  city: words,
  province: words,
  zip: words,
  phone: v.string(),
});

const account = v.strictObject({
  email: v.pipe(v.string(), v.email('takes an email address.')),
  password: v.pipe(v.string(), v.minLength(8, 'takes 8 characters or more.')),
  firstName: words,
  lastName: words,
  phone: v.nullable(words),
  tags: v.array(words),
  acceptsMarketing: v.boolean(),
  createdAt: moment,
  updatedAt: moment,
  addresses: v.strictObject({ US: v.array(address), CA: v.array(address) }),
});

/**
 * The demo accounts: verified in the user pool, and customers of every store. Their passwords are in
 * docs/sandbox.md; they open nothing but the sandbox.
 */
export const accounts: readonly SeedAccount[] = readJson(
  'accounts/accounts.json',
  v.array(account),
);
