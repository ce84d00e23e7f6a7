import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TestProviders } from '~/src/features/testing';
import { ErrorBoundary } from './error-boundary';
import { markHydrated, watchChunkFailures } from './chunk-failures';
import { LazyErrorMessage } from './lazy-error-message';
import { loadDocument } from './load-document';
import { LoadErrorNotice } from './load-error-notice';

vi.mock('./load-document', async importOriginal => ({
  ...(await importOriginal<object>()),
  loadDocument: vi.fn(),
}));

const CHUNK = new Error('Loading chunk 766 failed.\n(error: http://localhost/766-a.js)');
const heardLater = vi.fn();

watchChunkFailures();
window.addEventListener('unhandledrejection', heardLater);

const reject = (reason: unknown): void => {
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
};

const setOnline = (value: boolean): void =>
  void Object.defineProperty(navigator, 'onLine', { configurable: true, value });

const notice = () => screen.queryByRole('alert');

beforeEach(() => {
  window.sessionStorage.clear();
  setOnline(true);
  window.history.replaceState(null, '', '/collections/power?sort=newest#list');
  vi.mocked(loadDocument).mockClear();
  heardLater.mockClear();
  delete window.___failedResources;
  render(<LoadErrorNotice phone={null} />, { wrapper: TestProviders });
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('loads the last known path once, with query and anchor, and then shows an error', () => {
  reject(CHUNK);
  expect(loadDocument).toHaveBeenCalledExactlyOnceWith('/collections/power?sort=newest#list');
  expect(notice()).toBeNull();
  reject(CHUNK);
  expect(loadDocument).toHaveBeenCalledTimes(1);
  expect(notice()?.textContent).toContain('did not load');
  const again = screen.getByText<HTMLAnchorElement>('Reload the page');
  expect(again.href).toBe(`${window.location.origin}/collections/power?sort=newest`);
  // Keeps the event from Gatsby's own listener, which would reload the page each time.
  expect(heardLater).not.toHaveBeenCalled();
});

it.each([
  ['there is no line', () => setOnline(false)],
  [
    'nothing is kept from one document to the next',
    () =>
      vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
        throw new DOMException('blocked', 'SecurityError');
      }),
  ],
])('does nothing when %s', (_, arrange) => {
  arrange();
  reject(CHUNK);
  expect(loadDocument).not.toHaveBeenCalled();
  expect(notice()).not.toBeNull();
});

it('shows the notice if the first page does not start, and lets an update reload it', () => {
  reject(new Error('page resources for /collections/power not found. Not rendering React'));
  expect(notice()).not.toBeNull();
  expect(window.___failedResources).toBe(true);
});

it('ignores other failures', () => {
  reject(new Error('The cart did not answer.'));
  reject('no error');
  expect(heardLater).toHaveBeenCalledTimes(2);
  expect(notice()).toBeNull();
});

it('does not let an update reload a page that works', () => {
  markHydrated();
  reject(CHUNK);
  expect(window.___failedResources).toBeUndefined();
});

const Broken = ({ error }: { readonly error: Error }): never => {
  throw error;
};

it('leaves out a part that fails, and shows the notice', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  render(
    <ErrorBoundary fallback={null}>
      <Broken error={new Error('broken')} />
    </ErrorBoundary>,
  );
  expect(notice()).not.toBeNull();
  expect(window.___failedResources).toBeUndefined();
});

it('shows links on a page that fails', async () => {
  window.history.replaceState(null, '', '/collections/doors?sort=newest#list');
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  render(
    <ErrorBoundary fallback={<LazyErrorMessage />}>
      <Broken error={CHUNK} />
    </ErrorBoundary>,
    { wrapper: TestProviders },
  );
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(
    'Something went wrong',
  );
  const links = screen.getAllByRole('link').map(link => link.getAttribute('href'));
  expect(links).toEqual(['/collections/doors?sort=newest', '/']);
  expect(loadDocument).toHaveBeenCalledTimes(1);
});
