import { initRecharge, type Session } from '@rechargeapps/storefront-client';
import type { GenericSchema, InferOutput } from 'valibot';
import type { CurrencyCode } from '~/src/config/currency';
import { decode } from '~/src/domain/data/decode';
import { ok, type Result } from '~/src/domain/data/result';
import { failure } from '../http/failure';
import { toFailure } from './errors';

/** How to reach the recurring-billing provider for one store. */
export interface RechargeConfig {
  /** Its origin; null for the vendor's own hosts. */
  readonly origin: string | null;
  /** Names the store, such as `shop.myshopify.com`. */
  readonly storeIdentifier: string;
  /** The provider's public storefront access token; begins with `strfnt`. */
  readonly token: string;
  /** The currency of amounts that name none. */
  readonly currency: CurrencyCode;
  /** Milliseconds for the reply; 15,000 by default. */
  readonly timeoutMs?: number;
}

/** A customer's session with the provider; lasts an hour. */
export interface RechargeSession {
  readonly apiToken: string;
  readonly customerId: string;
}

const TIMEOUT_MS = 15_000;

const toClientSession = ({ apiToken, customerId }: RechargeSession): Session => ({
  apiToken,
  customerId,
});

/** The vendor's client has global options, which it reads when a call starts. */
const setOptions = ({ origin, storeIdentifier, token }: RechargeConfig): void => {
  const environment = origin === null ? {} : { environment: 'preprod', environmentUri: origin };
  initRecharge({ storeIdentifier, storefrontAccessToken: token, ...environment });
};

const toResult = async (call: () => Promise<unknown>): Promise<Result<unknown>> => {
  try {
    return ok(await call());
  } catch (error) {
    return toFailure(error);
  }
};

const timedOut = (ms: number): { readonly after: Promise<Result<never>>; stop: () => void } => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const after = new Promise<Result<never>>(resolve => {
    timer = setTimeout(
      () => resolve(failure('timeout', `No answer within ${ms} ms.`, { isRetryable: true })),
      ms,
    );
  });
  return { after, stop: () => clearTimeout(timer) };
};

/**
 * Runs a call of the vendor's client for one store and decodes its answer. Never throws. Errors:
 * - `network`: no reply, or one without a message to show
 * - `timeout`: no reply in time
 * - `http`: status 401 for a session that has expired, 429 and 5xx (retryable)
 * - `user`: a refusal, with an error for each field
 * - `protocol`: an answer of another shape, or a token that does not begin with `strfnt`
 */
export const callRecharge = async <Schema extends GenericSchema>(
  config: RechargeConfig,
  schema: Schema,
  call: () => Promise<unknown>,
): Promise<Result<InferOutput<Schema>>> => {
  const ms = config.timeoutMs ?? TIMEOUT_MS;
  const timeout = timedOut(ms);
  const answered = toResult(async () => {
    setOptions(config);
    return call();
  });
  const reply = await Promise.race([answered, timeout.after]);
  timeout.stop();
  if (!reply.ok) return reply;
  const value = decode(schema, reply.value);
  return value.ok ? value : failure('protocol', value.error.message);
};

/** As `callRecharge`, for the calls of a signed-in customer. */
export const callAs = <Schema extends GenericSchema>(
  config: RechargeConfig,
  session: RechargeSession,
  schema: Schema,
  call: (session: Session) => Promise<unknown>,
): Promise<Result<InferOutput<Schema>>> =>
  callRecharge(config, schema, () => call(toClientSession(session)));
