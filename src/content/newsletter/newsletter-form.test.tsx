import { cleanup, render, screen } from '@testing-library/react';
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
  vendor.subscribe.mockReset().mockResolvedValue({ ok: true, value: null });
});
afterEach(cleanup);

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const signUp = async (): Promise<void> => {
  await userEvent.type(screen.getByLabelText('Email address'), 'ada@mail.example');
  await press('Sign up');
};
const showPage = (code: string | null = 'TEN') =>
  render(<PageNewsletter code={code} />, { wrapper: TestProviders });

it('asks for an email address alone, and reports a missing one', async () => {
  showPage();
  expect(screen.getAllByRole('textbox')).toHaveLength(1);
  await press('Sign up');
  expect(await screen.findByText('Email address required')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Email address'));
  expect(vendor.subscribe).not.toHaveBeenCalled();
});

it('shows the code, for each address that signs up', async () => {
  for (const visit of ['first', 'second']) {
    showPage();
    await signUp();
    expect(await screen.findByRole('heading', { name: 'You are on the list' }), visit).toBeTruthy();
    expect(screen.getByText('TEN')).toBeTruthy();
    cleanup();
  }
  expect(vendor.subscribe).toHaveBeenCalledWith(expect.anything(), {
    email: 'ada@mail.example',
    source: 'Page',
  });
});

it('asks a subscriber for the first name and the interest, and says that they are saved', async () => {
  render(<FooterNewsletter heading="10% off" code="TEN" />, { wrapper: TestProviders });
  await signUp();
  await screen.findByRole('heading', { name: 'You are on the list' });
  await press('Save');
  expect(await screen.findByText('First name required')).toBeTruthy();
  expect(screen.getByText('Please select an interest')).toBeTruthy();
  expect(vendor.subscribe).toHaveBeenCalledOnce();

  await userEvent.type(screen.getByLabelText('First name'), ' Ada ');
  await userEvent.click(screen.getByLabelText('Dog'));
  await press('Save');
  expect(await screen.findByRole('heading', { name: 'Saved. Thank you.' })).toBeTruthy();
  expect(screen.getByText('TEN')).toBeTruthy();
  expect(vendor.subscribe).toHaveBeenLastCalledWith(expect.anything(), {
    email: 'ada@mail.example',
    firstName: 'Ada',
    interest: 'dog',
    source: 'Footer',
  });
});

it('keeps the first name that could not be saved', async () => {
  showPage();
  await signUp();
  vendor.subscribe.mockResolvedValue(failure('network', 'no'));
  await userEvent.type(await screen.findByLabelText('First name'), 'Ada');
  await userEvent.click(screen.getByLabelText('Cat'));
  await press('Save');
  expect(await screen.findByText(/^Form submission failed/)).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('First name').value).toBe('Ada');
});

it.each([
  ['http', 'An error occurred while subscribing. Please try again later.'],
  ['network', 'Form submission failed. Please refresh the page or try again later.'],
] as const)('reports a failure (%s) and keeps what was typed', async (kind, message) => {
  vendor.subscribe.mockResolvedValue(failure(kind, 'no'));
  showPage();
  await signUp();
  const alert = await screen.findByText('Sign up unsuccessful.');
  expect(alert.parentElement?.textContent).toBe(`Sign up unsuccessful. ${message}`);
  expect(screen.getByLabelText<HTMLInputElement>('Email address').value).toBe('ada@mail.example');
});

it('says that the details of a rejected address were not saved', async () => {
  showPage();
  await signUp();
  const userErrors = [{ field: ['email'], message: 'Invalid', code: null }];
  vendor.subscribe.mockResolvedValue(failure('user', 'no', { status: 400, userErrors }));
  await userEvent.type(await screen.findByLabelText('First name'), 'Ada');
  await userEvent.click(screen.getByLabelText('Cat'));
  await press('Save');
  expect(await screen.findByText(/^An error occurred while subscribing/)).toBeTruthy();
});

it('shows a rejected address at its field', async () => {
  const userErrors = [{ field: ['email'], message: 'Invalid', code: null }];
  vendor.subscribe.mockResolvedValue(failure('user', 'no', { status: 400, userErrors }));
  showPage(null);
  await userEvent.type(screen.getByLabelText('Email address'), 'ada@mail.example{Enter}');
  expect(await screen.findByText('Please re-check your email address.')).toBeTruthy();
});
