import { replayIntegration } from '@sentry/gatsby';
import { scrubbed } from './scrubbed';

/** The screen recorder. Texts and pictures never leave the browser. */
export const createReplay = () =>
  replayIntegration({
    maskAllText: true,
    maskAllInputs: true,
    blockAllMedia: true,
    networkDetailAllowUrls: [],
    // The page's policy does not allow a worker made from text.
    useCompression: false,
    beforeAddRecordingEvent: event => scrubbed(event),
  });
