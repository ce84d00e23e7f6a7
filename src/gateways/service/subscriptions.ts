import { array, number, object, optional, picklist, pipe, string, transform } from 'valibot';
import { decode, nullable } from '~/src/domain/data/decode';
import { ok, type Result } from '~/src/domain/data/result';
import { failure } from '../http/failure';
import { fetchJson } from '../http/fetch-json';
import { readRefusal } from '../http/refusal';
import type { components } from './service-api';
import type { ServiceOptions } from './service-gateway';

type Schemas = components['schemas'];

/** A subscription as the consumer service knows it, with the licenses and devices of its collars. */
export type ServiceSubscription = Schemas['Subscription'];
/** The input for activating a license. */
export type ActivationRequest = Schemas['ActivationRequest'];

/** A subscription as the shop's former platform knows it. */
export interface FormerSubscription {
  readonly id: string;
  readonly status: 'active' | 'cancelled';
  readonly sku: string;
  readonly title: string;
  readonly quantity: number;
  /** ISO 8601 date in the store's time zone; null when it is not billed again. */
  readonly nextBillingDate: string | null;
}

/** Error code for an unknown activation code. */
export const UNKNOWN_ACTIVATION_CODE = 'unknown';

const TIMEOUT_MS = 15_000;

const device = object({
  iotUserId: string(),
  iotGroupId: string(),
  deviceId: string(),
  collarId: string(),
  thingName: string(),
  petId: string(),
});

const subscription = object({
  rechargeId: string(),
  serviceLicenses: array(
    object({
      id: string(),
      status: picklist(['consumed', 'allocated', 'available']),
      device: optional(device),
    }),
  ),
});

const subscriptionList = array(subscription);

const formerList = pipe(
  object({
    items: array(
      pipe(
        object({
          entity_id: number(),
          status: picklist(['active', 'cancelled']),
          product_sku: string(),
          product_name: string(),
          qty: number(),
          next_billing_date: nullable(string()),
        }),
        transform(
          (wire): FormerSubscription => ({
            id: String(wire.entity_id),
            status: wire.status,
            sku: wire.product_sku,
            title: wire.product_name,
            quantity: wire.qty,
            nextBillingDate: wire.next_billing_date,
          }),
        ),
      ),
    ),
  }),
  transform(({ items }) => items),
);

const ask = (
  { origin, fetch, timeoutMs = TIMEOUT_MS }: ServiceOptions,
  path: string,
  idToken: string,
  body?: object,
): Promise<Result<unknown>> =>
  fetchJson(`${origin}${path}`, {
    headers: { Authorization: `Bearer ${idToken}` },
    body,
    timeoutMs,
    fetch,
    refused: readRefusal,
  });

/**
 * The subscriptions of whoever the id token names, with the licenses of their collars. Errors: as `fetchJson`,
 * `http` with status 401 for a token that is false or has expired, and `user` with the code `unverified`.
 */
export const listServiceSubscriptions = async (
  options: ServiceOptions,
  idToken: string,
): Promise<Result<readonly ServiceSubscription[]>> => {
  const reply = await ask(options, '/api/v1/subscriptions', idToken);
  if (!reply.ok) return reply;
  const value = decode(subscriptionList, reply.value);
  return value.ok ? ok(value.value) : failure('protocol', value.error.message);
};

/** The same subscriptions from the shop's former platform. Errors as `listServiceSubscriptions`. */
export const listFormerSubscriptions = async (
  options: ServiceOptions,
  idToken: string,
): Promise<Result<readonly FormerSubscription[]>> => {
  const reply = await ask(options, '/rest/V1/subscriptions', idToken);
  if (!reply.ok) return reply;
  const value = decode(formerList, reply.value);
  return value.ok ? ok(value.value) : failure('protocol', value.error.message);
};

/**
 * Activates the license of an activation code. Errors as `listServiceSubscriptions`, and `user` with the code
 * `unknown` of the field `activationCode`, or `email`.
 */
export const activateService = async (
  options: ServiceOptions,
  idToken: string,
  request: ActivationRequest,
): Promise<Result<ServiceSubscription>> => {
  const reply = await ask(options, '/api/v1/subscriptions/activate', idToken, request);
  if (!reply.ok) return reply;
  const value = decode(subscription, reply.value);
  return value.ok ? ok(value.value) : failure('protocol', value.error.message);
};
