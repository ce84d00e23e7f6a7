import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { isJsonObject, parseJson, type JsonObject } from '../core/json';
import type { ServiceContext, StateFile } from '../core/service';
import { refuse, type Answer } from './answer';
import { fieldErrors, schemaOf } from './contract';
import {
  brandOf,
  claimsOf,
  unauthorized,
  unverified,
  verifiedEmail,
  type Verifier,
} from './id-token';

const PATH = '/api/v1/video-progress';

/** How many entries are kept per customer; the oldest are dropped. */
const LIMIT = 500;

interface Entry {
  /** The customer: brand and `sub`. */
  readonly customer: string;
  readonly video: string;
  readonly seconds: number;
  readonly isWatched: boolean;
  /** ISO 8601 instant. */
  readonly updatedAt: string;
}

type ProgressState = StateFile<readonly Entry[]>;

const isEntry = (value: unknown): value is Entry =>
  isJsonObject(value) &&
  ['customer', 'video', 'updatedAt'].every(name => typeof value[name] === 'string') &&
  typeof value.seconds === 'number' &&
  typeof value.isWatched === 'boolean';

function parseEntries(stored: unknown): readonly Entry[] {
  if (!Array.isArray(stored) || !stored.every(isEntry)) throw new Error('No video progress.');
  return stored;
}

/** All customers' entries, most recently watched first. */
export const openVideoProgress = (context: ServiceContext): ProgressState =>
  context.openState<readonly Entry[]>('video-progress', () => [], parseEntries);

const view = ({ video, seconds, isWatched, updatedAt }: Entry): object => ({
  video,
  seconds,
  isWatched,
  updatedAt,
});

async function callerOf(request: IncomingMessage, verifier: Verifier): Promise<string | Answer> {
  const claims = await claimsOf(request, verifier);
  const brand = claims && brandOf(claims);
  if (!claims?.sub || !brand) return unauthorized();
  return verifiedEmail(claims) === null ? unverified() : `${brand} ${claims.sub}`;
}

const earlier = (one: Date, other: Date): Date => (one < other ? one : other);

/** The body has been validated against the contract. */
const entryOf = (customer: string, video: string, body: JsonObject, now: Date): Entry => ({
  customer,
  video,
  seconds: Number(body.seconds),
  isWatched: body.isWatched === true,
  updatedAt: earlier(new Date(String(body.updatedAt)), now).toISOString(),
});

/** The more recent position; a watched video stays watched. */
const merge = (known: Entry, entry: Entry): Entry => ({
  ...(known.updatedAt > entry.updatedAt ? known : entry),
  isWatched: known.isWatched || entry.isWatched,
});

/** @returns the resulting entry */
function save(progress: ProgressState, entry: Entry): Entry {
  const { customer, video } = entry;
  const known = progress.value.find(each => each.customer === customer && each.video === video);
  const merged = known ? merge(known, entry) : entry;
  progress.update(all => {
    const own = all.filter(each => each.customer === customer && each !== known);
    const kept = [merged, ...own].sort((a, b) => b.updatedAt.localeCompare(a.updatedAt));
    return [...all.filter(each => each.customer !== customer), ...kept.slice(0, LIMIT)];
  });
  return merged;
}

/**
 * Handles video progress: `GET` returns all entries, `PUT` saves one.
 * @returns null for other addresses
 */
export async function answerVideoProgress(
  request: IncomingMessage,
  verifier: Verifier,
  progress: ProgressState,
): Promise<Answer | null> {
  const { pathname } = new URL(request.url ?? '/', 'http://consumer-service');
  const isList = pathname === PATH;
  if (!isList && !pathname.startsWith(`${PATH}/`)) return null;
  if (request.method !== (isList ? 'GET' : 'PUT')) {
    return refuse(405, 'malformed', `Only ${isList ? 'GET' : 'PUT'} is answered here.`);
  }
  const customer = await callerOf(request, verifier);
  if (typeof customer !== 'string') return customer;
  if (isList) {
    const own = progress.value.filter(each => each.customer === customer);
    return { status: 200, document: own.map(view) };
  }
  const video = pathname.slice(PATH.length + 1);
  if (!schemaOf('VideoSlug')(video)) {
    return refuse(404, 'malformed', 'There is nothing at this address.');
  }
  const body = parseJson(await text(request));
  if (!isJsonObject(body)) return refuse(400, 'malformed', 'The body is no JSON object.');
  const wrong = fieldErrors('VideoProgressRequest', body);
  if (wrong.length > 0) return refuse(422, 'invalid', 'Some fields cannot be used.', wrong);
  const entry = entryOf(customer, video, body, verifier.now());
  return { status: 200, document: view(save(progress, entry)) };
}
