import { array, boolean, minValue, object, pipe, string, type GenericSchema } from 'valibot';
import { decode, finiteNumber } from '~/src/domain/data/decode';
import { ok, type Result } from '~/src/domain/data/result';
import { failure } from '../http/failure';
import { fetchJson, type Fetch, type JsonRequest } from '../http/fetch-json';
import { readRefusal } from '../http/refusal';
import type { components } from './service-api';
import type { ServiceOptions } from './service-gateway';

/** How far a customer has watched a video. */
export type VideoProgress = Readonly<components['schemas']['VideoProgress']>;

const PATH = '/api/v1/video-progress';
const TIMEOUT_MS = 15_000;

const progress: GenericSchema<unknown, VideoProgress> = object({
  video: string(),
  seconds: pipe(finiteNumber, minValue(0)),
  isWatched: boolean(),
  updatedAt: string(),
});

const ask = async <T>(
  { origin, fetch, timeoutMs = TIMEOUT_MS }: ServiceOptions,
  idToken: string,
  path: string,
  schema: GenericSchema<unknown, T>,
  request: Pick<JsonRequest, 'method' | 'body' | 'signal'>,
): Promise<Result<T>> => {
  const reply = await fetchJson(`${origin}${path}`, {
    ...request,
    headers: { Authorization: `Bearer ${idToken}` },
    timeoutMs,
    fetch,
    refused: readRefusal,
  });
  if (!reply.ok) return reply;
  const value = decode(schema, reply.value);
  return value.ok ? ok(value.value) : failure('protocol', value.error.message);
};

/**
 * Everything that whoever the id token names has watched, the last watched first. Errors: as `fetchJson`, `http` with
 * status 401 for a token that is false or has expired, and `user` with the code `unverified`.
 */
export const listVideoProgress = (
  options: ServiceOptions,
  idToken: string,
  signal?: AbortSignal,
): Promise<Result<readonly VideoProgress[]>> =>
  ask(options, idToken, PATH, array(progress), { signal });

// Lets a request continue after the page is left.
const lastingFetch: Fetch = (input, init) => globalThis.fetch(input, { ...init, keepalive: true });

/**
 * Saves how far a video was watched. Errors: as `listVideoProgress`, and `user` with the invalid fields.
 * @returns the entry as the service has it, which differs if another one is newer
 */
export const saveVideoProgress = (
  { fetch = lastingFetch, ...options }: ServiceOptions,
  idToken: string,
  { video, ...body }: VideoProgress,
): Promise<Result<VideoProgress>> =>
  ask({ ...options, fetch }, idToken, `${PATH}/${encodeURIComponent(video)}`, progress, {
    method: 'PUT',
    body,
  });
