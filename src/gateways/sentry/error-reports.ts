import { browserTracingIntegration, captureException, init } from '@sentry/gatsby';
import { ERROR_SAMPLING } from '~/src/config/constants';
import type { createReplay } from './replay';
import { scrubbed } from './scrubbed';
import { scrubbedTransport } from './scrubbed-transport';

export interface ErrorReportSettings {
  /** The service's DSN. */
  readonly dsn: string;
  /** Names the build, so that the service finds its source maps. */
  readonly release: string;
  readonly brand: string;
  /** Called before every report: whether it may be sent. */
  readonly mayReport: () => boolean;
}

export interface ErrorReports {
  /** Whether anything may be sent; nothing is prepared before that is first allowed. */
  readonly allow: (isAllowed: boolean) => void;
  readonly capture: (error: unknown) => void;
  /** Loads the screen recorder, with texts masked and pictures left out. */
  readonly watchScreen: () => Promise<void>;
}

type Client = NonNullable<ReturnType<typeof init>>;
type Replay = ReturnType<typeof createReplay>;

const open = ({ dsn, release, brand, mayReport }: ErrorReportSettings): Client | undefined => {
  const client = init({
    dsn,
    release,
    environment: process.env.NODE_ENV,
    initialScope: { tags: { brand } },
    tracesSampleRate: ERROR_SAMPLING.traces,
    replaysSessionSampleRate: ERROR_SAMPLING.replays,
    replaysOnErrorSampleRate: ERROR_SAMPLING.replaysOnError,
    integrations: [browserTracingIntegration()],
    // No tracing header on calls to the stores, which would reject it.
    tracePropagationTargets: [],
    dataCollection: {
      userInfo: false,
      cookies: false,
      httpHeaders: false,
      httpBodies: [],
      urlQueryParams: false,
    },
    beforeSend: event => scrubbed(event),
    beforeSendSpan: span => scrubbed(span),
    beforeBreadcrumb: crumb => scrubbed(crumb),
    transport: scrubbedTransport(mayReport),
  });
  // Recordings go through no other hook.
  client?.addEventProcessor(event => (event.type === 'replay_event' ? scrubbed(event) : event));
  return client;
};

/** The error service (spec storefront §7 and §9), on its own client. */
export const createErrorReports = (settings: ErrorReportSettings): ErrorReports => {
  let client: Client | undefined;
  let replay: Replay | null = null;
  let isAllowed = false;
  return {
    allow: wanted => {
      if (wanted === isAllowed) return;
      isAllowed = wanted;
      if (wanted && !client) client = open(settings);
      else if (client) client.getOptions().enabled = wanted;
      if (!wanted) void replay?.stop();
    },
    capture: error => {
      if (isAllowed) captureException(error);
    },
    watchScreen: async () => {
      if (!client || !isAllowed || replay) return;
      const recorder = await import('./replay');
      replay = recorder.createReplay();
      client.addIntegration(replay);
    },
  };
};
