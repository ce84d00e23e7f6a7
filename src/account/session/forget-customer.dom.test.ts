import { beforeEach, expect, it } from 'vitest';
import { keepDraft, readDraft } from '~/src/content/support';
import { sessionStore } from '~/src/features/storage';
import { storeLink, storedLink } from '../activation/activation-link';
import { keepDraft as keepBooking, keptDraft } from '../appointments/booking/booking-draft';
import { NO_VALUES } from '../appointments/booking/booking-schema';
import { LOGIN_REDIRECT } from '~/src/config/tab-keys';
import { startMessage } from '../support/start-message';
import { forgetCustomer } from './forget-customer';

beforeEach(() => {
  window.sessionStorage.clear();
  window.localStorage.clear();
});

it('leaves nothing in the tab of what a customer wrote or where they were going', () => {
  const sam = 'sam@example.com';
  startMessage({ topic: 'order', product: null, opening: 'Order #971' }, sam);
  window.sessionStorage.setItem('contact_attempt', '{"id":"1","words":"My dog Rex is ill"}');
  keepBooking({ ...NO_VALUES, firstName: 'Sam' }, 'customer-1');
  storeLink({ code: 'ABC-123', email: sam });
  window.sessionStorage.setItem('chat', '{"messages":[{"text":"My dog Rex is ill"}]}');
  sessionStore.set(LOGIN_REDIRECT, '/account/orders/971');
  forgetCustomer('us');
  expect(readDraft(sam)).toEqual({});
  expect(keptDraft('customer-1')).toBeNull();
  expect(storedLink()).toEqual({ code: null, email: null });
  expect(window.sessionStorage).toHaveLength(0);
});

it('leaves what belongs to the browser: its place on a page, and the token of an editor', () => {
  keepDraft({ message: 'Rex' }, '');
  sessionStore.set('content_token', 'editor');
  forgetCustomer('us');
  expect({ ...window.sessionStorage }).toEqual({ content_token: 'editor' });
});
