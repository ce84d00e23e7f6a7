import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Result } from '~/src/domain/data/result';
import { failure } from '~/src/gateways/http/failure';
import { TestProviders } from '~/src/features/testing';
import { FooterNewsletter } from './footer-newsletter';
import { PageNewsletter } from './page-newsletter';

vi.mock('gatsby', () => import('~/src/ui/testing/gatsby.fixture'));

const vendor = vi.hoisted(() => ({ subscribe: vi.fn<() => Promise<Result<null>>>() }));
vi.mock('~/src/gateways/klaviyo/subscribe', () => vendor);
vi.mock('~/src/config/settings/browser-form-settings', () => ({
  formSettings: { gatewayOrigin: '', emailList: { companyId: 'C', listId: 'L', origin: '' } },
}));

beforeEach(() => {
  window.localStorage.clear();
  vendor.subscribe.mockReset();
});
afterEach(cleanup);

const press = () => userEvent.click(screen.getByRole('button', { name: 'Sign up' }));
const fillIn = async (): Promise<void> => {
  await userEvent.type(screen.getByLabelText('Email address'), 'ada@mail.example');
  await userEvent.type(screen.getByLabelText('First name'), ' Ada ');
  await userEvent.click(screen.getByLabelText('Dog'));
};

it('reports missing fields and sends nothing', async () => {
  render(<PageNewsletter code="TEN" />, { wrapper: TestProviders });
  await press();
  expect(await screen.findByText('Email address required')).toBeTruthy();
  expect(screen.getByText('First name required')).toBeTruthy();
  expect(screen.getByText('Please select an interest')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Email address'));
  expect(vendor.subscribe).not.toHaveBeenCalled();
});

it('shows the code, and recognizes an earlier subscriber', async () => {
  vendor.subscribe.mockResolvedValue({ ok: true, value: null });
  for (const heading of ['You are on the list', 'You are already on the list']) {
    render(<PageNewsletter code="TEN" />, { wrapper: TestProviders });
    await fillIn();
    await press();
    expect(await screen.findByRole('heading', { name: heading })).toBeTruthy();
    expect(screen.getByText(/code for 10% off your first order is TEN/)).toBeTruthy();
    cleanup();
  }
  expect(vendor.subscribe).toHaveBeenCalledWith(expect.anything(), {
    email: 'ada@mail.example',
    firstName: 'Ada',
    interest: 'dog',
    source: 'Page',
  });
});

it.each([
  ['http', 'An error occurred while subscribing. Please try again later.'],
  ['network', 'Form submission failed. Please refresh the page or try again later.'],
] as const)('reports a failure (%s) and keeps what was typed', async (kind, message) => {
  vendor.subscribe.mockResolvedValue(failure(kind, 'no'));
  render(<PageNewsletter code="TEN" />, { wrapper: TestProviders });
  await fillIn();
  await press();
  const alert = await screen.findByText('Sign up unsuccessful.');
  expect(alert.parentElement?.textContent).toBe(`Sign up unsuccessful. ${message}`);
  expect(screen.getByLabelText<HTMLInputElement>('First name').value).toBe(' Ada ');
});

it('shows a rejected address at its field', async () => {
  const userErrors = [{ field: ['email'], message: 'Invalid', code: null }];
  vendor.subscribe.mockResolvedValue(failure('user', 'no', { status: 400, userErrors }));
  render(<PageNewsletter code={null} />, { wrapper: TestProviders });
  await fillIn();
  await press();
  expect(await screen.findByText('Please re-check your email address.')).toBeTruthy();
});

it('expands in the footer without losing the input', async () => {
  render(<FooterNewsletter heading="10% off" code="TEN" />, { wrapper: TestProviders });
  expect(screen.queryByLabelText('First name')).toBeNull();
  const email = screen.getByLabelText<HTMLInputElement>('Email address');
  await userEvent.type(email, 'ada@mail');
  await waitFor(() => expect(screen.getByLabelText('First name')).toBeTruthy());
  expect(screen.getByLabelText('Email address')).toBe(email);
  expect(email.value).toBe('ada@mail');
});
