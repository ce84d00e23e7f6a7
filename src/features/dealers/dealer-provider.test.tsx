import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { failure } from '../../gateways/http/failure';
import { cookies } from '../storage';
import { DealerProvider, useDealer } from './dealer-provider';

const { findDealer } = vi.hoisted(() => ({ findDealer: vi.fn() }));
vi.mock('../../gateways/search/find-dealer', () => ({ findDealer }));

const dealer = (id: string) => ({
  id,
  name: `Larkfield of ${id}`,
  phone: null,
  serviceAreas: [],
  isCompanyOwned: false,
});

function Shown() {
  const { dealerId, dealer, setDealerId } = useDealer();
  return (
    <>
      <p>{`${dealerId ?? 'nobody'}: ${dealer?.name ?? 'unknown'}`}</p>
      <button type="button" onClick={() => setDealerId('other')}>
        Other
      </button>
    </>
  );
}

const show = () =>
  render(
    <DealerProvider>
      <Shown />
    </DealerProvider>,
  );

beforeEach(() => {
  findDealer.mockReset();
});
afterEach(() => {
  cleanup();
  cookies.remove('dealerId');
});

describe('the stored dealer', () => {
  it('is looked up by the id in the cookie', async () => {
    cookies.set('dealerId', 'boise', 1);
    findDealer.mockResolvedValue({ ok: true, value: dealer('boise') });
    show();
    await waitFor(() => expect(screen.getByText('boise: Larkfield of boise')).toBeTruthy());
    expect(findDealer.mock.calls.map(([, id]) => id as string)).toEqual(['boise']);
  });

  it('is asked for by nobody who has none', () => {
    show();
    expect(screen.getByText('nobody: unknown')).toBeTruthy();
    expect(findDealer).not.toHaveBeenCalled();
  });

  it.each([
    ['answers with an error', () => findDealer.mockResolvedValue(failure('network', 'no answer'))],
    ['breaks', () => findDealer.mockRejectedValue(new Error('no chunk'))],
  ])('is only logged when the service %s', async (_, arrange) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    cookies.set('dealerId', 'boise', 1);
    arrange();
    show();
    await waitFor(() => expect(warn).toHaveBeenCalledOnce());
    expect(screen.getByText('boise: unknown')).toBeTruthy();
  });

  it('is never shown under another id: the last one chosen counts', async () => {
    cookies.set('dealerId', 'boise', 1);
    let answerFirst = (_: unknown): void => undefined;
    findDealer.mockImplementation((_, id: string) =>
      id === 'boise'
        ? new Promise(resolve => {
            answerFirst = resolve;
          })
        : Promise.resolve({ ok: true, value: dealer(id) }),
    );
    show();
    await waitFor(() => expect(findDealer).toHaveBeenCalledOnce());
    screen.getByRole('button').click();
    await waitFor(() => expect(screen.getByText('other: Larkfield of other')).toBeTruthy());
    answerFirst({ ok: true, value: dealer('boise') });
    await Promise.resolve();
    expect(screen.getByText('other: Larkfield of other')).toBeTruthy();
    expect(cookies.get('dealerId')).toBe('other');
  });
});
