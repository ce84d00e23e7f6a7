import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import type { ServiceSubscription, SubscriptionSource } from '../billing/service-subscriptions';
import { isJsonObject, parseJson } from '../core/json';
import { refuse, type Answer } from './answer';
import { fieldErrors } from './contract';
import {
  brandOf,
  claimsOf,
  unauthorized,
  unverified,
  verifiedEmail,
  type Verifier,
} from './id-token';

const subscriptionView = ({ rechargeId, licenses }: ServiceSubscription) => ({
  rechargeId: String(rechargeId),
  serviceLicenses: licenses.map(({ id, status, device }) => ({
    id,
    status,
    ...(device ? { device } : {}),
  })),
});

/** In the format of the shop's former platform. */
const magentoView = (subscription: ServiceSubscription) => ({
  entity_id: subscription.rechargeId,
  increment_id: String(subscription.rechargeId).padStart(15, '0'),
  status: subscription.status,
  product_sku: subscription.sku,
  product_name: subscription.title,
  qty: subscription.quantity,
  created_at: subscription.createdAt.slice(0, 19).replace('T', ' '),
  next_billing_date: subscription.nextBillingDate,
});

function magentoList(subscriptions: readonly ServiceSubscription[]) {
  const size = subscriptions.length;
  return {
    items: subscriptions.map(magentoView),
    search_criteria: { filter_groups: [], page_size: size, current_page: 1 },
    total_count: size,
  };
}

interface Caller {
  readonly brand: string;
  readonly email: string;
}

async function callerOf(request: IncomingMessage, verifier: Verifier): Promise<Caller | Answer> {
  const claims = await claimsOf(request, verifier);
  const brand = claims && brandOf(claims);
  if (!claims || !brand) return unauthorized();
  const email = verifiedEmail(claims);
  return email === null ? unverified() : { brand, email };
}

async function activate(
  request: IncomingMessage,
  source: SubscriptionSource,
  { brand }: Caller,
): Promise<Answer> {
  const body = parseJson(await text(request));
  if (!isJsonObject(body)) return refuse(400, 'malformed', 'The body is no JSON object.');
  const wrong = fieldErrors('ActivationRequest', body);
  const { activationCode, email } = body;
  if (wrong.length > 0 || typeof activationCode !== 'string' || typeof email !== 'string') {
    return refuse(422, 'invalid', 'Some fields cannot be used.', wrong);
  }
  const activated = source.activate(activationCode, email);
  const found = source.list(brand, email).find(({ rechargeId }) => rechargeId === activated);
  if (!found) {
    const unknown = { field: 'activationCode', code: 'unknown' } as const;
    return refuse(422, 'invalid', 'There is no such activation code.', [unknown]);
  }
  return { status: 200, document: subscriptionView(found) };
}

type Route = (
  request: IncomingMessage,
  source: SubscriptionSource,
  caller: Caller,
) => Answer | Promise<Answer>;

const ROUTES: ReadonlyMap<string, Route> = new Map<string, Route>([
  [
    'GET /api/v1/subscriptions',
    (_request, source, { brand, email }) => ({
      status: 200,
      document: source.list(brand, email).map(subscriptionView),
    }),
  ],
  [
    'GET /rest/V1/subscriptions',
    (_request, source, { brand, email }) => ({
      status: 200,
      document: magentoList(source.list(brand, email)),
    }),
  ],
  ['POST /api/v1/subscriptions/activate', activate],
]);

/**
 * Handles subscriptions by id token: the list with licenses, the list in the former platform's
 * format, and the activation of a license by code.
 * @returns null for other addresses
 */
export async function answerSubscriptions(
  request: IncomingMessage,
  verifier: Verifier,
  source: SubscriptionSource,
): Promise<Answer | null> {
  const { pathname } = new URL(request.url ?? '/', 'http://consumer-service');
  const route = ROUTES.get(`${request.method} ${pathname}`);
  if (!route) {
    const isKnown = [...ROUTES.keys()].some(key => key.endsWith(` ${pathname}`));
    return isKnown ? refuse(405, 'malformed', 'Another method is answered here.') : null;
  }
  const caller = await callerOf(request, verifier);
  return 'status' in caller ? caller : route(request, source, caller);
}
