import { createHash } from 'node:crypto';
import { GraphQLError } from 'graphql';
import { isJsonObject, parseJson } from '~/sandbox/core/json';

/** The Relay arguments of the platform. */
export interface PageArguments {
  readonly first?: number | null;
  readonly last?: number | null;
  readonly after?: string | null;
  readonly before?: string | null;
  readonly reverse?: boolean | null;
}

const PAGE_LIMIT = 250;

const badRequest = (message: string) =>
  new GraphQLError(message, { extensions: { code: 'BAD_REQUEST' } });

/** Distinguishes lists of the same entries: sort key, query and filters. */
export type ListOrder = Readonly<Record<string, unknown>>;

const signatureOf = (order: ListOrder): string =>
  createHash('sha1').update(JSON.stringify(order)).digest('hex').slice(0, 12);

const cursorOf = (id: string, order: string): string =>
  Buffer.from(JSON.stringify({ last_id: id, last_value: order })).toString('base64');

/** The id in a cursor; undefined if it is invalid, or of another order. */
function idIn(cursor: string, order: string): unknown {
  const parsed = parseJson(Buffer.from(cursor, 'base64').toString());
  return isJsonObject(parsed) && parsed.last_value === order ? parsed.last_id : undefined;
}

function refuseSize(size: number, name: string): void {
  if (size > PAGE_LIMIT) throw badRequest(`${name} cannot exceed ${PAGE_LIMIT}`);
  if (size < 0) throw badRequest(`${name} must be a non-negative integer`);
}

/** The requested number of entries of a plain list; undefined for all of them. */
export function listSize(first: number | null | undefined): number | undefined {
  if (first === null || first === undefined) return undefined;
  refuseSize(first, 'first');
  return first;
}

function pageSize({ first, last }: PageArguments): number {
  const size = first ?? last;
  if (size === null || size === undefined) {
    throw badRequest('you must provide one of first or last');
  }
  if (typeof first === 'number' && typeof last === 'number') {
    throw badRequest('providing both first and last is not supported');
  }
  const name = typeof first === 'number' ? 'first' : 'last';
  refuseSize(size, name);
  return size;
}

/**
 * A Relay connection over a list. `view` makes the node of an entry and is called only for the
 * entries of the requested page. Throws the platform's errors for a missing or too large page size
 * and for a cursor of another list or another order.
 */
export function connection<Entry>(
  entries: readonly Entry[],
  args: PageArguments,
  idOf: (entry: Entry) => string,
  view: (entry: Entry) => unknown,
  order: ListOrder = {},
) {
  const size = pageSize(args);
  const signature = signatureOf({ ...order, reverse: args.reverse ?? false });
  const ordered = args.reverse ? [...entries].reverse() : entries;
  const place = (cursor: string) => {
    const id = idIn(cursor, signature);
    const index = ordered.findIndex(entry => idOf(entry) === id);
    if (index < 0) throw badRequest('Invalid cursor for current pagination sort.');
    return index;
  };
  const from = args.after ? place(args.after) + 1 : 0;
  const to = args.before ? place(args.before) : ordered.length;
  const start = typeof args.last === 'number' ? Math.max(from, to - size) : from;
  const end = typeof args.last === 'number' ? to : Math.min(to, from + size);
  const page = ordered.slice(start, Math.max(start, end));
  const edges = page.map(entry => ({
    cursor: cursorOf(idOf(entry), signature),
    node: view(entry),
  }));
  return {
    edges,
    nodes: edges.map(edge => edge.node),
    pageInfo: {
      hasNextPage: end < ordered.length,
      hasPreviousPage: start > 0,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
  };
}
