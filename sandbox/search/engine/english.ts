const IRREGULAR: ReadonlyMap<string, string> = new Map([
  ['children', 'child'],
  ['feet', 'foot'],
  ['geese', 'goose'],
  ['knives', 'knife'],
  ['leaves', 'leaf'],
  ['men', 'man'],
  ['mice', 'mouse'],
  ['people', 'person'],
  ['teeth', 'tooth'],
  ['women', 'woman'],
]);

/** The singular of an English word, guessed from its ending. */
export function singularOf(word: string): string {
  const irregular = IRREGULAR.get(word);
  if (irregular !== undefined) return irregular;
  if (word.length < 4 || !word.endsWith('s') || /(ss|us|is)$/.test(word)) return word;
  if (/[^aeiou]ies$/.test(word) && word.length > 4) return `${word.slice(0, -3)}y`;
  return /(ss|sh|ch|x|zz)es$/.test(word) ? word.slice(0, -2) : word.slice(0, -1);
}

const STOP_WORDS: ReadonlySet<string> = new Set(
  (
    'a about after all also am an and any are as at be because been before being but by can could did ' +
    'do does doing down during each few for from further had has have having he her here hers him his ' +
    'how i if in into is it its itself just me more most my myself no nor not now of off on once only ' +
    'or other our ours out over own same she should so some such than that the their theirs them then ' +
    'there these they this those through to too under until up very was we were what when where which ' +
    'while who whom why will with would you your yours'
  ).split(' '),
);

/**
 * The words of a query without those that say nothing. A last word that may go on is kept, and so is a
 * query that has only such words.
 */
export function withoutStopWords(
  words: readonly string[],
  lastMayGoOn: boolean,
): readonly string[] {
  const kept = words.filter(
    (word, at) => !STOP_WORDS.has(word) || (lastMayGoOn && at === words.length - 1),
  );
  return kept.length === 0 || (kept.length === 1 && STOP_WORDS.has(kept[0] ?? '')) ? words : kept;
}
