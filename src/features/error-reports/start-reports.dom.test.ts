import { expect, it, vi } from 'vitest';

const mocks = vi.hoisted(() => ({
  order: new Array<string>(),
  watchScreen: vi.fn<() => Promise<void>>(),
}));

vi.mock('~/src/gateways/sentry/error-reports', () => ({
  createErrorReports: () => ({
    allow: () => undefined,
    capture: (error: unknown) => void mocks.order.push(String(error)),
    watchScreen: mocks.watchScreen,
  }),
}));
vi.mock('~/src/ui/timing/when-idle', () => ({ whenIdle: () => Promise.resolve() }));
vi.mock('../consent', () => ({ subscribeToConsent: () => () => undefined }));
vi.mock('./early-errors', () => ({ drainErrors: () => ['early'] }));

const { startReports } = await import('./start-reports');

it('sends an early error once the reporter has loaded, on whatever page the visit began', async () => {
  window.history.replaceState(null, '', '/?email=sam%40example.com&token=abc');
  mocks.order.length = 0;
  mocks.watchScreen.mockImplementation(async () => {
    await Promise.resolve();
    mocks.order.push('recorder');
  });
  startReports();
  await vi.waitFor(() => expect(mocks.order).toEqual(['recorder', 'early']));
});

it('sends it without the session replay if that does not load', async () => {
  mocks.order.length = 0;
  mocks.watchScreen.mockRejectedValue(new Error('refused'));
  startReports();
  await vi.waitFor(() => expect(mocks.order).toEqual(['early']));
});
