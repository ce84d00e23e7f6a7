import { replayIntegration } from '@sentry/gatsby';
import { scrubbed } from './scrubbed';

/** What records the screen. Nothing that can be read or seen of it leaves the browser. */
export const createReplay = () =>
  replayIntegration({
    maskAllText: true,
    maskAllInputs: true,
    blockAllMedia: true,
    networkDetailAllowUrls: [],
    // A worker made of a text is nothing that the page's policy allows.
    useCompression: false,
    beforeAddRecordingEvent: event => scrubbed(event),
  });
