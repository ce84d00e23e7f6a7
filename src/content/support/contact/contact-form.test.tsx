import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ContactRequest } from '~/src/gateways/service/service-gateway';
import { BRANDS } from '~/src/config/testing/brands';
import { localeById } from '~/src/config/locales';
import { LocaleProvider } from '~/src/features/locale';
import { TestProviders } from '~/src/features/testing';
import { ContactForm } from './contact-form';

vi.mock('gatsby', () => import('~/src/ui/testing/gatsby.fixture'));
vi.mock('~/src/gateways/recaptcha/load-captcha', () => ({
  loadCaptcha: async () => ({ ok: true, value: null }),
}));

const refused = (status: number, userErrors: readonly object[], kind = 'user') => ({
  ok: false,
  error: { kind, status, userErrors, message: '', isRetryable: false },
});
const received = { ok: true, value: { id: 'CT-100001', receivedAt: '2026-11-21T12:00:00Z' } };
const replies: object[] = [];
const sent: ContactRequest[] = [];
vi.mock('~/src/gateways/service/service-gateway', () => ({
  CAPTCHA_REFUSED: 'captcha',
  sendMessage: async (_: unknown, request: ContactRequest) => {
    sent.push(request);
    return replies.shift() ?? received;
  },
}));

let tick: ((token: string) => void) | null = null;
let resets = 0;
beforeEach(() => {
  sent.splice(0);
  replies.splice(0);
  resets = 0;
  tick = null;
  window.sessionStorage.clear();
  window.localStorage.clear();
  Reflect.set(window, 'grecaptcha', {
    render: (_: Element, options: { hl: string; callback: (token: string) => void }) => {
      expect(options.hl).toBe('en-us');
      tick = options.callback;
      return 0;
    },
    reset: () => {
      resets += 1;
    },
  });
});
afterEach(cleanup);

const UNLOADED = 'The form could not be loaded.';
const show = () =>
  render(<ContactForm hasSupport unloaded={UNLOADED} />, { wrapper: TestProviders });
const write = (label: string, value: string) => {
  const field = screen.getByLabelText(label);
  fireEvent.change(field, { target: { value } });
  fireEvent.blur(field);
};
const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Send message' }));
const pass = async (token: string) => {
  await waitFor(() => expect(tick).not.toBeNull());
  act(() => tick?.(token));
};
const fillIn = async (token: string | null = 'token-1') => {
  write('Topic', 'order');
  write('First name', 'Avery');
  write('Last name', 'Quinn');
  write('Email', 'avery@example.com');
  write('Message', 'My parcel stands still in Ohio.');
  if (token !== null) await pass(token);
};

it('reports missing fields and focuses the first', async () => {
  show();
  submit();
  for (const label of ['Topic', 'First name', 'Last name', 'Email', 'Message']) {
    expect(await screen.findByText(`${label} is a required field`)).toBeTruthy();
  }
  expect(screen.getByText('Check the “I’m not a robot” box.')).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toContain('Please fill in these 6 fields: Topic,');
  expect(document.activeElement).toBe(screen.getByLabelText('Topic'));
  expect(sent).toEqual([]);
});

it('validates a field on blur', async () => {
  show();
  write('First name', 'A');
  expect(await screen.findByText('First name must be at least 2 characters')).toBeTruthy();
  write('Message', 'Too short');
  expect(await screen.findByText('Message must be at least 15 characters')).toBeTruthy();
  write('Email', 'avery@');
  expect(await screen.findByText('We need a complete valid email address.')).toBeTruthy();
  write('Email', 'avery quinn@example.com');
  expect(
    await screen.findByText('Please use a valid email address such as avery@example.com'),
  ).toBeTruthy();
});

it('asks the press for an outlet', async () => {
  show();
  expect(screen.queryByLabelText('Outlet name')).toBeNull();
  write('Topic', 'press');
  expect(await screen.findByLabelText('Outlet name')).toBeTruthy();
});

it('sends a message once, shows its number, and deletes the draft', async () => {
  show();
  await fillIn();
  const button = screen.getByRole('button', { name: 'Send message' });
  fireEvent.click(button);
  fireEvent.click(button);
  const thanks = await screen.findByRole('heading', { name: 'Thank you, Avery' });
  await waitFor(() => expect(document.activeElement).toBe(thanks));
  expect(screen.getByText('Your reference number is CT-100001.')).toBeTruthy();
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({
    topic: 'order',
    captchaToken: 'token-1',
    site: 'larkfield',
    locale: 'en-us',
  });
  expect(sent[0]).not.toHaveProperty('outletName');
  expect(window.sessionStorage.getItem('contact_draft')).toBeNull();
});

