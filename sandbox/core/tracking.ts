import { isJsonObject, parseJson } from './json';
import type { LoggedRequest } from './request-log';

/** The events that one analytics vendor received. */
export interface Received {
  readonly at: string;
  readonly vendor: 'gtm' | 'klaviyo' | 'adroll' | 'sentry';
  /** The event's name; of an error report the kind of each item. */
  readonly event: string;
  /** URL of the page; null if not sent. */
  readonly page: string | null;
  readonly data: unknown;
}

const COLLECTORS: Readonly<Record<string, Received['vendor']>> = {
  '/collect': 'gtm',
  '/klaviyo/collect': 'klaviyo',
  '/adroll/collect': 'adroll',
};

/** The parts of an envelope: a header, then for each item its own header and its content. */
function readEnvelope(text: string): readonly (readonly [kind: string, data: unknown])[] {
  const [, ...lines] = text.split('\n');
  const items: (readonly [string, unknown])[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const header = parseJson(lines[at] ?? '');
    if (!isJsonObject(header) || typeof header.type !== 'string') continue;
    // A recording is no JSON, and one too long for the log is cut off.
    items.push([header.type, parseJson(lines[at + 1] ?? '') ?? null]);
    at += 1;
  }
  return items;
}

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

function pageOf(data: unknown): string | null {
  const request = isJsonObject(data) ? data.request : null;
  return isJsonObject(request) ? textOf(request.url) : null;
}

function readOne({ method, path, bodyText, startedAt }: LoggedRequest): readonly Received[] {
  if (method !== 'POST') return [];
  const [pathname = ''] = path.split('?');
  const vendor = COLLECTORS[pathname];
  if (vendor) {
    const body = parseJson(bodyText);
    if (!isJsonObject(body)) return [];
    const event = textOf(body.event) ?? '';
    return [{ at: startedAt, vendor, event, page: textOf(body.page), data: body.data ?? null }];
  }
  if (!/^\/api\/\d+\/envelope\/$/.test(pathname)) return [];
  return readEnvelope(bodyText).map(([event, data]) => ({
    at: startedAt,
    vendor: 'sentry',
    event,
    page: pageOf(data),
    data,
  }));
}

/** What each vendor received, read from the log of requests, oldest first. */
export const receivedOf = (requests: readonly LoggedRequest[]): readonly Received[] =>
  requests.filter(({ service }) => service === 'third-party').flatMap(readOne);
