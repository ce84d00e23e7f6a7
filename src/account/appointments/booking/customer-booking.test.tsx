import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ok } from '~/src/domain/data/result';
import { failure } from '~/src/gateways/http/failure';
import type * as Gateway from '~/src/gateways/scheduler/scheduler-gateway';
import type * as Addresses from '~/src/gateways/shopify/account/addresses';
import { identityTokens, inSeconds, PASSING, TOKEN } from '~/src/account/session/session.fixture';
import { anAddress, held } from '~/src/account/testing/account.fixture';
import { visitDealer } from '~/src/account/testing/appointments.fixture';
import { fakes } from '~/src/account/testing/browser-session.fixture';
import { heading, open } from '~/src/account/testing/visit.fixture';
import { keptDraft } from './booking-draft';
import * as form from './booking.fixture';

vi.mock('gatsby', () => import('~/src/ui/testing/gatsby.fixture'));
vi.mock('~/src/account/session/browser-session', async () => {
  const { browserSessionFake } = await import('~/src/account/testing/browser-session.fixture');
  return browserSessionFake;
});
vi.hoisted(() => {
  vi.stubEnv('GATSBY_COGNITO_CLIENT_ID', 'client');
  vi.stubEnv('GATSBY_SCHEDULER_ORIGIN', 'https://scheduler.example');
});
vi.mock('~/src/gateways/scheduler/scheduler-gateway', async importOriginal => ({
  ...(await importOriginal<typeof Gateway>()),
  ...(await import('./booking.fixture')).scheduler,
}));
const { listAddresses } = vi.hoisted(() => ({
  listAddresses: vi.fn<typeof Addresses.listAddresses>(),
}));
vi.mock('~/src/gateways/shopify/account/addresses', () => ({
  listAddresses,
  createAddress: vi.fn(),
  updateAddress: vi.fn(),
  deleteAddress: vi.fn(),
  setDefaultAddress: vi.fn(),
}));
const { scheduler } = form;

const UNAUTHORIZED = failure('http', 'The answer has status 401.', { status: 401 });

form.setUpBooking();
beforeEach(() => {
  fakes.tab.signedIn();
  listAddresses
    .mockReset()
    .mockResolvedValue(ok({ addresses: [anAddress('1', { isDefault: true })], unreadable: 0 }));
});

/** Everything but the customer's stored details. */
const fillInRest = async (): Promise<void> => {
  open('/account/appointments/book');
  await heading('Book a consultation');
  await form.choose(/^Larkfield of Boise/);
  await form.choose(/^In-Home/);
  await form.chooseTime();
  form.fill('Phone number', '208-555-0140');
};

describe('a customer', () => {
  it('has their details filled in, and books with the id token and without an email address', async () => {
    await fillInRest();
    expect(form.field('First name').value).toBe('Avery');
    expect(form.field('Address').value).toBe('418 Larch Street');
    expect(form.field('ZIP code').value).toBe('83702');
    const email = form.field('Email address for the confirmation');
    expect([email.value, email.readOnly]).toEqual(['avery@example.com', true]);
    expect(screen.getByRole('link', { name: 'Appointments', current: 'page' })).toBeTruthy();
    expect(screen.queryByText('Already have an account?')).toBeNull();
    await form.submit();
    await form.isBooked();
    const [options, request] = scheduler.bookAppointment.mock.lastCall ?? [];
    expect(options).toMatchObject({ idToken: 'id-1' });
    expect(request).toMatchObject({ firstName: 'Avery', lastName: 'Brooks', phone: '2085550140' });
    expect(request).not.toHaveProperty('email');
    expect(request).not.toHaveProperty('referralCode');
    expect(window.sessionStorage.getItem('booking_draft')).toBeNull();
  });

  it('has the first dealer who comes to them chosen, and their ZIP code in one line', async () => {
    const far = visitDealer({ id: 'lf-1', name: 'Larkfield of Nampa', servesPostalCode: false });
    scheduler.listVisitDealers.mockResolvedValue(ok([far, visitDealer()]));
    open('/account/appointments/book');
    await waitFor(() => expect(form.radio(/^Larkfield of Boise/).checked).toBe(true));
    expect(screen.getByText('Near 83702')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Find dealers' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Change' }));
    expect(document.activeElement).toBe(form.field('ZIP code'));
    expect(screen.getByRole('button', { name: 'Find dealers' })).toBeTruthy();
  });

  it.each(PASSING)('types the address where the store does not tell it (%s)', async (_, failed) => {
    listAddresses.mockResolvedValue(failed);
    open('/account/appointments/book');
    await heading('Book a consultation');
    expect(form.field('First name').value).toBe('Avery');
    await form.chooseDealer();
    await form.chooseTime();
    form.fill('Address', '1 Lark Lane');
    form.fill('Phone number', '208-555-0140');
    await form.submit();
    await form.isBooked();
  });

  it('sees the nearest dealers first, and the others when asked for', async () => {
    const dealers = ['1', '2', '3', '4', '5'].map(id =>
      visitDealer({ id, name: `Larkfield ${id}`, servesPostalCode: id === '5' }),
    );
    scheduler.listVisitDealers.mockResolvedValue(ok(dealers));
    open('/account/appointments/book');
    const names = () =>
      screen.getAllByRole('radio', { name: /^Larkfield/ }).map(each => each.getAttribute('value'));
    await waitFor(() => expect(form.radio(/^Larkfield 5/).checked).toBe(true));
    expect(names()).toEqual(['1', '2', '3', '4', '5']);
    scheduler.listVisitDealers.mockResolvedValue(
      ok(['6', '7', '8', '9', '10'].map(id => visitDealer({ id, name: `Larkfield ${id}` }))),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Change' }));
    form.fill('ZIP code', '98101');
    await userEvent.click(screen.getByRole('button', { name: 'Find dealers' }));
    const more = await screen.findByRole('button', { name: 'Show 2 more dealers' });
    expect(names()).toEqual(['6', '7', '8']);
    await userEvent.click(more);
    expect(names()).toEqual(['6', '7', '8', '9', '10']);
  });

  it('does not have their street in another ZIP code', async () => {
    open('/account/appointments/book');
    await waitFor(() => expect(form.field('Address').value).toBe('418 Larch Street'));
    const search = async (code: string): Promise<void> => {
      form.fill('ZIP code', code);
      await userEvent.click(screen.getByRole('button', { name: 'Find dealers' }));
    };
    await userEvent.click(await screen.findByRole('button', { name: 'Change' }));
    await search('98101');
    expect(form.field('Address').value).toBe('');
    await search('83702');
    expect(form.field('Address').value).toBe('418 Larch Street');
    form.fill('Address', '1 Lark Lane');
    await search('98101');
    expect(form.field('Address').value).toBe('1 Lark Lane');
  });

  it('has no street where the link names another ZIP code', async () => {
    open('/account/appointments/book?postalCode=98101');
    await screen.findByText('Near 98101');
    await waitFor(() => expect(listAddresses).toHaveBeenCalled());
    expect(form.field('Address').value).toBe('');
  });

  it('keeps what was typed before the store told the address', async () => {
    const { reply, give } = held<Awaited<ReturnType<typeof listAddresses>>>();
    listAddresses.mockReturnValue(reply);
    open('/account/appointments/book');
    await heading('Book a consultation');
    form.fill('Address', '1 Lark Lane');
    give(ok({ addresses: [anAddress('1', { isDefault: true })], unreadable: 0 }));
    await waitFor(() => expect(form.field('ZIP code').value).toBe('83702'));
    expect(form.field('Address').value).toBe('1 Lark Lane');
  });
});

