import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { navigate } from 'gatsby';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { failure } from '~/src/gateways/http/failure';
import { AVERY, inSeconds, PASSING, TOKEN } from './session/session.fixture';
import { fakes, resetFakes } from './testing/browser-session.fixture';
import { heading, open, press, wentTo } from './testing/visit.fixture';

vi.mock('gatsby', () => import('~/src/ui/testing/gatsby.fixture'));
vi.mock('./session/browser-session', async () => {
  const { browserSessionFake } = await import('./testing/browser-session.fixture');
  return browserSessionFake;
});

beforeEach(() => {
  resetFakes();
  vi.mocked(navigate).mockReset();
});
afterEach(() => {
  cleanup();
  window.sessionStorage.clear();
});

describe('a screen behind the sign-in', () => {
  it.each([
    ['/account', '/account/login'],
    ['/account/orders', '/account/login?redirect=%2Faccount%2Forders'],
    ['/account/settings?a=1', '/account/login?redirect=%2Faccount%2Fsettings%3Fa%3D1'],
    [
      '/account/orders?after=x#abc',
      '/account/login?redirect=%2Faccount%2Forders%3Fafter%3Dx%23abc',
    ],
  ])('%s leads visitors to %s and shows nothing meanwhile', async (path, login) => {
    open(path);
    await wentTo(login, { replace: true });
    expect(screen.queryByRole('navigation')).toBeNull();
    expect(screen.getByRole('status').textContent).toBe('Loading your account');
  });

  it.each([
    ['/account/ORDERS?after=x#Abc', '/account/orders?after=x#Abc'],
    ['/account/Subscriptions/7X/SKIP', '/account/subscriptions/7X/skip'],
    ['/account/LOGIN', '/account/login'],
  ])('leads from %s in capitals to %s', async (path, written) => {
    open(path);
    if (path.endsWith('LOGIN')) return wentTo(written, { replace: true });
    const login = `/account/login?redirect=${encodeURIComponent(written)}`;
    await wentTo(login, { replace: true });
    cleanup();
    fakes.tab.signedIn();
    open(path);
    await wentTo(written, { replace: true });
  });

  it('greets the customer by name, with the tabs and a way out', async () => {
    fakes.tab.signedIn();
    open('/account/nowhere');
    expect(await screen.findByText('Welcome, Avery')).toBeTruthy();
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['Orders', 'Addresses', 'My Account']),
    );
    expect(await heading('This page does not exist')).toBeTruthy();
    const home = screen.getByRole('link', { name: 'Go to your account' });
    expect(home.getAttribute('href')).toBe('/account');
    expect(home.className).toContain('btn-primary');
    await press('Sign out');
    expect(fakes.tab.leave).toHaveBeenCalledOnce();
  });

  it('brings the current tab into view where the tabs are one row that scrolls', async () => {
    const width = vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(390);
    const left = vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockReturnValue(500);
    const own = vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(110);
    const whole = vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(900);
    fakes.tab.signedIn();
    const view = open('/account/addresses');
    const row = async () =>
      (await screen.findByRole('navigation', { name: 'Account pages' })).parentElement;
    // The row has no padding here, where no styles are loaded.
    expect((await row())?.scrollLeft).toBe(500);
    view.unmount();
    open('/account/settings');
    // The button to sign out comes after the last tab.
    expect((await row())?.scrollLeft).toBe(900);
    [width, left, own, whole].forEach(spy => spy.mockRestore());
  });

  it.each(PASSING)('says so when the session cannot be renewed (%s)', async (_name, failed) => {
    fakes.tab.signedIn({ ...TOKEN, expiresAt: inSeconds(-5) });
    fakes.tab.shop.renewToken.mockResolvedValueOnce(failed);
    open('/account/orders');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toMatch(/[.] ?Try again$|again\.Try again$|support\.Try again$/);
    expect(navigate).not.toHaveBeenCalled();
    await press('Try again');
    expect(await screen.findByText('Welcome, Avery')).toBeTruthy();
  });

  it('shows a hostile name as text', async () => {
    fakes.tab.signedIn();
    fakes.tab.storage.writeCustomer({ ...AVERY, firstName: '<img src=x onerror=alert(1)>' });
    open('/account/nowhere');
    expect(await screen.findByText('Welcome, <img src=x onerror=alert(1)>')).toBeTruthy();
    expect(document.querySelector('img[src="x"], [onerror]')).toBeNull();
  });

  it('leaves with a sign-out in another tab', async () => {
    fakes.tab.signedIn();
    open('/account/orders');
    await screen.findByText('Welcome, Avery');
    fakes.tab.storage.clear();
    act(() => fakes.tab.hearOtherTab());
    await wentTo('/account/login?redirect=%2Faccount%2Forders', { replace: true });
    expect(screen.queryByText('Welcome, Avery')).toBeNull();
  });

  it('keeps nothing that was typed when another customer signs in in another tab', async () => {
    fakes.tab.signedIn();
    open('/account/settings');
    const field = async () => screen.findByLabelText<HTMLInputElement>('Last name');
    await userEvent.type(await field(), 'Typed');
    const other = {
      ...AVERY,
      id: 'gid://shopify/Customer/99',
      firstName: 'Olga',
      lastName: 'Vale',
    };
    fakes.tab.storage.writeCustomer(other);
    act(() => fakes.tab.hearOtherTab());
    expect(await screen.findByText('Welcome, Olga')).toBeTruthy();
    expect((await field()).value).toBe('Vale');
  });
});

it.each(['', '/book', '/reschedule/1'])(
  'has no appointments%s and no tab for them in a shop without a scheduler',
  async path => {
    fakes.tab.signedIn();
    open(`/account/appointments${path}`);
    expect(await heading('This page does not exist')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Appointments' })).toBeNull();
  },
);

it('shows nothing of the account from the press on, and says that the store is out of reach', async () => {
  fakes.tab.signedIn();
  fakes.tab.shop.deleteToken.mockReturnValue(new Promise(() => undefined));
  let giveUp = (): void => undefined;
  fakes.tab.wait.mockReturnValue(
    new Promise(resolve => {
      giveUp = resolve;
    }),
  );
  open('/account/nowhere');
  await screen.findByText('Welcome, Avery');
  await press('Sign out');
  expect(await heading('Signing out')).toBeTruthy();
  expect(screen.queryByText('Welcome, Avery')).toBeNull();
  act(() => giveUp());
  expect(await heading('You are signed out')).toBeTruthy();
  expect(screen.getByText(/could not reach the store/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Sign in again' })).toBeTruthy();
  expect(fakes.tab.leave).not.toHaveBeenCalled();
});

it('says that a change may be lost where the store is out of reach too', async () => {
  fakes.tab.signedIn();
  fakes.tab.changes.mockReturnValue(Promise.resolve(false));
  fakes.tab.shop.deleteToken.mockResolvedValue(failure('network', 'no answer'));
  open('/account/nowhere');
  await screen.findByText('Welcome, Avery');
  await press('Sign out');
  expect(await heading('You are signed out')).toBeTruthy();
  expect(screen.getByText(/Your last change may not have been saved/)).toBeTruthy();
});

it('signs out on the page of its own', async () => {
  fakes.tab.signedIn();
  open('/logout');
  await waitFor(() => expect(fakes.tab.leave).toHaveBeenCalledOnce());
  expect(fakes.tab.browser.values.size).toBe(0);
});
