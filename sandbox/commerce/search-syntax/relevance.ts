import { parseSearch, type SearchNode, type SearchTerm } from './parse-search';
import type { TextSearch } from './text-search';

/** The conditions that an entry should meet, without those under NOT. */
export function wantedTerms(node: SearchNode): readonly SearchTerm[] {
  if (node.kind === 'term') return [node];
  return node.kind === 'not' ? [] : node.nodes.flatMap(wantedTerms);
}

/** The entries with the best match of the query's words first; the order of equals is kept. */
export function byRelevance<Entry>(
  entries: readonly Entry[],
  query: string,
  texts: TextSearch<Entry>,
): readonly Entry[] {
  const scores = new Map<Entry, number>();
  for (const { value } of wantedTerms(parseSearch(query))) {
    const found = texts.find(value, { isPrefix: value.endsWith('*'), allowsTypos: false });
    for (const [entry, score] of found) scores.set(entry, (scores.get(entry) ?? 0) + score);
  }
  const scoreOf = (entry: Entry) => scores.get(entry) ?? 0;
  return [...entries].sort((one, other) => scoreOf(other) - scoreOf(one));
}
