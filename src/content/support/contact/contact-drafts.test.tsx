import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TestProviders } from '~/src/features/testing';
import { ContactForm } from './contact-form';

vi.mock('gatsby', () => import('~/src/ui/testing/gatsby.fixture'));
vi.mock('~/src/gateways/recaptcha/load-captcha', () => ({
  loadCaptcha: async () => ({ ok: true, value: null }),
}));

beforeEach(() => {
  window.sessionStorage.clear();
  window.localStorage.clear();
});
afterEach(cleanup);

const show = () => render(<ContactForm hasSupport unloaded="Later" />, { wrapper: TestProviders });
const write = (label: string, value: string) => {
  const field = screen.getByLabelText(label);
  fireEvent.change(field, { target: { value } });
  fireEvent.blur(field);
};
const signIn = (firstName: string, email: string): void => {
  const ends = new Date(Date.now() + 3_600_000).toISOString();
  localStorage.setItem('customer_access_token_larkfield', 'token');
  localStorage.setItem('customer_access_token_expires_at_larkfield', ends);
  const customer = { firstName, lastName: 'Reed', email };
  localStorage.setItem('customer_larkfield', JSON.stringify(customer));
};
const valueOf = (label: string): string => screen.getByLabelText<HTMLInputElement>(label).value;

it('fills in the details of a signed-in customer', () => {
  signIn('Sam', 'sam@example.com');
  show();
  expect(valueOf('Email')).toBe('sam@example.com');
});

it('shows the draft of a customer to nobody else, and their own details to the next one', () => {
  signIn('Sam', 'sam@example.com');
  show();
  write('Message', 'My dog Rex is ill');
  cleanup();
  show();
  expect(valueOf('Message')).toBe('My dog Rex is ill');
  cleanup();
  localStorage.clear();
  show();
  expect([valueOf('Message'), valueOf('First name'), valueOf('Email')]).toEqual(['', '', '']);
  cleanup();
  signIn('Avery', 'avery@example.com');
  show();
  expect([valueOf('Message'), valueOf('First name'), valueOf('Email')]).toEqual([
    '',
    'Avery',
    'avery@example.com',
  ]);
});

it('keeps what a visitor wrote when they sign in', () => {
  show();
  write('Message', 'Half a sentence');
  cleanup();
  signIn('Avery', 'avery@example.com');
  show();
  expect([valueOf('Message'), valueOf('First name')]).toEqual(['Half a sentence', 'Avery']);
});

it('keeps the draft across a reload', () => {
  show();
  write('Message', 'Half a sentence');
  cleanup();
  show();
  expect(screen.getByLabelText<HTMLTextAreaElement>('Message').value).toBe('Half a sentence');
});

it('starts with the topic that the link names, and keeps the rest of the draft', () => {
  show();
  write('Topic', 'order');
  write('Message', 'It is too small');
  cleanup();
  window.history.replaceState(null, '', '?topic=withdrawal');
  render(<ContactForm hasSupport withdrawal="Withdraw from a contract" unloaded="Later" />, {
    wrapper: TestProviders,
  });
  expect([valueOf('Topic'), valueOf('Message')]).toEqual(['withdrawal', 'It is too small']);
  expect(screen.getByRole('option', { name: 'Withdraw from a contract' })).toBeTruthy();
  window.history.replaceState(null, '', '/');
});
