import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { failure } from '~/src/gateways/http/failure';
import { cookies } from '../storage';
import { DealerProvider, useDealer, useDealerLinks } from './dealer-provider';

const { findDealer } = vi.hoisted(() => ({ findDealer: vi.fn() }));
vi.mock('~/src/gateways/algolia/find-dealer', () => ({ findDealer }));

const dealer = (id: string) => ({
  id,
  name: `Larkfield of ${id}`,
  phone: null,
  serviceAreas: [],
  isCompanyOwned: false,
});

/** The service knows everyone but "nonsense". */
const answer = (_: unknown, id: string) =>
  Promise.resolve({ ok: true, value: id === 'nonsense' ? null : dealer(id) });

const askedFor = () => findDealer.mock.calls.map(([, id]) => id as string);

function Shown({ search }: { readonly search: string }) {
  const { dealerId, dealer, forgetDealer } = useDealer();
  useDealerLinks(search);
  return (
    <>
      <p>{`${String(dealerId)}: ${dealer?.name ?? 'unknown'}`}</p>
      <button type="button" onClick={forgetDealer}>
        Forget
      </button>
    </>
  );
}

const page = (search: string) => (
  <DealerProvider>
    <Shown search={search} />
  </DealerProvider>
);

const isShown = (text: string) => waitFor(() => expect(screen.getByText(text)).toBeTruthy());

beforeEach(() => {
  findDealer.mockReset();
  findDealer.mockImplementation(answer);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  cookies.remove('dealerId');
});

describe('the stored dealer', () => {
  it('is looked up by the id in the cookie, and applies only once found', async () => {
    cookies.set('dealerId', 'boise', 1);
    render(page(''));
    expect(screen.getByText('undefined: unknown')).toBeTruthy();
    await isShown('boise: Larkfield of boise');
    expect(askedFor()).toEqual(['boise']);
  });

  it('is not requested without an id', () => {
    render(page('?variant=1'));
    expect(screen.getByText('null: unknown')).toBeTruthy();
    expect(findDealer).not.toHaveBeenCalled();
  });

  it('is removed if the service does not know the id', async () => {
    cookies.set('dealerId', 'nonsense', 1);
    render(page(''));
    await isShown('null: unknown');
    expect(cookies.get('dealerId')).toBeNull();
  });

  it('is removed when the shopper asks for it', async () => {
    cookies.set('dealerId', 'boise', 1);
    render(page(''));
    await isShown('boise: Larkfield of boise');
    act(() => screen.getByRole('button').click());
    expect(screen.getByText('null: unknown')).toBeTruthy();
    expect(cookies.get('dealerId')).toBeNull();
  });

  it.each([
    ['answers with an error', () => findDealer.mockResolvedValue(failure('network', 'no answer'))],
    ['breaks', () => findDealer.mockRejectedValue(new Error('no chunk'))],
  ])('is kept, with a log entry, if the service %s', async (_, arrange) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    cookies.set('dealerId', 'boise', 1);
    arrange();
    render(page(''));
    await waitFor(() => expect(warn).toHaveBeenCalledOnce());
    expect(screen.getByText('undefined: unknown')).toBeTruthy();
    expect(cookies.get('dealerId')).toBe('boise');
  });
});

describe('dealer from a link', () => {
  it('replaces the stored one, also after navigation inside the shop', async () => {
    cookies.set('dealerId', 'boise', 1);
    const { rerender } = render(page(''));
    await isShown('boise: Larkfield of boise');
    rerender(page('?dealerId=provo'));
    await isShown('provo: Larkfield of provo');
    expect(cookies.get('dealerId')).toBe('provo');
  });

  it.each(['nonsense', '%3Cscript%3E', ''])('is ignored if it is %j', async id => {
    cookies.set('dealerId', 'boise', 1);
    render(page(`?dealerId=${id}`));
    await isShown('boise: Larkfield of boise');
    expect(cookies.get('dealerId')).toBe('boise');
  });

  it('is not stored before the service has confirmed it', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    findDealer.mockResolvedValue(failure('network', 'no answer'));
    render(page('?dealerId=provo'));
    await waitFor(() => expect(console.warn).toHaveBeenCalledOnce());
    expect(cookies.get('dealerId')).toBeNull();
    expect(screen.getByText('undefined: unknown')).toBeTruthy();
  });

  it('never appears under another id: the last link wins', async () => {
    let answerFirst = (_: unknown): void => undefined;
    findDealer.mockImplementation((_: unknown, id: string) =>
      id === 'boise'
        ? new Promise(resolve => {
            answerFirst = resolve;
          })
        : answer(_, id),
    );
    const { rerender } = render(page('?dealerId=boise'));
    await waitFor(() => expect(findDealer).toHaveBeenCalledOnce());
    rerender(page('?dealerId=other'));
    await isShown('other: Larkfield of other');
    answerFirst({ ok: true, value: dealer('boise') });
    await Promise.resolve();
    expect(screen.getByText('other: Larkfield of other')).toBeTruthy();
    expect(cookies.get('dealerId')).toBe('other');
  });
});
