import { GraphQLError } from 'graphql';
import type { Scope } from '../scope';
import { findEntries } from './find-entries';
import { resultView, trackingOf } from './result-view';
import { searchIndex, type SearchEntry } from './search-entries';

type PredictiveType = SearchEntry['kind'] | 'QUERY';

/** The arguments of `QueryRoot.predictiveSearch`. */
export interface PredictiveArguments {
  readonly query: string;
  readonly limit?: number | null;
  readonly limitScope?: 'ALL' | 'EACH' | null;
  readonly types?: readonly PredictiveType[] | null;
  readonly searchableFields?: readonly string[] | null;
  readonly unavailableProducts?: 'SHOW' | 'HIDE' | 'LAST' | null;
}

const MOST = 10;
const DEFAULT_FIELDS = ['TITLE', 'PRODUCT_TYPE', 'VARIANTS_TITLE', 'VENDOR'];
const ALL_TYPES: readonly PredictiveType[] = ['QUERY', 'PRODUCT', 'COLLECTION', 'PAGE', 'ARTICLE'];

function limitOf(limit: number | null | undefined): number {
  const size = limit ?? MOST;
  if (size >= 1 && size <= MOST) return size;
  throw new GraphQLError(`limit must be between 1 and ${MOST}`, {
    extensions: { code: 'BAD_REQUEST' },
  });
}

/** A limit for all types together is dealt out one by one, so that each type has its share. */
function shares(
  counts: ReadonlyMap<PredictiveType, number>,
  limit: number,
  isEach: boolean,
): ReadonlyMap<PredictiveType, number> {
  if (isEach) return new Map([...counts.keys()].map(type => [type, limit]));
  const dealt = new Map([...counts.keys()].map(type => [type, 0]));
  let left = limit;
  let isOver = false;
  while (left > 0 && !isOver) {
    isOver = true;
    for (const [type, count] of counts) {
      const has = dealt.get(type) ?? 0;
      if (left === 0 || has >= count) continue;
      dealt.set(type, has + 1);
      left -= 1;
      isOver = false;
    }
  }
  return dealt;
}

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** The suggestion with what was typed marked. */
function styled(text: string, typed: string): string {
  const start = typed.trim().toLowerCase();
  if (start === '' || !text.startsWith(start)) return `<span>${escapeHtml(text)}</span>`;
  const rest = text.slice(start.length);
  const marked = `<mark>${escapeHtml(start)}</mark>`;
  return rest === '' ? marked : `${marked}<span>${escapeHtml(rest)}</span>`;
}

/** `PredictiveSearchResult`: suggestions while the shopper types. */
export function predictiveResult(args: PredictiveArguments, scope: Scope) {
  const { query, limit, limitScope, types, searchableFields, unavailableProducts } = args;
  const size = limitOf(limit);
  const wanted = ALL_TYPES.filter(type => !types?.length || types.includes(type));
  const fields = searchableFields?.length ? searchableFields : DEFAULT_FIELDS;
  const kinds = wanted.flatMap(type => (type === 'QUERY' ? [] : [type]));
  const found = findEntries(scope.store, {
    query,
    kinds,
    fields,
    isPrefix: true,
    unavailable: unavailableProducts ?? 'LAST',
  });
  const suggestions =
    wanted.includes('QUERY') && query.trim()
      ? searchIndex(scope.store.catalogue).texts.suggest(query, fields)
      : [];
  const of = (kind: SearchEntry['kind']) => found.filter(entry => entry.kind === kind);
  const counts = new Map(
    wanted.map(type => [type, type === 'QUERY' ? suggestions.length : of(type).length] as const),
  );
  const share = shares(counts, size, limitScope === 'EACH');
  const tracking = (at: number) =>
    trackingOf({ _pos: String(at + 1), _psq: query, _ss: 'e', _v: '1.0' }, query);
  const results = (kind: SearchEntry['kind']) =>
    of(kind)
      .slice(0, share.get(kind) ?? 0)
      .map((entry, at) => resultView(entry, scope, tracking(at)));
  return {
    articles: results('ARTICLE'),
    collections: results('COLLECTION'),
    pages: results('PAGE'),
    products: results('PRODUCT'),
    queries: suggestions.slice(0, share.get('QUERY') ?? 0).map((text, at) => ({
      __typename: 'SearchQuerySuggestion',
      text,
      styledText: styled(text, query),
      trackingParameters: tracking(at),
    })),
  };
}
