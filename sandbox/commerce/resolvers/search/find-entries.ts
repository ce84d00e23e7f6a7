import { GraphQLError } from 'graphql';
import { isProductForSale, type StoreRuntime } from '~/sandbox/commerce/runtime';
import {
  conditionOf,
  numberField,
  textField,
  wholeField,
  type SearchField,
} from '~/sandbox/commerce/search-syntax/match-search';
import {
  parseSearch,
  type SearchNode,
  type SearchTerm,
} from '~/sandbox/commerce/search-syntax/parse-search';
import { wantedTerms } from '~/sandbox/commerce/search-syntax/relevance';
import { searchIndex, type SearchEntry } from './search-entries';

/** What is looked for, and where. */
export interface Wanted {
  readonly query: string;
  readonly kinds: readonly SearchEntry['kind'][];
  /** Searchable fields; all of them when absent. */
  readonly fields?: readonly string[];
  readonly isPrefix: boolean;
  /** `SHOW` as found, `HIDE`, or `LAST` behind all others. */
  readonly unavailable: string;
}

/** The fields that a query may name, by the searchable field that each looks in. */
const NAMED: ReadonlyMap<string, string> = new Map([
  ['author', 'AUTHOR'],
  ['body', 'BODY'],
  ['title', 'TITLE'],
  ['variants.barcode', 'VARIANTS_BARCODE'],
  ['variants.sku', 'VARIANTS_SKU'],
  ['variants.title', 'VARIANTS_TITLE'],
]);

/** Fields that are compared whole, as in the lists of products and articles. */
const WHOLE: ReadonlyMap<string, string> = new Map([
  ['product_type', 'PRODUCT_TYPE'],
  ['tag', 'TAG'],
  ['vendor', 'VENDOR'],
]);

const pricesOf = ({ kind, item }: SearchEntry): readonly number[] =>
  kind === 'PRODUCT' ? item.variants.map(({ priceCents }) => priceCents / 100) : [];

const plainTerm = (value: string): SearchTerm => ({
  kind: 'term',
  field: null,
  comparator: ':',
  value,
  isQuoted: false,
});

const isKnown = (field: string): boolean =>
  NAMED.has(field) || WHOLE.has(field) || field === 'variants.price';

/**
 * A query as the search syntax reads it. Shoppers type it, so what is no such syntax, or names a field
 * that there is not, is looked for word by word, as the platform does.
 */
function readQuery(query: string): SearchNode {
  const words = plainTerm(query);
  try {
    const node = parseSearch(query);
    const isSyntax = termsOf(node).every(({ field }) => field === null || isKnown(field));
    return isSyntax ? node : words;
  } catch (error) {
    if (error instanceof GraphQLError) return words;
    throw error;
  }
}

function termsOf(node: SearchNode): readonly SearchTerm[] {
  if (node.kind === 'term') return [node];
  return node.kind === 'not' ? termsOf(node.node) : node.nodes.flatMap(termsOf);
}

/** Entries with how well they match; products that cannot be bought come last or not at all. */
export function findEntries(store: StoreRuntime, wanted: Wanted): readonly SearchEntry[] {
  const { entries, texts, textsIn } = searchIndex(store.catalogue);
  if (!wanted.query.trim()) return [];
  const node = readQuery(wanted.query);
  const last = termsOf(node).at(-1);
  const scores = new Map<SearchTerm, ReadonlyMap<SearchEntry, number>>();
  const anywhere: SearchField<SearchEntry> = term => {
    const found = texts.find(term.value, {
      fields: wanted.fields,
      isPrefix: !term.isQuoted && (term.value.endsWith('*') || (wanted.isPrefix && term === last)),
      allowsTypos: !term.isQuoted,
    });
    scores.set(term, found);
    if (!term.isQuoted) return entry => found.has(entry);
    const fields = wanted.fields ?? searchFields;
    const isPhrase = textField<SearchEntry>(entry =>
      fields.flatMap(field => textsIn(field)(entry)),
    )(term);
    return entry => isPhrase(entry);
  };
  const condition = conditionOf(node, {
    argument: 'QueryRoot.search(query:)',
    anywhere,
    fields: new Map<string, SearchField<SearchEntry>>([
      ...[...NAMED].map(([name, field]) => [name, textField(textsIn(field))] as const),
      ...[...WHOLE].map(([name, field]) => [name, wholeField(textsIn(field))] as const),
      ['variants.price', numberField(pricesOf)],
    ]),
  });
  const positive = wantedTerms(node);
  const scoreOf = (entry: SearchEntry) =>
    positive.reduce((sum, term) => sum + (scores.get(term)?.get(entry) ?? 0), 0);
  const found = entries
    .filter(entry => wanted.kinds.includes(entry.kind) && condition(entry))
    .map(entry => ({ entry, score: scoreOf(entry) }))
    .sort((one, other) => other.score - one.score)
    .map(({ entry }) => entry);
  return placeUnavailable(found, store, wanted.unavailable);
}

const searchFields: readonly string[] = [...NAMED.values(), ...WHOLE.values()];

function placeUnavailable(
  found: readonly SearchEntry[],
  store: StoreRuntime,
  unavailable: string,
): readonly SearchEntry[] {
  if (unavailable === 'SHOW') return found;
  const isSoldOut = ({ kind, item }: SearchEntry) =>
    kind === 'PRODUCT' && !isProductForSale(store, item);
  const shown = found.filter(entry => !isSoldOut(entry));
  return unavailable === 'HIDE' ? shown : [...shown, ...found.filter(isSoldOut)];
}
