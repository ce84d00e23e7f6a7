import type { Order } from '~/src/domain/commerce/order';
import { listOf, textOrEmpty } from '~/src/domain/data/read';
import { ok, type Result } from '~/src/domain/data/result';
import { failure } from '~/src/gateways/http/failure';
import { createCommerceClient, type CommerceClient, type CommerceConfig } from '../client';
import { customerOrderPlaces, customerOrders } from '../documents/account-orders';
import { presentEntries } from '../untrusted';
import { tokenRefused } from './customer-reply';
import { orderNumberOf, toOrder } from './to-order';

/** Orders on a page of the list; the specification leaves the number open. */
export const ORDERS_PER_PAGE = 10;

/** Which orders: the newest, or the page before or after a cursor. */
export type OrderPageRequest =
  | { readonly from: 'newest' }
  | { readonly from: 'after' | 'before'; readonly cursor: string };

/** A page of orders, the newest first. */
export interface OrderPage {
  readonly orders: readonly Order[];
  /** How many orders of the page could not be read. */
  readonly unreadable: number;
  /** The cursor of the page with older orders; null on the last. */
  readonly older: string | null;
  /** The cursor of the page with newer orders; null on the first. */
  readonly newer: string | null;
}

interface PageVariables {
  readonly first?: number;
  readonly after?: string | null;
  readonly last?: number;
  readonly before?: string;
}

const toVariables = (request: OrderPageRequest, size: number): PageVariables => {
  if (request.from === 'before') return { last: size, before: request.cursor };
  return { first: size, after: request.from === 'after' ? request.cursor : null };
};

const readPage = async (
  client: CommerceClient,
  customerAccessToken: string,
  variables: PageVariables,
  signal: AbortSignal | undefined,
): Promise<Result<OrderPage>> => {
  const reply = await client(customerOrders, { customerAccessToken, ...variables }, signal);
  if (!reply.ok) return reply;
  const { customer } = reply.value;
  if (customer === null) return tokenRefused();
  const { nodes, pageInfo } = customer?.orders ?? {};
  if (!nodes) return failure('protocol', 'The reply has no orders.');
  const orders = presentEntries(nodes).flatMap(node => toOrder(node) ?? []);
  const cursor = (isThere: unknown, place: unknown): string | null =>
    isThere === true ? textOrEmpty(place) || null : null;
  return ok({
    orders,
    unreadable: listOf(nodes).length - orders.length,
    older: cursor(pageInfo?.hasNextPage, pageInfo?.endCursor),
    newer: cursor(pageInfo?.hasPreviousPage, pageInfo?.startCursor),
  });
};

const INVALID_CURSOR = /invalid cursor/i;

/**
 * A page of a customer's orders, the newest first (spec account §7); the newest page for a cursor
 * that the store does not know, such as one from a truncated URL. Errors beyond those of the
 * client: `user` with the code `TOKEN_INVALID` for a token that is refused, `protocol` for a reply
 * without orders.
 */
export const listOrders = async (
  config: CommerceConfig,
  customerAccessToken: string,
  request: OrderPageRequest = { from: 'newest' },
  signal?: AbortSignal,
): Promise<Result<OrderPage>> => {
  const client = createCommerceClient(config);
  const read = (from: OrderPageRequest): Promise<Result<OrderPage>> =>
    readPage(client, customerAccessToken, toVariables(from, ORDERS_PER_PAGE), signal);
  const page = await read(request);
  const isLost = !page.ok && request.from !== 'newest' && INVALID_CURSOR.test(page.error.message);
  return isLost ? read({ from: 'newest' }) : page;
};

interface Place {
  readonly id: string | null;
  readonly cursor: string;
}

/** A long page of order ids and cursors, newest first. */
const readPlaces = async (
  client: CommerceClient,
  customerAccessToken: string,
  after: string | null,
  signal: AbortSignal | undefined,
): Promise<Result<{ readonly places: readonly Place[]; readonly isLast: boolean }>> => {
  const reply = await client(customerOrderPlaces, { customerAccessToken, after }, signal);
  if (!reply.ok) return reply;
  const { customer } = reply.value;
  if (customer === null) return tokenRefused();
  if (!customer?.orders) return failure('protocol', 'The reply has no orders.');
  const places = presentEntries(customer.orders.edges).map(({ cursor, node }) => ({
    id: orderNumberOf(node?.id),
    cursor: textOrEmpty(cursor),
  }));
  return ok({ places, isLast: customer.orders.pageInfo?.hasNextPage !== true });
};

/** The cursor before an order, null if it is the first; undefined if the customer has no such order. */
const findPlace = async (
  client: CommerceClient,
  customerAccessToken: string,
  orderId: string,
  signal: AbortSignal | undefined,
): Promise<Result<string | null | undefined>> => {
  let before: string | null = null;
  for (;;) {
    const page = await readPlaces(client, customerAccessToken, before, signal);
    if (!page.ok) return page;
    const { places, isLast } = page.value;
    const at = places.findIndex(({ id }) => id === orderId);
    if (at >= 0) return ok(places[at - 1]?.cursor ?? before);
    if (isLast) return ok(undefined);
    const end = places.at(-1)?.cursor;
    if (!end || end === before) return failure('protocol', 'A page of orders has no end cursor.');
    before = end;
  }
};

/**
 * One order of a customer by the digits of its id; null if they have no such order. Errors as
 * `listOrders`, and `protocol` for an order that cannot be read.
 */
export const findOrder = async (
  config: CommerceConfig,
  customerAccessToken: string,
  orderId: string,
  signal?: AbortSignal,
): Promise<Result<Order | null>> => {
  const client = createCommerceClient(config);
  const place = await findPlace(client, customerAccessToken, orderId, signal);
  if (!place.ok) return place;
  if (place.value === undefined) return ok(null);
  const variables = { first: 1, after: place.value };
  const page = await readPage(client, customerAccessToken, variables, signal);
  if (!page.ok) return page;
  const found = page.value.orders.find(({ id }) => id === orderId);
  return found ? ok(found) : failure('protocol', `Order ${orderId} cannot be read.`);
};
