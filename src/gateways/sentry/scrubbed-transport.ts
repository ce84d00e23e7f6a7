import { makeFetchTransport } from '@sentry/gatsby';
import { scrubText } from '~/src/domain/data/scrub';

type Transport = ReturnType<typeof makeFetchTransport>;
type Envelope = Parameters<Transport['send']>[0];

/** Attributes and fields that contain a URL, whatever it looks like. */
const ADDRESS = /^(?:href|src|srcset|action|formaction|url|to|from|description)$/i;
/** Style sheets of the page; they contain no personal data and are long. */
const SHEET = /^_?cssText$/;
/** Patterns of queries, email addresses and named secrets. */
const SUSPECT = /[?@=]|%40/;

const scrubEntry = (name: string, value: unknown): unknown => {
  if (typeof value !== 'string' || SHEET.test(name)) return value;
  return ADDRESS.test(name) || SUSPECT.test(value) ? scrubText(value) : value;
};

/**
 * A segment of a recording in the service's format: a header line, then the events as JSON. The page's
 * address and those of its links and pictures are in it as they are, and no hook of the recorder sees them.
 */
export const scrubRecording = (recording: string): string => {
  const end = recording.indexOf('\n');
  const events: unknown = JSON.parse(recording.slice(end + 1), scrubEntry);
  return `${recording.slice(0, end)}\n${JSON.stringify(events)}`;
};

const scrubRecordings = (envelope: Envelope): void => {
  for (const item of envelope[1]) {
    const [header, recording] = item;
    if (header.type !== 'replay_recording' || typeof recording !== 'string') continue;
    const clean = scrubRecording(recording);
    Object.assign(header, { length: new TextEncoder().encode(clean).length });
    Object.assign(item, { 1: clean });
  }
};

/**
 * Sends reports while `mayReport` allows it, checked for each, because a recording continues by itself.
 * Recordings are scrubbed here, because they bypass the client's hooks.
 */
export const scrubbedTransport =
  (mayReport: () => boolean): typeof makeFetchTransport =>
  (...settings) => {
    const transport = makeFetchTransport(...settings);
    return {
      ...transport,
      send: envelope => {
        if (!mayReport()) return Promise.resolve({});
        scrubRecordings(envelope);
        return transport.send(envelope);
      },
    };
  };
