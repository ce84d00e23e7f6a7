import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { ok, type Result } from '~/src/domain/data/result';
import { failure } from '~/src/gateways/http/failure';
import type * as Gateway from '~/src/gateways/service/referral';
import { anAddress, held, showScreen } from '../testing/account.fixture';
import { EVERY_FAILURE, gateways, memberWith, OUTSIDER, setUpReferral } from './referral.fixture';
import { ReferralScreen } from './referral-screen';

vi.mock('gatsby', () => import('~/src/ui/testing/gatsby.fixture'));
vi.mock('~/src/gateways/shopify/account/addresses', async () => ({
  listAddresses: (await import('./referral.fixture')).gateways.listAddresses,
}));
vi.mock('~/src/gateways/service/referral', async () => ({
  ...(await import('./referral.fixture')).gateways,
  REGION_REFUSED: 'region',
}));

const refused = (field: string | null, code: string): Result<never> =>
  failure('user', code, {
    userErrors: [{ field: field === null ? [] : [field], message: code, code }],
  });
const PLATFORM = 'An error occurred communicating with our platform. Please try again later.';
const { readReferralProgram, joinReferralProgram, listAddresses } = gateways;
setUpReferral();

const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const submit = () => screen.getByRole('button', { name: /^(Get your code|Sending…)$/ });
const open = async (): Promise<void> => {
  showScreen(<ReferralScreen />);
  await screen.findByRole('form');
};
const fill = async (): Promise<void> => {
  await userEvent.type(box('Company or your name'), 'Brooks Dog Training');
  await userEvent.type(box('ZIP code'), '83702');
};

