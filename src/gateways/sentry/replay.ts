import { replayIntegration } from '@sentry/gatsby';
import { scrubbed } from './scrubbed';

/** The screen recorder. Texts and pictures never leave the browser. */
export const createReplay = () =>
  replayIntegration({
    maskAllText: true,
    maskAllInputs: true,
    blockAllMedia: true,
    networkDetailAllowUrls: [],
    // The page's content security policy does not allow a worker from a blob.
    useCompression: false,
    beforeAddRecordingEvent: event => scrubbed(event),
  });
