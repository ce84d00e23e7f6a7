import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ok } from '~/src/domain/data/result';
import { failure } from '~/src/gateways/http/failure';
import { showScreen } from '../testing/account.fixture';
import { EVERY_FAILURE, gateways, memberWith, setUpReferral } from './referral.fixture';
import { ReferralScreen } from './referral-screen';

vi.mock('gatsby', () => import('~/src/ui/testing/gatsby.fixture'));
vi.mock('~/src/gateways/shopify/account/addresses', async () => ({
  listAddresses: (await import('./referral.fixture')).gateways.listAddresses,
}));
vi.mock('~/src/gateways/service/referral', async () => ({
  ...(await import('./referral.fixture')).gateways,
  REGION_REFUSED: 'region',
}));

const PLATFORM = 'An error occurred communicating with our platform. Please try again later.';
const at = '2026-11-21T15:00:00Z';
const writeText = vi.fn<(text: string) => Promise<void>>();
const { readReferralProgram, joinReferralProgram } = gateways;
setUpReferral();
beforeEach(() => void writeText.mockReset().mockResolvedValue(undefined));

describe('a member', () => {
  beforeEach(() => vi.stubGlobal('navigator', { clipboard: { writeText } }));

  const show = async (changes: Parameters<typeof memberWith>[0] = {}): Promise<void> => {
    readReferralProgram.mockResolvedValue(ok(memberWith(changes)));
    showScreen(<ReferralScreen />);
    await screen.findByText('AVERY-7K2M9Q');
  };

  it.each([
    ['Referral code', 'AVERY-7K2M9Q'],
    ['Referral link', 'https://shop.example/?referral_code=AVERY-7K2M9Q'],
  ])('copies the %s, and hears of it', async (label, text) => {
    await show();
    writeText.mockRejectedValueOnce(new Error('Denied'));
    fireEvent.click(screen.getByRole('button', { name: `Copy ${label}` }));
    expect(
      await screen.findByText(`${label} could not be copied to clipboard! Please try again.`),
    ).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(`${label} copied to clipboard!`)).toBeTruthy();
    expect(writeText).toHaveBeenLastCalledWith(text);
  });

  it('sees the link without its scheme, and the phone number as people write it', async () => {
    await show();
    expect(screen.getByText('shop.example/?referral_code=AVERY-7K2M9Q')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Phone').value).toBe('(208) 555-0140');
  });

  it('copies the link at the first button, where the browser has no share sheet', async () => {
    await show();
    fireEvent.click(screen.getByRole('button', { name: 'Copy your link' }));
    expect(await screen.findByText('Referral link copied to clipboard!')).toBeTruthy();
  });

  it.each([
    ['shares', null, false],
    ['keeps quiet when it is closed', 'AbortError', false],
    ['copies the link when it is refused', 'NotAllowedError', true],
  ])('opens the share sheet of a phone, which %s', async (_, refusal, isCopied) => {
    const share = vi.fn<(data: ShareData) => Promise<void>>();
    if (refusal === null) share.mockResolvedValue(undefined);
    else share.mockRejectedValue(new DOMException('No.', refusal));
    vi.stubGlobal('navigator', { clipboard: { writeText }, share });
    await show();
    fireEvent.click(screen.getByRole('button', { name: 'Share your link' }));
    expect(share.mock.lastCall?.[0].url).toBe('https://shop.example/?referral_code=AVERY-7K2M9Q');
    await waitFor(() => expect(writeText).toHaveBeenCalledTimes(isCopied ? 1 : 0));
  });

  it('shares by five outlets, of which the websites open safely', async () => {
    await show();
    const outlets = within(screen.getByRole('navigation', { name: 'Share your link' }));
    const links = outlets.getAllByRole<HTMLAnchorElement>('link');
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'Email',
      'SMS',
      'Facebook (opens in a new tab)',
      'Twitter/X (opens in a new tab)',
      'LinkedIn (opens in a new tab)',
    ]);
    const link = encodeURIComponent('https://shop.example/?referral_code=AVERY-7K2M9Q');
    for (const { href, target, rel } of links) {
      expect(href).toContain(link);
      const isWebsite = href.startsWith('https:');
      expect([target, rel]).toEqual(isWebsite ? ['_blank', 'noopener noreferrer'] : ['', '']);
    }
  });

  it('sees who used the code, and what is credited', async () => {
    await show({
      invitations: [
        { id: '3', name: 'Ana F.', status: 'credited', at },
        { id: '2', name: 'Bo K.', status: 'appointment', at },
        { id: '1', name: '<b>Cy</b>', status: 'credited', at },
      ],
    });
    const friends = within(screen.getByRole('region', { name: 'Your invitations' }));
    expect(friends.getByText('You have earned 2 gift cards, worth $150.00 in total.')).toBeTruthy();
    const items = friends.getAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))).toEqual([
      'Ana F.Ordered, reward creditedNovember 21, 2026',
      'Bo K.Booked a consultationNovember 21, 2026',
      '<b>Cy</b>Ordered, reward creditedNovember 21, 2026',
    ]);
  });

  it('has no reward while a friend has only booked', async () => {
    await show({ invitations: [{ id: '1', name: 'Bo K.', status: 'appointment', at }] });
    expect(screen.getByText(/^No rewards yet/)).toBeTruthy();
  });

  it('changes the details and keeps the code', async () => {
    await show();
    joinReferralProgram.mockResolvedValue(ok(memberWith({ company: 'Brooks & Co' })));
    fireEvent.change(screen.getByLabelText('Company or your name'), {
      target: { value: 'Brooks & Co' },
    });
    fireEvent.click(screen.getByText('Save details'));
    expect(await screen.findByText('Your changes have been saved.')).toBeTruthy();
    expect(joinReferralProgram.mock.calls[0]?.[2]).toMatchObject({ company: 'Brooks & Co' });
    expect(screen.getByText('AVERY-7K2M9Q')).toBeTruthy();
  });

  const change = async (): Promise<void> => {
    await show();
    fireEvent.change(screen.getByLabelText('Company or your name'), {
      target: { value: 'Brooks & Co' },
    });
    fireEvent.click(screen.getByText('Save details'));
  };
  const saved = async (): Promise<void> => {
    expect(await screen.findByText('Your changes have been saved.')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Company or your name').value).toBe(
      'Brooks & Co',
    );
    expect(screen.queryByText(PLATFORM)).toBeNull();
  };
  const changed = ok(memberWith({ company: 'Brooks & Co' }));

  it.each(EVERY_FAILURE)(
    'keeps what was typed, to send again: the service %s',
    async (_, failed) => {
      joinReferralProgram.mockResolvedValueOnce(failed).mockResolvedValueOnce(changed);
      await change();
      expect(await screen.findByText(PLATFORM)).toBeTruthy();
      expect(screen.getByLabelText<HTMLInputElement>('Company or your name').value).toBe(
        'Brooks & Co',
      );
      expect(screen.queryByText('Your changes have been saved.')).toBeNull();
      fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
      await saved();
    },
  );

  it.each(EVERY_FAILURE)('has new details where only the reply was lost: %s', async (_, failed) => {
    joinReferralProgram.mockImplementationOnce(async () => {
      readReferralProgram.mockResolvedValue(changed);
      return failed;
    });
    await change();
    await saved();
    expect(joinReferralProgram).toHaveBeenCalledOnce();
  });

  it('is told of a failure after a success, which is no longer announced', async () => {
    joinReferralProgram.mockResolvedValueOnce(changed);
    await change();
    await saved();
    joinReferralProgram.mockResolvedValueOnce(failure('timeout', 'No answer.'));
    fireEvent.change(screen.getByLabelText('Company or your name'), {
      target: { value: 'Brooks' },
    });
    fireEvent.click(await screen.findByText('Save details'));
    expect(await screen.findByText(PLATFORM)).toBeTruthy();
    expect(screen.queryByText('Your changes have been saved.')).toBeNull();
  });
});