describe('the form of the referral program', () => {
  it('knows the ZIP code and the phone of the default address, and keeps what is typed', async () => {
    const { reply, give } = held<Awaited<ReturnType<typeof listAddresses>>>();
    listAddresses.mockReturnValue(reply);
    readReferralProgram.mockResolvedValue(ok(OUTSIDER));
    await open();
    await userEvent.type(box('ZIP code'), '97201');
    give(ok({ addresses: [anAddress('1', { isDefault: true, zip: '83702' })], unreadable: 0 }));
    await waitFor(() => expect(listAddresses).toHaveBeenCalled());
    expect(box('ZIP code').value).toBe('97201');
    cleanup();
    listAddresses.mockResolvedValue(
      ok({ addresses: [anAddress('1', { isDefault: true, zip: '83702' })], unreadable: 0 }),
    );
    await open();
    await waitFor(() => expect(box('ZIP code').value).toBe('83702'));
  });

  it('names the reward of the service, and knows the email and the phone', async () => {
    await open();
    expect(screen.getByRole('heading', { level: 1, name: 'Referral Program' })).toBeTruthy();
    expect(screen.getByText(/^Get a \$75 gift card for each friend/)).toBeTruthy();
    expect(screen.getByText('$75')).toBeTruthy();
    expect(screen.getByRole('region', { name: 'How it works' })).toBeTruthy();
    expect(box('Email').value).toBe('avery@example.com');
    expect(box('Phone').value).toBe('(208) 555-0140');
  });

  it('says what is missing or invalid, each in its words', async () => {
    await open();
    await userEvent.clear(box('Email'));
    await userEvent.clear(box('Phone'));
    await userEvent.type(box('Phone'), '555-0140');
    await userEvent.type(box('ZIP code'), '8370');
    await userEvent.click(submit());
    for (const sentence of [
      'Company or your name is required',
      'Email is required',
      'Entered value does not match US zip code format',
      'Phone is invalid',
    ]) {
      expect(await screen.findByText(sentence)).toBeTruthy();
    }
    expect(document.activeElement).toBe(box('Company or your name'));
    expect(joinReferralProgram).not.toHaveBeenCalled();
  });

  it.each([
    ['avery@', 'We need a complete valid email address.'],
    ['avery brooks@example.com', 'Please use a valid email address such as avery@example.com'],
  ])('refuses the email "%s"', async (email, sentence) => {
    await open();
    await userEvent.clear(box('Email'));
    await userEvent.type(box('Email'), email);
    await userEvent.click(submit());
    expect(await screen.findByText(sentence)).toBeTruthy();
  });

  it('sends the numbers as the service reads them, once, and then shows the code', async () => {
    const { reply, give } = held<Result<Gateway.ReferralProgram>>();
    joinReferralProgram.mockReturnValue(reply);
    await open();
    await fill();
    await userEvent.clear(box('Phone'));
    await userEvent.type(box('Phone'), '(208) 555 0141');
    fireEvent.click(submit());
    expect(submit().getAttribute('aria-busy')).toBe('true');
    fireEvent.click(submit());
    await waitFor(() => expect(joinReferralProgram).toHaveBeenCalledOnce());
    expect(joinReferralProgram.mock.calls[0]?.slice(1)).toEqual([
      'id token',
      {
        company: 'Brooks Dog Training',
        email: 'avery@example.com',
        zip: '83702',
        phone: '208-555-0141',
      },
    ]);
    give(ok(memberWith()));
    const joined = await screen.findByText('You are now a member. Your code is ready to share.');
    expect(document.activeElement).toBe(joined);
    expect(screen.getByText('AVERY-7K2M9Q')).toBeTruthy();
    expect(screen.getByText('Nobody has used your code yet')).toBeTruthy();
    expect(joinReferralProgram).toHaveBeenCalledOnce();
  });

  it('asks for no other ZIP code once there is none', async () => {
    await open();
    await userEvent.type(box('ZIP code'), '123');
    await userEvent.click(submit());
    expect(await screen.findByText('Entered value does not match US zip code format')).toBeTruthy();
    await userEvent.click(screen.getByRole('checkbox'));
    expect(screen.queryByText('Entered value does not match US zip code format')).toBeNull();
    expect(box('ZIP code').getAttribute('aria-invalid')).not.toBe('true');
  });

  it.each(['checkbox', 'text'])('takes "Not eligible" by %s, which is refused', async by => {
    joinReferralProgram.mockResolvedValue(refused(null, 'region'));
    await open();
    await userEvent.type(box('Company or your name'), 'Brooks');
    if (by === 'checkbox') await userEvent.click(screen.getByRole('checkbox'));
    else await userEvent.type(box('ZIP code'), 'not eligible');
    await userEvent.click(submit());
    expect(
      await screen.findByText('Our referral program is currently not available for your region.'),
    ).toBeTruthy();
    expect(joinReferralProgram.mock.calls[0]?.[2]).toMatchObject({ zip: 'Not eligible' });
    expect(box('Company or your name').value).toBe('Brooks');
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it.each([
    ['email', 'unreachable', 'Please re-check your email address.', 'Email'],
    ['email', 'email', 'Email is invalid', 'Email'],
    ['company', 'required', 'Company or your name is required', 'Company or your name'],
    ['zip', 'invalid', 'Entered value does not match US zip code format', 'ZIP code'],
    ['phone', 'invalid', 'Phone is invalid', 'Phone'],
  ])('shows a refused %s (%s) at its field', async (field, code, sentence, label) => {
    joinReferralProgram.mockResolvedValue(refused(field, code));
    await open();
    await fill();
    await userEvent.click(submit());
    expect(await screen.findByText(sentence)).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(box(label)));
  });

  it.each(EVERY_FAILURE)('loses nothing when the service %s', async (_, failed) => {
    joinReferralProgram.mockResolvedValueOnce(failed);
    await open();
    await fill();
    await userEvent.click(submit());
    expect(await screen.findByText(PLATFORM)).toBeTruthy();
    expect(box('Company or your name').value).toBe('Brooks Dog Training');
    expect(box('ZIP code').value).toBe('83702');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('AVERY-7K2M9Q')).toBeTruthy();
  });

  it.each(EVERY_FAILURE)('has joined where only the reply was lost: it %s', async (_, failed) => {
    joinReferralProgram.mockImplementationOnce(async () => {
      readReferralProgram.mockResolvedValue(ok(memberWith()));
      return failed;
    });
    await open();
    await fill();
    await userEvent.click(submit());
    const joined = await screen.findByText('You are now a member. Your code is ready to share.');
    expect(document.activeElement).toBe(joined);
    expect(screen.getByText('AVERY-7K2M9Q')).toBeTruthy();
    expect(screen.queryByText(PLATFORM)).toBeNull();
    expect(joinReferralProgram).toHaveBeenCalledOnce();
  });
});

describe('the program', () => {
  it.each(EVERY_FAILURE)('can be read again when the service %s', async (_, failed) => {
    readReferralProgram.mockResolvedValueOnce(failed);
    showScreen(<ReferralScreen />);
    expect(await screen.findByText(PLATFORM)).toBeTruthy();
    expect(screen.queryByRole('form')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('form')).toBeTruthy();
    expect(screen.queryByText(PLATFORM)).toBeNull();
  });
});
