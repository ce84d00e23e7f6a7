import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { trackPresses } from '../lazy-form/press-tracking';
import { TestProviders } from '../testing';
import { Captcha } from './captcha';
import { useCaptcha } from './use-captcha';

vi.mock('gatsby', () => import('~/src/ui/testing/gatsby.fixture'));
const vendor = vi.hoisted(() => ({ loadCaptcha: vi.fn<() => Promise<{ ok: boolean }>>() }));
vi.mock('~/src/gateways/recaptcha/load-captcha', () => vendor);

interface Options {
  readonly callback: (token: string | null) => void;
  readonly 'error-callback': () => void;
}
let widget: Options | null = null;
const reset = vi.fn();

beforeEach(() => {
  widget = null;
  vendor.loadCaptcha.mockReset().mockResolvedValue({ ok: true });
  Reflect.set(window, 'grecaptcha', {
    reset,
    render: (_: Element, options: Options) => {
      widget = options;
      return 0;
    },
  });
});
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

const WORDS = { label: 'Check', loading: 'Loading', failed: 'Not loaded' };

function Form({ error }: { readonly error?: string }) {
  const [shown, setShown] = useState('');
  const captcha = useCaptcha(() => setShown(captcha.token()));
  return (
    <form>
      <input aria-label="Email" />
      <Captcha name="captcha" words={WORDS} error={error} {...captcha.props} />
      <output>{shown || 'none'}</output>
      <button type="button" onClick={captcha.renew}>
        Renew
      </button>
      <button type="button" onClick={() => setShown(captcha.token() || 'empty')}>
        Ask
      </button>
    </form>
  );
}

const open = (error?: string) =>
  render(<Form {...(error ? { error } : {})} />, { wrapper: TestProviders });
const show = (error?: string): void => {
  open(error);
  fireEvent.focusIn(screen.getByLabelText('Email'));
};
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const pass = async (token: string | null) => {
  await waitFor(() => expect(widget).not.toBeNull());
  act(() => widget?.callback(token));
};

it.each([
  ['focused', () => screen.getByLabelText('Email').focus()],
  ['pressed', () => fireEvent.click(screen.getByRole('button', { name: 'Ask' }))],
  ['filled in', () => fireEvent.input(screen.getByLabelText('Email'), { target: { value: 'a' } })],
])('requests nothing from the vendor before its form is %s', async (_, use) => {
  open();
  await act(async () => undefined);
  expect(vendor.loadCaptcha).not.toHaveBeenCalled();
  act(use);
  await waitFor(() => expect(widget).not.toBeNull());
  expect(vendor.loadCaptcha).toHaveBeenCalledOnce();
});

it('appears once the press that starts the form has ended', async () => {
  trackPresses();
  open();
  const button = screen.getByRole('button', { name: 'Ask' });
  fireEvent.mouseDown(button);
  fireEvent.focusIn(button);
  await act(async () => undefined);
  expect(screen.queryByText('Loading')).toBeNull();
  fireEvent.mouseUp(button);
  expect(await screen.findByText('Loading')).toBeTruthy();
});

it('passes the token on, and clears it once it is used', async () => {
  show();
  expect(await screen.findByText('Loading')).toBeTruthy();
  await pass('one');
  expect(screen.getByText('one')).toBeTruthy();
  press('Renew');
  expect(reset).toHaveBeenCalledOnce();
  press('Ask');
  expect(screen.getByText('empty')).toBeTruthy();
});

it('reports an expired token', async () => {
  show();
  await pass('one');
  await pass(null);
  expect(screen.getByText('none')).toBeTruthy();
});

it('shows an error if it cannot be loaded, and retries', async () => {
  vendor.loadCaptcha.mockResolvedValueOnce({ ok: false });
  show();
  expect((await screen.findByRole('alert')).textContent).toContain('Not loaded');
  screen.getByRole('button', { name: 'Try again' }).focus();
  press('Try again');
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Check' }));
  await pass('two');
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Check' }));
  expect(screen.getByText('two')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('can be retried after an error of the vendor', async () => {
  show();
  await pass('one');
  act(() => widget?.['error-callback']());
  expect(screen.getByText('none')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});

it('announces its error', () => {
  show('Please tick the box');
  const group = screen.getByRole('group', { name: 'Check' });
  const id = group.getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(id)?.textContent).toBe('Please tick the box');
});
