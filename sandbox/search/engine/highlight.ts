import type { SearchParameters } from '../parameters/search-parameters';
import type { SearchRecord } from '../record';
import { partOf, withoutPaths } from './attribute-paths';
import type { SearchedAttribute } from './declared-attributes';
import { highlightText, snippetText, type FindTyped, type HighlightedText } from './highlight-text';
import type { TextMatch } from './match-text';
import type { TextIndex } from './text-index';

const SNIPPET_WORDS = 10;

/** Which word of the query a word of a record matches, in the record's best interpretation. */
function finderOf(match: TextMatch | null, index: TextIndex | null): FindTyped {
  if (!match || !index) return () => null;
  const words = match.reading.words.map(word => ({
    text: word.text,
    found: index.matchesOf(word),
  }));
  return own => words.find(({ found }) => found.has(own))?.text ?? null;
}

/** Applies `mark` to every text and number of a value, and drops the rest. */
function marked(value: unknown, mark: (text: string) => object): unknown {
  if (typeof value === 'string' || typeof value === 'number') return mark(String(value));
  if (Array.isArray(value)) {
    return value.flatMap((item: unknown) => {
      const own = marked(item, mark);
      return own === undefined ? [] : [own];
    });
  }
  if (typeof value !== 'object' || value === null) return undefined;
  const own = Object.entries(value).flatMap(([name, each]) => {
    const result = marked(each, mark);
    return result === undefined ? [] : [[name, result] as const];
  });
  return own.length > 0 ? Object.fromEntries(own) : undefined;
}

const withoutMeta = (part: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(part).filter(([name]) => name !== 'objectID' && name[0] !== '_'),
  );

const levelOf = ({ typed }: HighlightedText, all: number): 'none' | 'partial' | 'full' => {
  if (typed.size === 0) return 'none';
  return typed.size >= all ? 'full' : 'partial';
};

/** `_highlightResult` and `_snippetResult` of a hit, where the search asks for them. */
export function highlightsOf(
  record: SearchRecord,
  match: TextMatch | null,
  parameters: SearchParameters,
  text: { readonly index: TextIndex | null; readonly declared: readonly SearchedAttribute[] },
): Record<string, unknown> {
  const find = finderOf(match, text.index);
  const all = match?.reading.words.length ?? 0;
  const paths = parameters.attributesToHighlight ?? text.declared.map(({ path }) => path);
  const shown = (wanted: readonly string[]): Record<string, unknown> =>
    withoutMeta(withoutPaths(partOf(record, wanted), parameters.unretrievableAttributes));
  const highlights = marked(shown(paths), own => {
    const highlighted = highlightText(own, find, parameters);
    return {
      value: highlighted.value,
      matchLevel: levelOf(highlighted, all),
      ...(highlighted.typed.size > 0 ? { fullyHighlighted: highlighted.isWhole } : {}),
      matchedWords: [...highlighted.typed],
    };
  });
  const snippets = parameters.attributesToSnippet.flatMap(entry => {
    const [path = '', length] = entry.split(':');
    const words = length === undefined ? SNIPPET_WORDS : Number(length);
    const own = marked(shown([path]), value => {
      const snippet = snippetText(value, words, find, parameters);
      return { value: snippet.value, matchLevel: levelOf(snippet, all) };
    });
    return typeof own === 'object' ? [own] : [];
  });
  return {
    ...(highlights === undefined ? {} : { _highlightResult: highlights }),
    ...(snippets.length === 0 ? {} : { _snippetResult: Object.assign({}, ...snippets) as object }),
  };
}
