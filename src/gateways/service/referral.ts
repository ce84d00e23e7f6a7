import {
  array,
  nullable,
  object,
  picklist,
  pipe,
  regex,
  string,
  type GenericSchema,
} from 'valibot';
import { decode } from '~/src/domain/data/decode';
import { ok, type Result } from '~/src/domain/data/result';
import { failure } from '../http/failure';
import { fetchJson } from '../http/fetch-json';
import { readRefusal } from '../http/refusal';
import type { components } from './service-api';
import type { ServiceOptions } from './service-gateway';

type Schemas = components['schemas'];

/** The reward of the referral program, and the membership; null before the customer has joined. */
export type ReferralProgram = Schemas['ReferralProgram'];
/** The details for joining. */
export type ReferralRequest = Schemas['ReferralRequest'];

/** Error code for a region where the program is not available. */
export const REGION_REFUSED = 'region';

const TIMEOUT_MS = 15_000;

const program: GenericSchema<unknown, ReferralProgram> = object({
  reward: object({
    amount: pipe(string(), regex(/^\d+\.\d{2}$/)),
    currency: picklist(['USD', 'CAD']),
  }),
  membership: nullable(
    object({
      code: string(),
      link: pipe(string(), regex(/^https?:\/\//)),
      company: string(),
      email: string(),
      zip: string(),
      phone: string(),
      joinedAt: string(),
      invitations: array(
        object({
          id: string(),
          name: string(),
          status: picklist(['appointment', 'credited']),
          at: string(),
        }),
      ),
    }),
  ),
});

const ask = async (
  { origin, fetch, timeoutMs = TIMEOUT_MS }: ServiceOptions,
  idToken: string,
  body?: ReferralRequest,
): Promise<Result<ReferralProgram>> => {
  const reply = await fetchJson(`${origin}/api/v1/referral`, {
    headers: { Authorization: `Bearer ${idToken}` },
    body,
    timeoutMs,
    fetch,
    refused: readRefusal,
  });
  if (!reply.ok) return reply;
  const value = decode(program, reply.value);
  return value.ok ? ok(value.value) : failure('protocol', value.error.message);
};

/**
 * The referral program for whoever the id token names. Errors: as `fetchJson`, `http` with status 401 for a token
 * that is false or has expired, and `user` with the code `unverified`.
 */
export const readReferralProgram = (
  options: ServiceOptions,
  idToken: string,
): Promise<Result<ReferralProgram>> => ask(options, idToken);

/**
 * Joins the referral program; a member's details are replaced and the code stays. Errors: as
 * `readReferralProgram`, and `user` with the fields to correct or with the code `region`.
 */
export const joinReferralProgram = (
  options: ServiceOptions,
  idToken: string,
  request: ReferralRequest,
): Promise<Result<ReferralProgram>> => ask(options, idToken, request);
