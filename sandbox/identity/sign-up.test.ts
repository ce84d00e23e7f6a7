import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { once, startIdentity, type Browser, type RunningIdentity } from './testing/start-identity';

const PASSWORD = 'north-pasture';

let identity: RunningIdentity;
let browser: Browser;
let email = '';
let count = 0;
beforeAll(async () => {
  identity = await startIdentity();
});
beforeEach(async () => {
  await fetch(`${identity.urls.control}/clock`, { method: 'DELETE' });
  browser = identity.browser();
  email = `guest-${(count += 1)}@example.com`;
});
afterAll(() => identity.stop());

const confirm = (code: string, who = email) =>
  once(done => browser.user(who).confirmRegistration(code, true, done));
const resend = (who = email) => once(done => browser.user(who).resendConfirmationCode(done));
const codeSent = () => identity.lastMail(email).code ?? '';

/** A code of six digits that is not this one. */
const otherThan = (code: string) => (code === '000000' ? '000001' : '000000');

describe('signing up', () => {
  it('sends a code and a link, and lets nobody in before it is confirmed', async () => {
    const id = await browser.signUp(email, PASSWORD, { given_name: 'Robin' });
    expect(id).toMatch(/^[0-9a-f-]{36}$/);
    const mail = identity.lastMail(email);
    expect(mail).toMatchObject({ from: 'Larkfield', kind: 'verification' });
    expect(mail.code).toMatch(/^\d{6}$/);
    expect(mail.text.join(' ')).toContain('Hi Robin,');
    expect(mail.link).toBe(
      `http://localhost:8000/account/verify?email=${encodeURIComponent(email)}&code=${mail.code}`,
    );
    await expect(browser.signIn(email, PASSWORD)).rejects.toMatchObject({
      code: 'UserNotConfirmedException',
      message: 'User is not confirmed.',
    });
    expect(await confirm(codeSent())).toBe('SUCCESS');
    expect(identity.lastMail(email).kind).toBe('welcome');
    const session = await browser.signIn(email, PASSWORD);
    expect(session.getIdToken().payload).toMatchObject({
      email,
      email_verified: true,
      given_name: 'Robin',
      sub: id,
    });
  });

  it('links to the pages of the locale that the client names, and to no other site', async () => {
    const signUp = (to: string, localePath: string) =>
      identity.call('SignUp', {
        ClientId: 'sandboxpawmereclient000001',
        Username: to,
        Password: PASSWORD,
        ClientMetadata: { localePath },
      });
    await signUp(email, '/en-ca');
    expect(identity.lastMail(email).link).toContain('http://localhost:8000/en-ca/account/verify?');
    expect(identity.lastMail(email).from).toBe('Pawmere');
    expect(identity.lastMail(email).subject).toMatch(/ is your Pawmere verification code$/);
    await signUp(`fr-${email}`, '/fr');
    expect(identity.lastMail(`fr-${email}`).subject).toMatch(
      / : votre code de vérification Pawmere$/,
    );
    await signUp(`x-${email}`, '//evil.example');
    expect(identity.lastMail(`x-${email}`).link).toContain('http://localhost:8000/account/verify?');
  });

  it.each([
    [
      'a wrong code',
      'CodeMismatchException',
      'Invalid verification code provided, please try again.',
    ],
    [
      'a code a day later',
      'ExpiredCodeException',
      'Invalid code provided, please request a code again.',
    ],
    [
      'the code of a stranger',
      'ExpiredCodeException',
      'Invalid code provided, please request a code again.',
    ],
  ])('refuses %s', async (which, code, message) => {
    await browser.signUp(email, PASSWORD);
    const sent = codeSent();
    if (which === 'a code a day later') await identity.moveClock(24 * 3600);
    const given = which === 'a wrong code' ? otherThan(sent) : sent;
    const who = which === 'the code of a stranger' ? 'nobody@example.com' : email;
    await expect(confirm(given, who)).rejects.toMatchObject({ code, message });
  });

  it('takes a code until just before it expires', async () => {
    await browser.signUp(email, PASSWORD);
    await identity.moveClock(24 * 3600 - 60);
    const code = codeSent();
    expect(await confirm(code)).toBe('SUCCESS');
    await expect(confirm(code)).rejects.toMatchObject({
      code: 'NotAuthorizedException',
      message: 'User cannot be confirmed. Current status is CONFIRMED',
    });
    await expect(resend()).rejects.toMatchObject({
      code: 'InvalidParameterException',
      message: 'User is already confirmed.',
    });
  });

  it('stops guesses after five, and mails after five an hour', async () => {
    await browser.signUp(email, PASSWORD);
    const code = codeSent();
    for (let tries = 0; tries < 5; tries += 1) {
      await expect(confirm(otherThan(code))).rejects.toMatchObject({
        code: 'CodeMismatchException',
      });
    }
    const limit = {
      code: 'LimitExceededException',
      message: 'Attempt limit exceeded, please try after some time.',
    };
    await expect(confirm(code)).rejects.toMatchObject(limit);
    for (let sent = 1; sent < 5; sent += 1) await resend();
    await expect(resend()).rejects.toMatchObject(limit);
    await identity.moveClock(3601);
    await resend();
    expect(await confirm(codeSent())).toBe('SUCCESS');
  });

  it('refuses a second account of an address, however it is written', async () => {
    await browser.signUp(email, PASSWORD);
    await expect(browser.signUp(email.toUpperCase(), PASSWORD)).rejects.toMatchObject({
      code: 'UsernameExistsException',
      message: 'An account with the given email already exists.',
    });
  });

  it.each([
    [
      'seven77',
      'InvalidPasswordException',
      'Password did not conform with policy: Password not long enough',
    ],
    [
      ' spaces around ',
      'InvalidParameterException',
      'Member must satisfy regular expression pattern',
    ],
  ])('refuses the password "%s"', async (password, code, message) => {
    await expect(browser.signUp(email, password)).rejects.toMatchObject({
      code,
      message: expect.stringContaining(message) as string,
    });
    expect(identity.mail.list(email)).toEqual([]);
  });

  it('refuses attributes that the pool lacks, and a phone number that is none', async () => {
    await expect(browser.signUp(email, PASSWORD, { shoe_size: '9' })).rejects.toMatchObject({
      code: 'InvalidParameterException',
      message:
        'Attributes did not conform to the schema: Type for attribute {shoe_size} could not be determined',
    });
    await expect(browser.signUp(email, PASSWORD, { phone_number: '555' })).rejects.toMatchObject({
      message: 'Invalid phone number format.',
    });
    await expect(browser.signUp('no-address', PASSWORD)).rejects.toMatchObject({
      message: 'Username should be an email.',
    });
  });

  it('tells nobody whether a stranger has an account', async () => {
    const answer = await identity.call('ResendConfirmationCode', {
      ClientId: 'sandboxlarkfieldclient0001',
      Username: 'nobody@example.com',
    });
    expect(answer).toMatchObject({
      status: 200,
      body: { CodeDeliveryDetails: { Destination: 'n***@e***', DeliveryMedium: 'EMAIL' } },
    });
    expect(identity.mail.list('nobody@example.com')).toEqual([]);
  });
});
