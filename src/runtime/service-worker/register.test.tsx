import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TestProviders } from '~/src/features/testing';
import { loadDocument } from '../route-events/load-document';
import { useNotice } from './notice-slot';
import { isAllowedAt, register } from './register';

vi.mock('../route-events/load-document', async importOriginal => ({
  ...(await importOriginal<object>()),
  loadDocument: vi.fn(),
}));

const fake = vi.hoisted(() => ({
  build: 'newer',
  listeners: new Map<string, (event: object) => void>(),
  registration: { waiting: {} },
  messageSkipWaiting: vi.fn(),
}));

vi.mock('workbox-window', () => ({
  messageSW: async () => fake.build,
  Workbox: class {
    addEventListener = (type: string, hear: (event: object) => void) =>
      fake.listeners.set(type, hear);
    register = async () => fake.registration;
    messageSkipWaiting = fake.messageSkipWaiting;
  },
}));

const worker = { postMessage: vi.fn() };
const tell = (type: string, event: object = {}) =>
  act(async () => fake.listeners.get(type)?.({ sw: worker, ...event }));

function Offer() {
  const View = useNotice();
  return View && <View />;
}

const heading = () => screen.queryByRole('heading', { name: 'A new version of the shop is ready' });

beforeEach(async () => {
  fake.build = 'newer';
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { controller: worker },
  });
  Object.assign(window, { ___webpackCompilationHash: 'present' });
  await register();
  render(<Offer />, { wrapper: TestProviders });
});

afterEach(async () => {
  const later = screen.queryByRole('button', { name: 'Later' });
  if (later) await userEvent.click(later);
  cleanup();
  vi.mocked(loadDocument).mockClear();
  fake.messageSkipWaiting.mockClear();
  worker.postMessage.mockClear();
  delete window.___swUpdated;
  delete window.___failedResources;
});

it.each([
  ['https:', 'shop.example', true],
  ['http:', 'localhost', true],
  ['http:', '127.0.0.1', true],
  ['http:', 'shop.example', false],
  ['http:', 'localhost.example', false],
])('can be registered at %s//%s: %s', (protocol, hostname, isAllowed) => {
  expect(isAllowedAt({ protocol, hostname })).toBe(isAllowed);
});

it('logs why it is not registered elsewhere', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  fake.listeners.clear();
  await register({ protocol: 'http:', hostname: 'shop.example' });
  expect(error).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('HTTPS'));
  expect(fake.listeners.size).toBe(0);
  error.mockRestore();
});

it('offers a new build, and loads nothing before the shopper agrees', async () => {
  await tell('installed');
  expect(heading()).not.toBeNull();
  expect(window.___swUpdated).toBe(true);
  expect(loadDocument).not.toHaveBeenCalled();

  await userEvent.click(screen.getByRole('button', { name: 'Reload' }));
  expect(fake.messageSkipWaiting).toHaveBeenCalledTimes(1);
  expect(loadDocument).not.toHaveBeenCalled();
  await tell('controlling');
  expect(loadDocument).toHaveBeenCalledTimes(1);
});

it('hides the offer when the shopper declines', async () => {
  await tell('installed');
  await userEvent.click(screen.getByRole('button', { name: 'Later' }));
  expect(heading()).toBeNull();
  expect(loadDocument).not.toHaveBeenCalled();
});

it('offers nothing for a worker of the current build', async () => {
  fake.build = 'present';
  await tell('installed');
  await tell('waiting', { wasWaitingBeforeRegister: true });
  expect(heading()).toBeNull();
  expect(window.___swUpdated).toBeUndefined();
  expect(worker.postMessage).toHaveBeenCalledWith({ type: 'TAKE_OVER_IF_ALONE' });
});

it('reloads a page with failed resources', async () => {
  window.___failedResources = true;
  await tell('installed');
  expect(loadDocument).toHaveBeenCalledTimes(1);
});

it('reloads for a new worker only: one that had been waiting would cause a loop', async () => {
  window.___failedResources = true;
  await tell('waiting', { wasWaitingBeforeRegister: true });
  expect(loadDocument).not.toHaveBeenCalled();
  expect(heading()).not.toBeNull();
});

it('caches the first page, which loaded before the worker', async () => {
  await tell('activated');
  expect(worker.postMessage).toHaveBeenCalledWith(
    expect.objectContaining({ type: 'KEEP', page: window.location.href }),
  );
});

it('logs an update that could not be installed', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  await tell('redundant', { isUpdate: true });
  expect(warn).toHaveBeenCalledTimes(1);
});
