import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ensureAccountDocument } from './ensure-account-document';

const runtime = vi.hoisted(() => ({ loadDocument: vi.fn() }));
vi.mock('~/src/runtime/route-events/load-document', () => ({
  ...runtime,
  currentAddress: () => '/account/orders?page=2',
}));
vi.mock('~/src/config/settings/browser-identity-settings', () => ({
  identitySettings: { userPoolId: 'p', clientId: 'c', origin: 'https://identity.example' },
}));

const policy = (connect: string): void => {
  document.head.innerHTML = `<meta http-equiv="Content-Security-Policy" content="connect-src ${connect}">`;
};

beforeEach(() => runtime.loadDocument.mockReset());
afterEach(() => {
  document.head.innerHTML = '';
  window.sessionStorage.clear();
});

it('stays with a document that may call the identity provider, or has no policy', () => {
  expect(ensureAccountDocument()).toBe(true);
  policy("'self' https://identity.example");
  expect(ensureAccountDocument()).toBe(true);
  expect(runtime.loadDocument).not.toHaveBeenCalled();
});

it('loads the document again after a visit to another page, but only once', () => {
  policy("'self'");
  expect(ensureAccountDocument()).toBe(false);
  expect(runtime.loadDocument).toHaveBeenCalledExactlyOnceWith('/account/orders?page=2');
  expect(ensureAccountDocument()).toBe(true);
  expect(runtime.loadDocument).toHaveBeenCalledOnce();
});
