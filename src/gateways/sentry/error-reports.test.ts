import { beforeEach, expect, it, vi } from 'vitest';
import { createErrorReports } from './error-reports';

interface Options {
  readonly tracesSampleRate: number;
  readonly replaysSessionSampleRate: number;
  readonly replaysOnErrorSampleRate: number;
  readonly beforeSend: (event: object) => unknown;
  readonly beforeBreadcrumb: (crumb: object) => unknown;
}

const sentry = vi.hoisted(() => ({
  init: vi.fn<(options: Options) => object>(),
  captureException: vi.fn(),
  browserTracingIntegration: vi.fn(),
  replayIntegration: vi.fn((_options: object) => ({})),
  addIntegration: vi.fn(),
  makeFetchTransport: vi.fn(),
}));
vi.mock('@sentry/gatsby', () => sentry);

const mayReport = vi.fn(() => true);
const open = () =>
  createErrorReports({ dsn: 'https://k@e.test/1', release: 'r', brand: 'b', mayReport });

beforeEach(() => {
  vi.clearAllMocks();
  sentry.init.mockReturnValue({
    getOptions: () => ({}),
    addEventProcessor: vi.fn(),
    addIntegration: sentry.addIntegration,
  });
});

it('loads nothing before it is allowed', async () => {
  const reports = open();
  reports.capture(new Error('x'));
  await reports.watchScreen();
  expect(sentry.init).not.toHaveBeenCalled();
  expect(sentry.captureException).not.toHaveBeenCalled();
});

it('uses the sample rates of the specification, and scrubs whatever it sends', () => {
  open().allow(true);
  const options = sentry.init.mock.calls[0]?.[0];
  expect(options).toMatchObject({
    tracesSampleRate: 0.1,
    replaysSessionSampleRate: 0.1,
    replaysOnErrorSampleRate: 1,
  });
  expect(options?.beforeSend({ message: 'sam@example.com' })).toEqual({ message: '[removed]' });
  expect(options?.beforeBreadcrumb({ data: { url: '/?token=a' } })).toEqual({
    data: { url: '/?token=[removed]' },
  });
});

it('records the screen with texts masked and media left out', async () => {
  const reports = open();
  reports.allow(true);
  await reports.watchScreen();
  await reports.watchScreen();
  expect(sentry.replayIntegration).toHaveBeenCalledOnce();
  expect(sentry.replayIntegration.mock.calls[0]?.[0]).toMatchObject({
    maskAllText: true,
    maskAllInputs: true,
    blockAllMedia: true,
  });
  expect(sentry.addIntegration).toHaveBeenCalledOnce();
});
