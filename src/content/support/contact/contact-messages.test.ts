import { expect, it } from 'vitest';
import type { TFunction } from 'i18next';
import support from '~/locales/en-us/support.json';
import forms from '~/locales/en-us/forms.json';
import i18next from 'i18next';
import { contactMessages, serverErrorMessage } from './contact-messages';

const words = i18next.createInstance();
void words.init({
  lng: 'en-us',
  lowerCaseLng: true,
  initImmediate: false,
  interpolation: { escapeValue: false },
  resources: { 'en-us': { forms, support } },
});
const t: TFunction = words.t.bind(words);

it.each([
  ['required', 'Email is a required field'],
  ['email', 'Email must be a valid email'],
  ['unreachable', 'Please re-check your email address.'],
  ['tooOdd', 'Invalid value for Email'],
])('maps the service’s code %s: %s', (code, message) => {
  expect(serverErrorMessage(t, 'email', { code })).toBe(message);
});

it('states the maximum length of a text', () => {
  expect(contactMessages(t).tooLong('message', 4000)).toBe(
    'Message must be at most 4000 characters',
  );
});
