import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TestShop } from '../testing';
import { Captcha } from './captcha';
import { useCaptcha } from './use-captcha';

vi.mock('gatsby', () => import('../../ui/testing/gatsby.fixture'));
const vendor = vi.hoisted(() => ({ loadCaptcha: vi.fn<() => Promise<{ ok: boolean }>>() }));
vi.mock('../../gateways/captcha/load-captcha', () => vendor);

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
    <>
      <Captcha name="captcha" words={WORDS} error={error} {...captcha.props} />
      <output>{shown || 'none'}</output>
      <button onClick={captcha.renew}>Renew</button>
      <button onClick={() => setShown(captcha.token() || 'empty')}>Ask</button>
    </>
  );
}

const show = (error?: string) =>
  render(<Form {...(error ? { error } : {})} />, { wrapper: TestShop });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const pass = async (token: string | null) => {
  await waitFor(() => expect(widget).not.toBeNull());
  act(() => widget?.callback(token));
};

it('tells the token, and forgets it once it is spent', async () => {
  show();
  expect(screen.getByText('Loading')).toBeTruthy();
  await pass('one');
  expect(screen.getByText('one')).toBeTruthy();
  press('Renew');
  expect(reset).toHaveBeenCalledOnce();
  press('Ask');
  expect(screen.getByText('empty')).toBeTruthy();
});

it('tells that a token ran out', async () => {
  show();
  await pass('one');
  await pass(null);
  expect(screen.getByText('none')).toBeTruthy();
});

it('says that it could not be loaded, and tries again', async () => {
  vendor.loadCaptcha.mockResolvedValueOnce({ ok: false });
  show();
  expect((await screen.findByRole('alert')).textContent).toContain('Not loaded');
  const again = screen.getByRole('button', { name: 'Try again' });
  again.focus();
  fireEvent.click(again);
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Check' }));
  await pass('two');
  expect(screen.getByText('two')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('can be tried again when it breaks down', async () => {
  show();
  await pass('one');
  act(() => widget?.['error-callback']());
  expect(screen.getByText('none')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});

it('reads out what is wrong with it', () => {
  show('Please tick the box');
  const group = screen.getByRole('group', { name: 'Check' });
  const id = group.getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(id)?.textContent).toBe('Please tick the box');
});
