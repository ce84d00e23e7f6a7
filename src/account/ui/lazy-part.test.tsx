import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TestProviders } from '~/src/features/testing';
import { ErrorBoundary } from '~/src/runtime/route-events/error-boundary';
import { loadDocument } from '~/src/runtime/route-events/load-document';
import { lazyPart } from './lazy-part';

vi.mock('~/src/runtime/route-events/load-document', async importOriginal => ({
  ...(await importOriginal<object>()),
  loadDocument: vi.fn(),
}));

const CHUNK = new Error('Loading chunk 766 failed.\n(error: http://localhost/766-a.js)');
const MESSAGE = /did not load.*check your connection/;

const setOnline = (value: boolean): void =>
  void Object.defineProperty(navigator, 'onLine', { configurable: true, value });

const Orders: ComponentType<object> = () => <p>Your orders</p>;
const Broken: ComponentType<object> = () => {
  throw new Error('broken');
};

const show = (Part: ComponentType) =>
  render(
    <ErrorBoundary fallback={<p>Replaced</p>}>
      <nav>Tabs</nav>
      <Part />
    </ErrorBoundary>,
    { wrapper: TestProviders },
  );

beforeEach(() => {
  setOnline(false);
  window.sessionStorage.clear();
  vi.mocked(loadDocument).mockClear();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  setOnline(true);
  vi.restoreAllMocks();
});

describe('a part whose code does not load', () => {
  const failingOnce = () =>
    vi
      .fn<() => Promise<ComponentType<object>>>()
      .mockRejectedValueOnce(CHUNK)
      .mockResolvedValue(Orders);

  it('says so, leaves what is around it, and loads on request', async () => {
    const load = failingOnce();
    show(lazyPart(load));
    expect((await screen.findByRole('alert')).textContent).toMatch(MESSAGE);
    expect(screen.getByText('Tabs')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Your orders')).toBeTruthy();
    expect(load).toHaveBeenCalledTimes(2);
    expect(loadDocument).not.toHaveBeenCalled();
  });

  it('loads by itself when the connection is back', async () => {
    show(lazyPart(failingOnce()));
    await screen.findByRole('alert');
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByText('Your orders')).toBeTruthy();
  });

  it('is loaded again when it is opened again', async () => {
    const Part = lazyPart(failingOnce());
    const first = show(Part);
    await screen.findByRole('alert');
    first.unmount();
    show(Part);
    expect(await screen.findByText('Your orders')).toBeTruthy();
  });

  it('loads the document of the present build, once', async () => {
    setOnline(true);
    show(lazyPart(vi.fn<() => Promise<ComponentType<object>>>().mockRejectedValue(CHUNK)));
    await screen.findByRole('alert');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(loadDocument).toHaveBeenCalledOnce();
  });
});

it('leaves other failures to the boundary around it', async () => {
  show(lazyPart(async () => Broken));
  expect(await screen.findByText('Replaced')).toBeTruthy();
  expect(loadDocument).not.toHaveBeenCalled();
});
