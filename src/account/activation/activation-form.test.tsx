import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ok, type Result } from '~/src/domain/data/result';
import { failure } from '~/src/gateways/http/failure';
import type * as Service from '~/src/gateways/service/subscriptions';
import { allowDialogs } from '~/src/ui/testing/dialog.fixture';
import { FAILURES, held, showScreen } from '../testing/account.fixture';
import { ActivationButton } from './activation-dialog';
import { ActivationForm } from './activation-form';

vi.mock('gatsby', () => import('~/src/ui/testing/gatsby.fixture'));
const { activateService } = vi.hoisted(() => ({
  activateService: vi.fn<typeof Service.activateService>(),
}));
vi.mock('~/src/gateways/service/subscriptions', () => ({ activateService }));

const ACTIVE: Service.ServiceSubscription = {
  rechargeId: '71',
  serviceLicenses: [{ id: 'l1', status: 'consumed' }],
};
const LINK = { code: 'AB12-CD34', email: null };
const code = () => screen.getByLabelText<HTMLInputElement>('Activation code');
const email = () => screen.getByLabelText<HTMLInputElement>('Email address');
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const done = () => screen.findByText('Your collar’s subscription is active.');

beforeEach(() => {
  activateService.mockReset().mockResolvedValue(ok(ACTIVE));
});
afterEach(() => {
  cleanup();
  window.localStorage.clear();
});

describe('the activation of a collar', () => {
  it('sends code and address once, and says that it is done', async () => {
    const { reply, give } = held<Result<Service.ServiceSubscription>>();
    activateService.mockReturnValue(reply);
    const onDone = vi.fn();
    showScreen(<ActivationForm link={LINK} onDone={onDone} />);
    expect(email().value).toBe('avery@example.com');
    press('Activate');
    press('Activating…');
    await waitFor(() => expect(activateService).toHaveBeenCalledOnce());
    expect(activateService.mock.calls[0]?.slice(1)).toEqual([
      'id token',
      { activationCode: 'AB12-CD34', email: 'avery@example.com' },
    ]);
    expect(onDone).not.toHaveBeenCalled();
    give(ok(ACTIVE));
    await done();
    expect(onDone).toHaveBeenCalledOnce();
    const plan = screen.getByRole('link', { name: 'See your plan and its next charge' });
    expect(plan.getAttribute('href')).toBe('/account/subscriptions/71');
    press('Activate another collar');
    expect(code().value).toBe('');
  });

  it('comes into view when it is done', async () => {
    const focus = vi.spyOn(HTMLElement.prototype, 'focus');
    showScreen(<ActivationForm link={LINK} />);
    press('Activate');
    const box = (await done()).closest('.activation-done');
    expect(document.activeElement).toBe(box);
    expect(focus.mock.calls.flat()).not.toContainEqual({ preventScroll: true });
    focus.mockRestore();
  });

  it('says that the code of the link was used before', async () => {
    showScreen(<ActivationForm link={LINK} />);
    press('Activate');
    await done();
    cleanup();
    showScreen(<ActivationForm link={LINK} />);
    expect(screen.getByText(/^You have activated this code already\./)).toBeTruthy();
    expect(code().value).toBe('');
  });

  it('takes the address of the link', () => {
    showScreen(<ActivationForm link={{ code: 'A', email: 'sam@example.com' }} />);
    expect(email().value).toBe('sam@example.com');
  });

  it.each([
    ['', 'avery@example.com', 'Activation code is required'],
    ['AB12', '', 'Email address is required'],
    ['AB12', 'avery@', 'Email address must be a valid email'],
    ['A'.repeat(65), 'avery@example.com', 'Invalid value for Activation code'],
  ])('of code %j and address %j is not sent: %s', async (typed, address, message) => {
    showScreen(<ActivationForm link={{ code: null, email: null }} />);
    fireEvent.change(code(), { target: { value: typed } });
    fireEvent.change(email(), { target: { value: address } });
    press('Activate');
    expect(await screen.findByText(message)).toBeTruthy();
    const wrong = message.includes('ctivation code') ? code() : email();
    await waitFor(() => expect(document.activeElement).toBe(wrong));
    expect(activateService).not.toHaveBeenCalled();
  });

  it('asks to return to the app for a code that opens nothing', async () => {
    const unknown = { field: ['activationCode'], message: 'No such code', code: 'unknown' };
    activateService.mockResolvedValueOnce(failure('user', '', { userErrors: [unknown] }));
    showScreen(<ActivationForm link={LINK} />);
    press('Activate');
    expect(
      await screen.findByText(
        'This code could not be activated. Please return to the app and resend the activation email.',
      ),
    ).toBeTruthy();
    expect(code().value).toBe('AB12-CD34');
    expect(code().getAttribute('aria-invalid')).toBe('true');
    press('Activate');
    await done();
  });

  it.each(FAILURES)('keeps what was typed when the service %s', async (_, failed) => {
    activateService.mockResolvedValue(failed);
    showScreen(<ActivationForm link={LINK} />);
    press('Activate');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('return to the app and resend the activation email.');
    expect([code().value, email().value]).toEqual(['AB12-CD34', 'avery@example.com']);
    activateService.mockResolvedValue(ok(ACTIVE));
    press('Activate');
    await done();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it.each(FAILURES.filter(([name]) => /times out|no network|500|nonsense/.test(name)))(
    'is reported as done if the service %s, but only its reply was lost',
    async (_, failed) => {
      activateService.mockResolvedValueOnce(failed);
      showScreen(<ActivationForm link={LINK} />);
      press('Activate');
      await done();
      expect(screen.queryByRole('alert')).toBeNull();
      const [first, second] = activateService.mock.calls;
      expect(second?.slice(1)).toEqual(first?.slice(1));
      expect(second?.[0].timeoutMs).toBe(5000);
    },
  );

  it.each(FAILURES.filter(([name]) => /429|refuses/.test(name)))(
    'is asked for once if the service %s: it has not been done',
    async (_, failed) => {
      activateService.mockResolvedValue(failed);
      showScreen(<ActivationForm link={LINK} />);
      press('Activate');
      await screen.findByRole('alert');
      expect(activateService).toHaveBeenCalledOnce();
    },
  );

  it('opens in a dialog, anew each time', async () => {
    allowDialogs();
    showScreen(<ActivationButton />);
    expect(screen.queryByLabelText('Activation code')).toBeNull();
    press('Activate a collar');
    expect(screen.getByRole('dialog', { name: 'Activate your collar' })).toBeTruthy();
    fireEvent.change(code(), { target: { value: 'AB12' } });
    press('Close');
    fireEvent.click(screen.getByText('Activate a collar'));
    expect(code().value).toBe('');
  });
});
