import { expect, it } from 'vitest';
import { createStateStore } from '../core/state';
import { createMailbox } from '../mail/mailbox';
import { Challenges } from './challenges';
import { recordFailure, refuseWhileLocked } from './lockout';
import type { StoredUser } from './model';
import { findUser, type IdentityRuntime } from './runtime';
import { createSigningKeys } from './signing-key';
import { seededPool } from './state';

const EMAIL = 'guest@example.com';

const account = {
  email: EMAIL,
  password: 'north-pasture',
  firstName: 'Robin',
  lastName: 'Fields',
  phone: null,
  tags: [],
  acceptsMarketing: false,
  createdAt: '',
  updatedAt: '',
  addresses: { US: [], CA: [] },
};

function start() {
  let nowMs = 0;
  const { openState } = createStateStore('memory');
  const context = { openState, now: () => new Date(nowMs) };
  const pool: IdentityRuntime = {
    state: openState('identity', () => seededPool([account])),
    keys: createSigningKeys(context),
    challenges: new Challenges(),
    mail: createMailbox(context),
    now: context.now,
  };
  const user = (): StoredUser => {
    const found = findUser(pool, EMAIL);
    if (!found) throw new Error('The pool has no guest.');
    return found;
  };
  return {
    fail: () => recordFailure(pool, user()),
    wait: (seconds: number) => (nowMs += seconds * 1000),
    /** For how many seconds a sign-in is refused from now on. */
    lockedSeconds: () => Date.parse(user().failures.lockedUntil ?? '') / 1000 - nowMs / 1000 || 0,
    attempt: () => refuseWhileLocked(pool, user()),
  };
}

it('four wrong passwords lock nothing; then each doubles the lockout, up to 15 minutes', () => {
  const { fail, lockedSeconds } = start();
  const seconds = Array.from({ length: 17 }, () => {
    fail();
    return lockedSeconds();
  });
  expect(seconds).toEqual([0, 0, 0, 0, 1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900, 900]);
});

it('a lockout ends to the second', () => {
  const { fail, wait, attempt } = start();
  for (let tries = 0; tries < 7; tries += 1) fail();
  wait(3.999);
  expect(attempt).toThrow('Password attempts exceeded');
  wait(0.001);
  expect(attempt).not.toThrow();
});

it('fifteen minutes without a wrong password begin the count anew', () => {
  const { fail, wait, lockedSeconds } = start();
  for (let tries = 0; tries < 7; tries += 1) fail();
  wait(901);
  fail();
  expect(lockedSeconds()).toBe(0);
});