describe('what a customer has entered', () => {
  it('is there after a reload, for them alone', async () => {
    await fillInRest();
    cleanup();
    open('/account/appointments/book');
    await heading('Book a consultation');
    expect(form.field('Phone number').value).toBe('208-555-0140');
    await waitFor(() => expect(form.radio('9:00 AM').checked).toBe(true));
    expect(keptDraft('another customer')).toBeNull();
    expect(keptDraft('')).toBeNull();
  });
});

describe('an id token that the scheduler refuses', () => {
  it('once is renewed without a word', async () => {
    await fillInRest();
    scheduler.bookAppointment.mockResolvedValueOnce(UNAUTHORIZED);
    await form.submit();
    await form.isBooked();
    const tokens = scheduler.bookAppointment.mock.calls.map(([{ idToken }]) => idToken);
    expect(tokens).toEqual(['id-1', 'id-2']);
  });

  it('twice ends in a sentence and a retry, and loses nothing', async () => {
    await fillInRest();
    scheduler.bookAppointment
      .mockResolvedValueOnce(UNAUTHORIZED)
      .mockResolvedValueOnce(UNAUTHORIZED);
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
    await form.submit();
    await form.hasAlert(/^Error scheduling appointment\./);
    expect(scroll.mock.contexts.at(-1)).toHaveProperty(
      'textContent',
      expect.stringMatching(/^Error scheduling appointment\./),
    );
    scroll.mockRestore();
    expect(form.field('Phone number').value).toBe('208-555-0140');
    await form.retry();
    await form.isBooked();
    expect(document.title).toBe('Your consultation is booked | Larkfield');
  });

  it('and cannot be renewed leaves the form to a visitor', async () => {
    fakes.tab.signedIn(TOKEN, { ...identityTokens(), expiresAt: inSeconds(3600) });
    await fillInRest();
    const refused = failure('user', 'ended', {
      userErrors: [{ field: [], message: 'ended', code: 'refused' }],
    });
    fakes.tab.identity.refresh.mockResolvedValueOnce(refused);
    scheduler.bookAppointment.mockResolvedValueOnce(UNAUTHORIZED);
    await form.submit();
    await form.hasAlert(/^You have been signed out\. Sign in again, or book without an account/);
    expect(form.field('Address').value).toBe('418 Larch Street');
    form.fill('Email address', 'avery@example.com');
    await waitFor(() => expect(form.radio('9:00 AM').checked).toBe(true));
    await form.submit();
    await form.isBooked();
    expect(scheduler.bookAppointment.mock.lastCall?.[0]).toMatchObject({ idToken: null });
  });

  it('for an address that is not verified says so', async () => {
    await fillInRest();
    scheduler.bookAppointment.mockResolvedValueOnce(
      failure('user', 'unverified', {
        status: 403,
        userErrors: [{ field: [], message: 'unverified', code: 'unverified' }],
      }),
    );
    await form.submit();
    await form.hasAlert(/^Your email address is not verified yet\. Please verify it first\./);
  });
});