it('keeps all input if it fails, and sends the same message again under the same id', async () => {
  replies.push(refused(503, [], 'http'));
  show();
  await fillIn();
  submit();
  expect(
    await screen.findByText('Please try again later, or contact customer support.'),
  ).toBeTruthy();
  expect(resets).toBe(1);
  await pass('token-2');
  submit();
  expect(await screen.findByRole('heading', { name: 'Thank you, Avery' })).toBeTruthy();
  expect(sent[1]?.requestId).toBe(sent[0]?.requestId);
  expect(sent[1]?.captchaToken).toBe('token-2');
});

it('shows what the service rejects at its field', async () => {
  replies.push(refused(422, [{ field: ['email'], message: '', code: 'unreachable' }]));
  show();
  await fillIn();
  submit();
  expect(await screen.findByText('Please re-check your email address.')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Email')));
});

it('requires the captcha again after it expired', async () => {
  replies.push(refused(403, [{ field: [], message: '', code: 'captcha' }]));
  show();
  await fillIn();
  submit();
  expect(await screen.findByText('The check expired. Please check the box again.')).toBeTruthy();
  expect(resets).toBe(1);
});

it('merges input from before hydration with a draft from before a reload', async () => {
  window.sessionStorage.setItem(
    'contact_draft',
    JSON.stringify({ firstName: 'Old', topic: 'press', outletName: 'The Post' }),
  );
  const page = <ContactForm hasSupport unloaded={UNLOADED} />;
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<TestProviders>{page}</TestProviders>);
  const first = screen.getByLabelText<HTMLInputElement>('First name');
  first.value = 'New';
  first.focus();
  render(page, { wrapper: TestProviders, container, hydrate: true });
  expect(screen.getByLabelText('First name')).toBe(first);
  expect(first.value).toBe('New');
  expect(document.activeElement).toBe(first);
  expect(screen.getByLabelText<HTMLInputElement>('Outlet name').value).toBe('The Post');
});

it('updates the error of a field as it is corrected', async () => {
  show();
  write('First name', 'A');
  const words = await screen.findByText('First name must be at least 2 characters');
  fireEvent.change(screen.getByLabelText('First name'), { target: { value: 'Avery' } });
  await waitFor(() => expect(words.isConnected).toBe(false));
});

it('focuses the captcha if nothing else is missing, and clears its error when it is passed', async () => {
  show();
  await fillIn(null);
  submit();
  await screen.findByText('Check the “I’m not a robot” box.');
  const check = screen.getByRole('group', { name: 'The “not a robot” check' });
  await waitFor(() => expect(document.activeElement).toBe(check));
  await pass('token-1');
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(''));
});

it('starts another message with the name of the first', async () => {
  show();
  await fillIn();
  submit();
  fireEvent.click(await screen.findByRole('button', { name: 'Write another message' }));
  expect(document.activeElement).toBe(screen.getByLabelText('Topic'));
  expect(screen.getByLabelText<HTMLInputElement>('First name').value).toBe('Avery');
  expect(screen.getByLabelText<HTMLTextAreaElement>('Message').value).toBe('');
  tick = null;
  write('Topic', 'other');
  await pass('token-2');
  write('Message', 'One more thing to say.');
  submit();
  expect(await screen.findByRole('heading', { name: 'Thank you, Avery' })).toBeTruthy();
  expect(sent[1]).toMatchObject({ captchaToken: 'token-2', message: 'One more thing to say.' });
});

it.each([
  ['larkfield', true],
  ['kitwell', false],
] as const)('offers a fence or its dealer as a topic at %s: %s', (id, isOffered) => {
  const brand = BRANDS[id];
  render(
    <TestProviders>
      <LocaleProvider brand={brand} locale={localeById('en-us', brand)}>
        <ContactForm hasSupport unloaded="Later" />
      </LocaleProvider>
    </TestProviders>,
  );
  expect(screen.queryByRole('option', { name: /A fence/ }) !== null).toBe(isOffered);
  expect(screen.getByRole('option', { name: /An order/ })).toBeTruthy();
});

it('offers neither autoship nor a withdrawal where there is none', () => {
  window.history.replaceState(null, '', '?topic=withdrawal');
  render(<ContactForm hasSupport hasAutoship={false} unloaded={UNLOADED} />, {
    wrapper: TestProviders,
  });
  const topic = screen.getByLabelText<HTMLSelectElement>('Topic');
  const offered = [...topic.options].map(({ value }) => value);
  expect(offered.join(' ')).toBe(' order product fence press other');
  expect(topic.selectedIndex).toBe(0);
  window.history.replaceState(null, '', '/');
});
