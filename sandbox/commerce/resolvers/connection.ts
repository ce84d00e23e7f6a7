import { GraphQLError } from 'graphql';
import { isJsonObject, parseJson } from '../../core/json';

/** Relay arguments as the platform takes them. */
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

const cursorOf = (id: string): string =>
  Buffer.from(JSON.stringify({ last_id: id, last_value: id })).toString('base64');

function idIn(cursor: string): unknown {
  const parsed = parseJson(Buffer.from(cursor, 'base64').toString());
  return isJsonObject(parsed) ? parsed.last_id : undefined;
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
  if (size > PAGE_LIMIT) throw badRequest(`${name} cannot exceed ${PAGE_LIMIT}`);
  if (size < 0) throw badRequest(`${name} must be a non-negative integer`);
  return size;
}

/**
 * A Relay connection over a list. `view` makes the node of an entry and is called for the entries
 * of the asked page only. Throws the platform's errors for a missing or too large page size and for
 * a cursor of another list.
 */
export function connection<Entry>(
  entries: readonly Entry[],
  args: PageArguments,
  idOf: (entry: Entry) => string,
  view: (entry: Entry) => unknown,
) {
  const size = pageSize(args);
  const ordered = args.reverse ? [...entries].reverse() : entries;
  const place = (cursor: string) => {
    const id = idIn(cursor);
    const index = ordered.findIndex(entry => idOf(entry) === id);
    if (index < 0) throw badRequest('Invalid cursor for current pagination sort.');
    return index;
  };
  const from = args.after ? place(args.after) + 1 : 0;
  const to = args.before ? place(args.before) : ordered.length;
  const start = typeof args.last === 'number' ? Math.max(from, to - size) : from;
  const end = typeof args.last === 'number' ? to : Math.min(to, from + size);
  const page = ordered.slice(start, Math.max(start, end));
  const edges = page.map(entry => ({ cursor: cursorOf(idOf(entry)), node: view(entry) }));
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
