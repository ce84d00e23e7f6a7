import { CognitoUserAttribute, type CognitoUser } from 'amazon-cognito-identity-js';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { once, promisify, startIdentity } from './testing/start-identity';
import type { Browser, RunningIdentity } from './testing/start-identity';

const EMAIL = 'avery@example.com';
const PASSWORD = 'kennel-gate-40';

let identity: RunningIdentity;
let browser: Browser;
beforeAll(async () => {
  identity = await startIdentity();
});
beforeEach(async () => {
  await fetch(`${identity.urls.control}/reset`, { method: 'POST' });
  browser = identity.browser();
});
afterAll(() => identity.stop());

async function signedIn(): Promise<CognitoUser> {
  await browser.signIn(EMAIL, PASSWORD);
  const user = browser.pool.getCurrentUser();
  if (!user) throw new Error('Nobody is signed in.');
  await once(done => user.getSession(done));
  return user;
}

const forgot = (email = EMAIL) =>
  promisify(callbacks => browser.user(email).forgotPassword(callbacks));
const confirm = (code: string, password: string) =>
  promisify(callbacks => browser.user(EMAIL).confirmPassword(code, password, callbacks));
const attributesOf = async (user: CognitoUser) => {
  const list = await once<CognitoUserAttribute[]>(done => user.getUserAttributes(done));
  return Object.fromEntries((list ?? []).map(({ Name, Value }) => [Name, Value]));
};
const update = (user: CognitoUser, attributes: Readonly<Record<string, string>>) =>
  once(done =>
    user.updateAttributes(
      Object.entries(attributes).map(([Name, Value]) => new CognitoUserAttribute({ Name, Value })),
      done,
    ),
  );

describe('a forgotten password', () => {
  it('is replaced by the code in the mail', async () => {
    await forgot();
    const { code, link, kind } = identity.lastMail(EMAIL);
    expect(kind).toBe('password-reset');
    expect(link).toBe(
      `http://localhost:8000/account/reset-password?email=avery%40example.com&code=${code}`,
    );
    await expect(confirm(code ?? '', 'short')).rejects.toMatchObject({
      code: 'InvalidPasswordException',
      message: 'Password does not conform to policy: Password not long enough',
    });
    await confirm(code ?? '', 'quiet-kennel-41');
    expect(identity.lastMail(EMAIL)).toMatchObject({
      kind: 'password-changed',
      subject: 'Your Larkfield password was changed',
      code: null,
    });
    await expect(browser.signIn(EMAIL, PASSWORD)).rejects.toMatchObject({
      message: 'Incorrect username or password.',
    });
    expect((await browser.signIn(EMAIL, 'quiet-kennel-41')).isValid()).toBe(true);
    await expect(confirm(code ?? '', 'quiet-kennel-42')).rejects.toMatchObject({
      code: 'ExpiredCodeException',
    });
  });

  it('asks for a new code after an hour', async () => {
    await forgot();
    await identity.moveClock(3600);
    await expect(
      confirm(identity.lastMail(EMAIL).code ?? '', 'quiet-kennel-41'),
    ).rejects.toMatchObject({
      code: 'ExpiredCodeException',
      message: 'Invalid code provided, please request a code again.',
    });
  });

  it('sends nothing to a stranger, nor to an address that was never verified', async () => {
    await forgot('nobody@example.com');
    expect(identity.mail.list('nobody@example.com')).toEqual([]);
    await browser.signUp('guest@example.com', 'north-pasture');
    await expect(forgot('guest@example.com')).rejects.toMatchObject({
      code: 'InvalidParameterException',
      message:
        'Cannot reset password for the user as there is no registered/verified email or phone_number',
    });
  });

  it('is asked for five times an hour at most', async () => {
    for (let asked = 0; asked < 5; asked += 1) await forgot();
    await expect(forgot()).rejects.toMatchObject({ code: 'LimitExceededException' });
  });
});

describe('somebody who is signed in', () => {
  it('changes the password with the old one', async () => {
    const user = await signedIn();
    const change = (from: string, to: string) => once(done => user.changePassword(from, to, done));
    await expect(change('wrong-gate-40', 'quiet-kennel-41')).rejects.toMatchObject({
      code: 'NotAuthorizedException',
      message: 'Incorrect username or password.',
    });
    await expect(change(PASSWORD, 'short')).rejects.toMatchObject({
      code: 'InvalidPasswordException',
    });
    expect(await change(PASSWORD, 'quiet-kennel-41')).toBe('SUCCESS');
    expect((await browser.signIn(EMAIL, 'quiet-kennel-41')).isValid()).toBe(true);
  });

  it('reads and changes their attributes', async () => {
    const user = await signedIn();
    await update(user, { given_name: 'Ave', phone_number: '+12085550141' });
    expect(await attributesOf(user)).toMatchObject({
      email: EMAIL,
      email_verified: 'true',
      family_name: 'Brooks',
      given_name: 'Ave',
      phone_number: '+12085550141',
    });
  });

  it('signs in by a new address only when it is verified', async () => {
    const user = await signedIn();
    await update(user, { email: 'avery.brooks@example.com' });
    expect(await attributesOf(user)).toMatchObject({ email: EMAIL });
    const verify = (code: string) =>
      promisify(callbacks => user.verifyAttribute('email', code, callbacks));
    await expect(verify('wrong')).rejects.toMatchObject({ code: 'CodeMismatchException' });
    const first = identity.lastMail('avery.brooks@example.com');
    expect(first.kind).toBe('email-change');
    await new Promise((resolve, reject) => {
      user.getAttributeVerificationCode('email', {
        onSuccess: resolve,
        onFailure: reject,
        inputVerificationCode: resolve,
      });
    });
    await verify(identity.lastMail('avery.brooks@example.com').code ?? '');
    const session = await browser.signIn('avery.brooks@example.com', PASSWORD);
    expect(session.getIdToken().payload).toMatchObject({ email_verified: true });
    await expect(browser.signIn(EMAIL, PASSWORD)).rejects.toMatchObject({
      code: 'NotAuthorizedException',
    });
  });

  it('cannot take the address of another', async () => {
    const user = await signedIn();
    await expect(update(user, { email: 'sam@example.com' })).rejects.toMatchObject({
      code: 'AliasExistsException',
    });
  });

  it('deletes the account', async () => {
    const user = await signedIn();
    await once(done => user.deleteUser(done));
    await expect(browser.signIn(EMAIL, PASSWORD)).rejects.toMatchObject({
      code: 'NotAuthorizedException',
    });
  });
});
